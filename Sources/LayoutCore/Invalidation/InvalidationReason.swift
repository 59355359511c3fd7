/// Why a layout is worked out again.
public enum InvalidationReason: UInt8, Hashable, Sendable, CaseIterable {
  /// Elements came, went or changed places: the body is evaluated anew.
  case hierarchyChanged
  /// The room for the content is another one.
  case sizeChanged
  /// Something shows something else, or measures differently than it did.
  case contentChanged
  /// A value that flows down from the root is another one.
  case environmentChanged
  /// Where the layout is shown, and what shows it: another host, another offset.
  case geometryChanged
  /// The caller asked for it.
  case explicit
  /// An animation goes on. Hosts move what is shown between two layouts by themselves, so by default nothing is laid
  /// out for it.
  case animation
}

/// Several reasons. Eight bits, no storage of its own.
struct InvalidationReasons: Hashable, Sendable {
  private var bits: UInt8 = 0

  func contains(_ reason: InvalidationReason) -> Bool { bits & (1 << reason.rawValue) != 0 }

  mutating func insert(_ reason: InvalidationReason) { bits |= 1 << reason.rawValue }

  /// The most important first; among equals in the order of the cases.
  func sorted(by rules: LayoutInvalidationRules) -> [InvalidationReason] {
    rules.sorted(InvalidationReason.allCases.filter(contains))
  }
}
