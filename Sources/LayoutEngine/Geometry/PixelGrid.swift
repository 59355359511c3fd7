/// The device's pixel grid: edges are rounded to it once, when frames are passed to a host.
@frozen
public struct PixelGrid: Hashable, Sendable {
  /// Device pixels per point; 1, 2 or 3 on real devices.
  public let scale: Double

  /// A grid of `scale` pixels per point.
  ///
  /// A scale that is not a positive finite number counts as 1, and so does one that no device has: with more than
  /// 65,536 pixels per point, or points per pixel, neighbouring edges would be the same number.
  public init(scale: Double) {
    self.scale = scale >= 1 / Self.finest && scale <= Self.finest ? scale : 1
  }

  private static var finest: Double { 65_536 }

  /// The nearest grid line; halves go away from zero, and 0 has no sign.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func round(_ edge: Double) -> Double {
    (edge * scale).rounded() / scale + 0
  }

  /// Rounds the four edges, so that neighbours that touch still touch.
  ///
  /// 1. The left and top edges go to the nearest grid line.
  /// 2. The right and bottom edges do so too; the size is the distance between.
  /// 3. `minimum`, the measured size of a text, is never cut: where rounding made the size smaller, the right or bottom
  ///    edge goes to the next grid line outwards.
  public func round(_ rect: Rect, keeping minimum: Size? = nil) -> Rect {
    // Whole pixels are counted exactly, so that no edge moves by an error of the division.
    // Adding 0 turns -0 into 0.
    let left = (rect.minX * scale).rounded() + 0
    let top = (rect.minY * scale).rounded() + 0
    var width = (rect.maxX * scale).rounded() - left + 0
    var height = (rect.maxY * scale).rounded() - top + 0
    if let minimum {
      if width / scale < minimum.width { width = (minimum.width * scale).rounded(.up) }
      if height / scale < minimum.height { height = (minimum.height * scale).rounded(.up) }
    }
    return Rect(x: left / scale, y: top / scale, width: width / scale, height: height / scale)
  }

  /// A rounded rectangle's place from the rounded corner of another one, on the grid again.
  ///
  /// The difference of two thirds of a point is not always the number nearest to a third.
  public func round(_ rect: Rect, from corner: Point) -> Rect {
    Rect(
      x: round(rect.minX - corner.x), y: round(rect.minY - corner.y), width: rect.width, height: rect.height)
  }
}
