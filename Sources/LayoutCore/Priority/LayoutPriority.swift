/// Which child a stack serves first. Elements without a priority have the medium one.
public struct LayoutPriority: RawRepresentable, Hashable, Sendable, Comparable {
  /// The number that `layoutPriority(_:)` takes.
  public let rawValue: Double

  /// A priority from its number; NaN counts as 0.
  public init(rawValue: Double) { self.rawValue = rawValue.isNaN ? 0 : rawValue }

  /// Served last: -1.
  public static let low = LayoutPriority(rawValue: -1)
  /// That of elements without one: 0.
  public static let medium = LayoutPriority(rawValue: 0)
  /// Served first: 1.
  public static let high = LayoutPriority(rawValue: 1)

  /// Whether `one` is served after `other`.
  public static func < (one: LayoutPriority, other: LayoutPriority) -> Bool { one.rawValue < other.rawValue }
}

extension Layout {
  /// Stacks serve elements of a higher priority first.
  public func layoutPriority(_ priority: LayoutPriority) -> _ModifiedLayout<Self, _RecordModifier> {
    layoutPriority(priority.rawValue)
  }
}
