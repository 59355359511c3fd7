/// The reasons that request a turn, and the order of several.
///
/// ```swift
/// root.invalidationRules = .default.ignoring(.environmentChanged)
/// ```
public struct LayoutInvalidationRules: Hashable, Sendable {
  private var priorities: [Int]
  private var ignored = InvalidationReasons()

  /// Hierarchy 4, size 3, content 2, environment, geometry and explicit 1, animation 0; a reason with 0 requests no
  /// turn.
  public static let `default` = LayoutInvalidationRules()

  /// The default rules, with other priorities for the given reasons.
  ///
  /// A reason whose priority is not above 0 requests no turn.
  public init(priorities: [InvalidationReason: Int] = [:]) {
    self.priorities = InvalidationReason.allCases.map { priorities[$0] ?? Self.defaultPriority(of: $0) }
  }

  private static func defaultPriority(of reason: InvalidationReason) -> Int {
    switch reason {
    case .hierarchyChanged: 4
    case .sizeChanged: 3
    case .contentChanged: 2
    case .environmentChanged, .geometryChanged, .explicit: 1
    case .animation: 0
    }
  }

  /// The same rules, except that `reasons` request no turn of their own; their changes count in the next one.
  public func ignoring(_ reasons: InvalidationReason...) -> LayoutInvalidationRules {
    var rules = self
    for reason in reasons { rules.ignored.insert(reason) }
    return rules
  }

  /// Whether the reason requests a turn.
  public func shouldInvalidate(for reason: InvalidationReason) -> Bool {
    !ignored.contains(reason) && priority(for: reason) > 0
  }

  /// The importance of the reason: the higher, the earlier.
  public func priority(for reason: InvalidationReason) -> Int { priorities[Int(reason.rawValue)] }

  /// The reasons with the most important first; equal ones stay in their order.
  func sorted(_ reasons: [InvalidationReason]) -> [InvalidationReason] {
    reasons.enumerated().sorted { one, other in
      let (first, second) = (priority(for: one.element), priority(for: other.element))
      return first == second ? one.offset < other.offset : first > second
    }.map(\.element)
  }
}
