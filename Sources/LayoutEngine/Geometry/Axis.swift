/// One of the two directions of a layout.
@frozen
public enum Axis: UInt8, Hashable, Sendable, CaseIterable {
  /// Left to right, or right to left where that is the layout direction.
  case horizontal
  /// Top to bottom.
  case vertical

  /// The other axis.
  @inlinable public var crossed: Axis { self == .horizontal ? .vertical : .horizontal }

  /// Any combination of the two axes.
  @frozen
  public struct Set: OptionSet, Hashable, Sendable {
    /// Bit 0 is horizontal, bit 1 vertical.
    public let rawValue: UInt8

    /// A set from its bits.
    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A set of one axis.
    @inlinable
    public init(_ axis: Axis) { self.init(rawValue: axis == .horizontal ? 1 : 2) }

    /// The horizontal axis.
    @inlinable public static var horizontal: Set { Set(rawValue: 1) }
    /// The vertical axis.
    @inlinable public static var vertical: Set { Set(rawValue: 2) }
    /// Both axes.
    @inlinable public static var both: Set { Set(rawValue: 3) }

    @inlinable
    package func contains(_ axis: Axis) -> Bool {
      rawValue & (axis == .horizontal ? 1 : 2) != 0
    }
  }
}

/// The direction of the horizontal axis.
@frozen
public enum LayoutDirection: UInt8, Hashable, Sendable, CaseIterable {
  /// Leading is left.
  case leftToRight
  /// Leading is right: every container is laid out as in left-to-right and mirrored inside its bounds.
  case rightToLeft
}
