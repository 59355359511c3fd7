/// The reason for which a layout is computed again.
@nonexhaustive
public enum InvalidationReason: UInt8, Hashable, Sendable, CaseIterable {
  /// Elements came, went or changed places: the body is evaluated anew.
  case hierarchyChanged
  /// The room for the content changed.
  case sizeChanged
  /// An element has other content, or another measured size.
  case contentChanged
  /// A value that is propagated from the root changed.
  case environmentChanged
  /// The place of the layout changed: another host, another offset.
  case geometryChanged
  /// The caller requested it.
  case explicit
  /// An animation goes on; by default nothing is laid out for it, since hosts move views between two layouts by
  /// themselves.
  case animation
}

/// Several reasons, in eight bits.
struct InvalidationReasons: Hashable, Sendable {
  private var bits: UInt8 = 0

  func contains(_ reason: InvalidationReason) -> Bool { bits & (1 << reason.rawValue) != 0 }

  mutating func insert(_ reason: InvalidationReason) { bits |= 1 << reason.rawValue }

  /// The reasons with the most important first; equal ones are in the order of the cases.
  func sorted(by rules: LayoutInvalidationRules) -> [InvalidationReason] {
    rules.sorted(InvalidationReason.allCases.filter(contains))
  }
}
