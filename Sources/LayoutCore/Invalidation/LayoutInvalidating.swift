/// An object that can be told that its layout is out of date.
public protocol LayoutInvalidating: AnyObject {
  /// Takes note that the layout is out of date. Nothing is worked out yet.
  func invalidateLayout(for reason: InvalidationReason)

  /// Works the layout out, if it is out of date.
  func layoutIfNeeded()
}

/// Collects what is out of date in several layouts, and works each of them out once.
///
/// ```swift
/// let context = LayoutInvalidationContext()
/// context.invalidate(list, for: .contentChanged)
/// context.invalidate(page, for: .sizeChanged)
/// context.performLayoutPass()      // the page, then the list
/// ```
///
/// A layout that is collected is not kept alive. Not `Sendable`: to be used on the thread of the layouts.
public final class LayoutInvalidationContext {
  /// Which reasons count, and which layout comes first.
  public let rules: LayoutInvalidationRules

  private struct Entry {
    weak var target: (any LayoutInvalidating)?
    var reasons: InvalidationReasons
    var number: Int
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var lastNumber = 0

  /// A context in which nothing is out of date.
  public init(rules: LayoutInvalidationRules = .default) {
    self.rules = rules
  }

  /// Notes that a layout is out of date; a reason that the rules leave out is not noted. Complexity: O(1).
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

  /// Why a layout is out of date, the most important reason first; empty where it is not.
  public func reasons(for target: any LayoutInvalidating) -> [InvalidationReason] {
    guard let entry = entries[ObjectIdentifier(target)], entry.target === target else { return [] }
    return entry.reasons.sorted(by: rules)
  }

  /// How many layouts are out of date; those that are gone do not count. Complexity: O(layouts).
  public var pendingCount: Int {
    entries = entries.filter { $0.value.target != nil }
    return entries.count
  }

  /// Works out what is out of date.
  ///
  /// 1. What is gone meanwhile is forgotten.
  /// 2. Layouts are met in the order of their most important reasons; equals in the order they were noted in.
  /// 3. Each is told its reasons, the most important first, and then works itself out once.
  ///
  /// What is noted meanwhile waits for the next pass.
  ///
  /// - Returns: how many layouts were worked out.
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
