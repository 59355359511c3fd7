/// A width and a height in points.
@frozen
public struct Size: Hashable, Sendable {
  /// The horizontal extent in points.
  public var width: Double
  /// The vertical extent in points.
  public var height: Double

  /// A size of `width` by `height` points.
  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The empty size.
  @inlinable public static var zero: Size { Size(width: 0, height: 0) }

  @inlinable package static var infinity: Size { Size(width: .infinity, height: .infinity) }

  /// Whether both extents are finite numbers.
  ///
  /// The comparisons cost half as much as `Double.isFinite`.
  @inlinable @inline(__always) public var isFinite: Bool { width.magnitude < .infinity && height.magnitude < .infinity }

  @inlinable
  package subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  @inlinable
  package init(_ axis: Axis, _ major: Double, _ minor: Double) {
    self = axis == .horizontal ? Size(width: major, height: minor) : Size(width: minor, height: major)
  }
}

extension Size: CustomStringConvertible {
  /// The size in the project's one text form: `320x44`.
  public var description: String { "\(NumberText.string(width))x\(NumberText.string(height))" }
}
