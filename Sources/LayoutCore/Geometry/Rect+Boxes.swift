package import LayoutEngine

/// Boxes that are made from others.
extension Rect {
  /// The rectangle with each edge moved outwards by `length` points; a side that would be negative is 0.
  package func outset(by length: Double) -> Rect {
    Rect(
      x: minX - length, y: minY - length, width: max(0, width + 2 * length), height: max(0, height + 2 * length))
  }

  /// The intersection of both; `nil` where it has no area.
  package func overlap(with other: Rect) -> Rect? {
    let (left, top) = (Swift.max(minX, other.minX), Swift.max(minY, other.minY))
    let (right, bottom) = (Swift.min(maxX, other.maxX), Swift.min(maxY, other.maxY))
    return left < right && top < bottom ? Rect(x: left, y: top, width: right - left, height: bottom - top) : nil
  }

  /// The four corners after `transform`, row by row.
  func corners(after transform: Transform) -> [Point] {
    [
      Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: minX, y: maxY), Point(x: maxX, y: maxY),
    ].map { $0.applying(transform) }
  }

  /// The smallest rectangle around the corners of this one after `transform`.
  ///
  /// An edge that a corner has no number for is NaN, since `min` would leave such a corner out.
  func applying(_ transform: Transform) -> Rect {
    let corners = corners(after: transform)
    let (left, right) = Rect.range(corners.map(\.x))
    let (top, bottom) = Rect.range(corners.map(\.y))
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private static func range(_ numbers: [Double]) -> (Double, Double) {
    if numbers.contains(where: \.isNaN) { return (.nan, .nan) }
    return numbers.reduce((.infinity, -.infinity)) { (min($0.0, $1), max($0.1, $1)) }
  }
}
