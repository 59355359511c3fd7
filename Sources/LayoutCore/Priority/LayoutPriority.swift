/// The order in which a stack measures its children; elements without a priority have the medium one.
public struct LayoutPriority: RawRepresentable, Hashable, Sendable, Comparable {
  /// The argument of `layoutPriority(_:)`.
  public let rawValue: Double

  /// A priority from its number; NaN counts as 0.
  public init(rawValue: Double) { self.rawValue = rawValue.isNaN ? 0 : rawValue }

  /// Measured last: -1.
  public static let low = LayoutPriority(rawValue: -1)
  /// The priority of elements without one: 0.
  public static let medium = LayoutPriority(rawValue: 0)
  /// Measured first: 1.
  public static let high = LayoutPriority(rawValue: 1)

  /// Whether `one` is measured after `other`.
  public static func < (one: LayoutPriority, other: LayoutPriority) -> Bool { one.rawValue < other.rawValue }
}

extension Layout {
  /// Sets the element's priority: stacks measure elements of a higher one first.
  public func layoutPriority(_ priority: LayoutPriority) -> _ModifiedLayout<Self, _RecordModifier> {
    layoutPriority(priority.rawValue)
  }
}
