/// A rectangle in points: the top left corner and a size.
@frozen
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The extent; never negative in a frame that the engine computed.
  public var size: Size

  /// A rectangle from its top left corner and its size.
  @inlinable
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle from its left and top edges, width and height, in points.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The empty rectangle at the origin.
  @inlinable public static var zero: Rect { Rect(x: 0, y: 0, width: 0, height: 0) }

  /// The left edge.
  @inlinable public var minX: Double { origin.x }
  /// The top edge.
  @inlinable public var minY: Double { origin.y }
  /// The right edge.
  @inlinable public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  @inlinable public var maxY: Double { origin.y + size.height }
  /// The horizontal middle.
  @inlinable public var midX: Double { origin.x + size.width / 2 }
  /// The vertical middle.
  @inlinable public var midY: Double { origin.y + size.height / 2 }
  /// The width in points.
  @inlinable public var width: Double { size.width }
  /// The height in points.
  @inlinable public var height: Double { size.height }

  /// The rectangle moved by `offset`.
  @inlinable
  public func moved(by offset: Point) -> Rect {
    Rect(origin: origin + offset, size: size)
  }

  /// Whether `point` is inside; the left and top edges belong to the rectangle, the others do not.
  @inlinable
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The smallest rectangle that contains both, with finite numbers.
  public func union(_ other: Rect) -> Rect {
    let left = Swift.min(minX, other.minX)
    let top = Swift.min(minY, other.minY)
    let right = Swift.max(maxX, other.maxX)
    let bottom = Swift.max(maxY, other.maxY)
    return Rect(x: left, y: top, width: right - left, height: bottom - top).finite
  }

  /// The rectangle itself where its edges and lengths are finite, otherwise the nearest one with finite numbers.
  ///
  /// No edge is farther out than half of the largest `Double`, and an edge that is not a number is as far out as that.
  package var finite: Rect {
    if width.isFinite, height.isFinite, maxX.isFinite, maxY.isFinite { return self }
    let far = Double.greatestFiniteMagnitude / 2
    func edge(_ value: Double, _ fallback: Double) -> Double {
      value.isNaN ? fallback : Swift.min(Swift.max(value, -far), far)
    }
    let (left, top) = (edge(minX, -far), edge(minY, -far))
    let (right, bottom) = (edge(maxX, far), edge(maxY, far))
    return Rect(x: left, y: top, width: Swift.max(0, right - left), height: Swift.max(0, bottom - top))
  }
}

extension Rect: CustomStringConvertible {
  /// The rectangle in the project's one text form: `(16, 8) 320x44`.
  public var description: String { "\(origin) \(size)" }
}
