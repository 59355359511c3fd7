/// The device's pixel grid: edges are rounded to it once, when frames are handed to a host.
@frozen
public struct PixelGrid: Hashable, Sendable {
  /// Device pixels per point; 1, 2 or 3 on real devices.
  public let scale: Double

  /// A grid of `scale` pixels per point. A scale that is not a positive finite number counts as 1.
  public init(scale: Double) {
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }

  /// The nearest grid line; halves go away from zero. Complexity: O(1).
  @inlinable
  public func round(_ edge: Double) -> Double {
    (edge * scale).rounded() / scale
  }

  /// Rounds the four edges, so that neighbours that touched still touch.
  ///
  /// 1. The left and top edges go to the nearest grid line.
  /// 2. The right and bottom edges do so too; the size is what lies between.
  /// 3. `minimum`, the measured size of a text, is never cut: where rounding took more than it, the right or bottom
  ///    edge goes to the next grid line outwards.
  public func round(_ rect: Rect, keeping minimum: Size? = nil) -> Rect {
    let left = round(rect.minX)
    let top = round(rect.minY)
    var right = round(rect.maxX)
    var bottom = round(rect.maxY)
    if let minimum {
      if right - left < minimum.width { right = left + (minimum.width * scale).rounded(.up) / scale }
      if bottom - top < minimum.height { bottom = top + (minimum.height * scale).rounded(.up) / scale }
    }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
