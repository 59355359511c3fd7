/// An object whose layout can be invalidated.
public protocol LayoutInvalidating: AnyObject {
  /// Marks the layout as out of date; nothing is computed yet.
  func invalidateLayout(for reason: InvalidationReason)

  /// Computes the layout, if it is out of date.
  func layoutIfNeeded()
}

/// Collects invalidated layouts, and computes each of them once.
///
/// ```swift
/// let context = LayoutInvalidationContext()
/// context.invalidate(list, for: .contentChanged)
/// context.invalidate(page, for: .sizeChanged)
/// context.performLayoutPass()      // the page, then the list
/// ```
///
/// It does not keep its layouts alive. It is not `Sendable`: it belongs to the thread of the layouts.
public final class LayoutInvalidationContext {
  /// The rules for the reasons that count, and for the order of layouts.
  public let rules: LayoutInvalidationRules

  private struct Entry {
    weak var target: (any LayoutInvalidating)?
    var reasons: InvalidationReasons
    var number: Int
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var lastNumber = 0

  /// A context without invalidated layouts.
  public init(rules: LayoutInvalidationRules = .default) {
    self.rules = rules
  }

  /// Invalidates a layout; a reason that the rules leave out is not stored.
  ///
  /// - Complexity: O(1).
  public func invalidate(_ target: any LayoutInvalidating, for reason: InvalidationReason) {
    guard rules.shouldInvalidate(for: reason) else { return }
    let key = ObjectIdentifier(target)
    // An address may be used again by another object.
    if entries[key]?.target == nil {
      lastNumber += 1
      entries[key] = Entry(target: target, reasons: InvalidationReasons(), number: lastNumber)
    }
    entries[key]?.reasons.insert(reason)
  }

  /// The reasons of an invalidated layout, the most important first; empty for any other.
  public func reasons(for target: any LayoutInvalidating) -> [InvalidationReason] {
    guard let entry = entries[ObjectIdentifier(target)], entry.target === target else { return [] }
    return entry.reasons.sorted(by: rules)
  }

  /// The number of invalidated layouts that still exist.
  ///
  /// - Complexity: O(layouts).
  public var pendingCount: Int {
    entries = entries.filter { $0.value.target != nil }
    return entries.count
  }

  /// Computes the invalidated layouts.
  ///
  /// 1. Layouts that no longer exist are removed.
  /// 2. The others follow in the order of their most important reasons; equals in the order they were invalidated in.
  /// 3. Each gets its reasons, the most important first, and then computes itself once.
  ///
  /// Layouts that are invalidated meanwhile wait for the next pass.
  ///
  /// - Returns: the number of computed layouts.
  @discardableResult
  public func performLayoutPass() -> Int {
    let noted = entries.values
    entries = [:]
    // 1.
    let alive = noted.compactMap { entry in entry.target.map { ($0, entry.reasons.sorted(by: rules), entry.number) } }
    // 2.
    let ordered = alive.sorted { one, other in
      let (first, second) = (strongest(one.1), strongest(other.1))
      return first == second ? one.2 < other.2 : first > second
    }
    // 3.
    for (target, reasons, _) in ordered {
      for reason in reasons { target.invalidateLayout(for: reason) }
      target.layoutIfNeeded()
    }
    return ordered.count
  }

  private func strongest(_ reasons: [InvalidationReason]) -> Int { reasons.first.map(rules.priority(for:)) ?? .min }
}
