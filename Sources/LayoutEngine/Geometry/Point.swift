/// A position in points; x grows to the right, y downwards.
@frozen
public struct Point: Hashable, Sendable {
  /// Distance from the left edge, in points.
  public var x: Double
  /// Distance from the top edge, in points.
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
  /// With 0 for what is no finite number.
  var finite: Point { Point(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0) }
}

extension Point: CustomStringConvertible {
  /// The point as the project writes it everywhere: `(12, 7.5)`.
  public var description: String { "(\(NumberText.string(x)), \(NumberText.string(y)))" }
}
