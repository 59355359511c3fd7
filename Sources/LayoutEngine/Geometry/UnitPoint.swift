/// A point in a box by fractions of its size.
///
/// (0, 0) is the top leading corner, (1, 1) the bottom trailing one.
@frozen
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width, from the leading edge.
  public var x: Double
  /// The fraction of the height, from the top.
  public var y: Double

  /// A point from its fractions; values outside 0...1 are outside the box.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The point (0, 0), the same as `topLeading`.
  @inlinable public static var zero: UnitPoint { UnitPoint(x: 0, y: 0) }
  /// The middle of the box.
  @inlinable public static var center: UnitPoint { UnitPoint(x: 0.5, y: 0.5) }
  /// The middle of the leading edge.
  @inlinable public static var leading: UnitPoint { UnitPoint(x: 0, y: 0.5) }
  /// The middle of the trailing edge.
  @inlinable public static var trailing: UnitPoint { UnitPoint(x: 1, y: 0.5) }
  /// The middle of the top edge.
  @inlinable public static var top: UnitPoint { UnitPoint(x: 0.5, y: 0) }
  /// The middle of the bottom edge.
  @inlinable public static var bottom: UnitPoint { UnitPoint(x: 0.5, y: 1) }
  /// The top leading corner.
  @inlinable public static var topLeading: UnitPoint { UnitPoint(x: 0, y: 0) }
  /// The top trailing corner.
  @inlinable public static var topTrailing: UnitPoint { UnitPoint(x: 1, y: 0) }
  /// The bottom leading corner.
  @inlinable public static var bottomLeading: UnitPoint { UnitPoint(x: 0, y: 1) }
  /// The bottom trailing corner.
  @inlinable public static var bottomTrailing: UnitPoint { UnitPoint(x: 1, y: 1) }
}
