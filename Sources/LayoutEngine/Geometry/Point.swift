/// A position in points; x grows to the right, y downwards.
@frozen
public struct Point: Hashable, Sendable {
  /// The distance from the left edge, in points.
  public var x: Double
  /// The distance from the top edge, in points.
  public var y: Double

  /// A point at `x` and `y`, both in points.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  @inlinable public static var zero: Point { Point(x: 0, y: 0) }

  /// The point moved by `other`.
  @inlinable
  public static func + (point: Point, other: Point) -> Point {
    Point(x: point.x + other.x, y: point.y + other.y)
  }

  /// The vector from `other` to `point`.
  @inlinable
  public static func - (point: Point, other: Point) -> Point {
    Point(x: point.x - other.x, y: point.y - other.y)
  }

  @inlinable
  package subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension Point {
  /// The point with 0 in place of coordinates that are not finite.
  var finite: Point { Point(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0) }
}

extension Point: CustomStringConvertible {
  /// The point in the project's one text form: `(12, 7.5)`.
  public var description: String { "(\(NumberText.string(x)), \(NumberText.string(y)))" }
}
