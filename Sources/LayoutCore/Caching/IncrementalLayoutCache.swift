public import LayoutEngine

/// Keeps the trees of layouts, so that the next result of a changed layout costs only what changed.
///
/// ```swift
/// let cache = IncrementalLayoutCache()
/// cache.calculateLayout(Card(title: "One"), id: "card", in: size)
/// cache.calculateLayout(Card(title: "Two"), id: "card", in: size)   // measures the title again and nothing else
/// ```
///
/// It is for results without a host, of layouts that cannot be compared or that change a little each time; `LayoutRoot`
/// does the same for layouts on screen. The least recently used trees are dropped first. It is not `Sendable`: it
/// belongs to one thread.
public final class IncrementalLayoutCache {
  private let measurers: Measurers
  private var sessions: LRUCache<Int, Kept>
  private struct Kept {
    let id: Identity
    let number: Int
    let session: LayoutSession
  }

  /// The numbers of the sessions by their ids; the session of a number may have been dropped.
  private var numbers = IDTable<Identity, Int>()
  private var lastNumber = 0

  /// The number of calls whose tree was stored, and of those whose tree was made.
  public private(set) var statistics = CacheStatistics()

  /// An empty cache.
  ///
  /// - Parameters:
  ///   - capacity: the most trees.
  ///   - measurers: the measurers of texts and pictures.
  public init(capacity: Int = 16, measurers: Measurers = Measurers()) {
    self.measurers = measurers
    sessions = LRUCache(capacity: capacity)
  }

  /// The number of stored trees.
  public var count: Int { sessions.count }

  /// The frames of `layout` in `size`, in the tree of the last layout with the same id.
  ///
  /// They are those of a new tree. The result's `counters` contain the work. An infinite length requests the ideal.
  /// Actions for geometry and preferences run where these differ from the last call.
  public func calculateLayout(
    _ layout: some Layout, id: some Hashable & Sendable, in size: Size,
    environment: EnvironmentValues = EnvironmentValues()
  ) -> LayoutResult {
    let session = session(for: Identity(value: id), environment)
    session.update(layout, environment: environment)
    let response = session.layout(
      in: Proposal(
        width: size.width.isFinite ? size.width : nil, height: size.height.isFinite ? size.height : nil))
    session.runActions()
    return LayoutResult(session, response: response, origin: .zero)
  }

  /// Removes all trees, and starts counting anew.
  public func clearCache() {
    let old = exchange(&sessions, with: LRUCache(capacity: sessions.capacity))
    numbers = IDTable()
    statistics = CacheStatistics()
    letDie(old)
  }

  private func session(for id: Identity, _ environment: EnvironmentValues) -> LayoutSession {
    if let number = numbers[id], let known = sessions.value(for: number)?.session {
      statistics.hits += 1
      return known
    }
    statistics.misses += 1
    let session = LayoutSession(measurers: measurers, environment: environment)
    // The removed tree is released after the access: it may hold a caller's closures.
    let old = sessions.count == sessions.capacity ? sessions.takeOldest() : nil
    if let old { numbers.removeValue(forKey: old.id) }
    lastNumber += 1
    sessions.insert(Kept(id: id, number: lastNumber, session: session), for: lastNumber)
    numbers[id] = lastNumber
    // An id that contradicts itself is not found and cannot be removed.
    if numbers.count - sessions.capacity > sessions.capacity {
      numbers = IDTable()
      for kept in sessions.values { numbers[kept.id] = kept.number }
    }
    letDie(old)
    return session
  }
}
