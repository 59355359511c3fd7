public import LayoutEngine

/// Stores the results of layouts that are computed again and again with the same values.
///
/// ```swift
/// struct Card: CacheableLayout { … }
/// let result = Card(title: "One").calculateLayout(in: Size(width: 390, height: 800), cache: cache)
/// ```
///
/// A result is found by the layout's type and value, the proposal and place, the measurers and the environment. It
/// contains frames and texts, no views. A result for which a native view was measured is not stored: the view may
/// change while the layout's value stays. The least recently used results are dropped first. A look-up takes O(1), and
/// a comparison of the values. Any number of threads may share one cache.
public final class LayoutCache: Sendable {
  /// The default cache.
  public static let shared = LayoutCache()

  /// A result with its key and number.
  private struct Entry {
    let number: Int
    let key: LayoutCacheKey
    let result: LayoutResult
  }

  private struct State {
    /// The results by number, so that no caller's code runs while they are looked up.
    var results: LRUCache<Int, Entry>
    /// The numbers of all results with the same digest: one, unless layouts have the same content hash.
    var numbers: [LayoutCacheKey.Digest: [Int]] = [:]
    var lastNumber = 0
    var statistics = CacheStatistics()

    func entries(_ digest: LayoutCacheKey.Digest) -> [Entry] {
      numbers[digest, default: []].compactMap { results.peek($0) }
    }

    /// Removes the oldest result and returns it.
    mutating func takeOldest() -> Entry? {
      guard let old = results.takeOldest() else { return nil }
      numbers[old.key.digest]?.removeAll { $0 == old.number }
      if numbers[old.key.digest]?.isEmpty == true { numbers[old.key.digest] = nil }
      return old
    }
  }

  private let capacity: Int
  private let elementLimit: Int
  private let state: Locked<State>

  /// An empty cache.
  ///
  /// - Parameters:
  ///   - capacity: the most results.
  ///   - elementLimit: the most elements of all results together; the newest result is always stored.
  public init(capacity: Int = 100, elementLimit: Int = 100_000) {
    self.capacity = max(1, capacity)
    self.elementLimit = max(1, elementLimit)
    state = Locked(State(results: LRUCache(capacity: .max)))
  }

  /// The hits and misses of `calculateLayout(in:cache:)` with this cache, since it was made or cleared.
  public var statistics: CacheStatistics { state.withLock { $0.statistics } }

  /// The share of calls that returned a stored result, 0 to 1; 0 before the first one.
  public var hitRate: Double { statistics.hitRate }

  /// The number of stored results.
  public var count: Int { state.withLock { $0.results.count } }

  /// Whether a thread looks a result up at this moment, during which no code of a layout runs.
  package var isBusy: Bool { state.isHeld }

  /// Removes all results, and starts counting anew.
  public func clearCache() {
    // The removed results are released outside of the lock: that may run a caller's code.
    let old = state.withLock { state in
      let old = state.results
      state.results.removeAll()
      state.numbers = [:]
      state.statistics = CacheStatistics()
      return old
    }
    letDie(old)
  }

  /// The stored result for `key`, or a computed one; two threads with the same key at once both compute it.
  ///
  /// 1. Under the lock the results with the same digest are copied.
  /// 2. Outside of it their layouts are compared, by the caller's `==`, which may use this cache in turn.
  /// 3. A new result is compared likewise, and once more where others came meanwhile. Results beyond the limits are
  ///    dropped.
  func result(for key: LayoutCacheKey?, _ compute: () -> LayoutResult) -> LayoutResult {
    let known = key.flatMap { key in find(key, state.withLock { $0.entries(key.digest) }) }
    state.withLock { state in
      if let known { _ = state.results.value(for: known.number) }
      if known == nil { state.statistics.misses += 1 } else { state.statistics.hits += 1 }
    }
    if let known { return known.result }
    let result = compute()
    if let key, !result.hasMeasuredViews, key.isEqualToItself { keep(result, for: key) }
    return result
  }

  /// Finds a result, by step 2.
  private func find(_ key: LayoutCacheKey, _ entries: [Entry]) -> Entry? {
    entries.first { key.hasSameLayout(as: $0.key) }
  }

  /// Stores a result, by step 3.
  private func keep(_ result: LayoutResult, for key: LayoutCacheKey) {
    var compared: [Int] = []
    while true {
      let others = state.withLock { $0.entries(key.digest) }.filter { !compared.contains($0.number) }
      if find(key, others) != nil { return }
      compared += others.map(\.number)
      let kept: (isDone: Bool, dropped: [Entry]) = state.withLock { state in
        guard state.numbers[key.digest, default: []].allSatisfy(compared.contains) else { return (false, []) }
        return (true, insert(result, key, into: &state))
      }
      letDie(kept.dropped)
      if kept.isDone { return }
    }
  }

  /// - Returns: the dropped results, to be released outside of the lock.
  private func insert(_ result: LayoutResult, _ key: LayoutCacheKey, into state: inout State) -> [Entry] {
    state.lastNumber += 1
    let number = state.lastNumber
    state.results.insert(
      Entry(number: number, key: key, result: result), for: number, cost: max(1, result.elements.count))
    state.numbers[key.digest, default: []].append(number)
    var dropped: [Entry] = []
    while state.results.count > 1, state.results.count > capacity || state.results.cost > elementLimit {
      guard let old = state.takeOldest() else { break }
      dropped.append(old)
    }
    return dropped
  }
}

extension CacheableLayout {
  /// Computes all frames, or returns the stored result of an equal layout for the same room.
  ///
  /// Measurers must be the same and environments equal. Environments with a caller's own values are never equal.
  ///
  /// - Complexity: O(1) and a comparison of values where the result is stored, else O(elements).
  public func calculateLayout(
    in size: Size, cache: LayoutCache, measurers: Measurers = Measurers(),
    environment: EnvironmentValues = EnvironmentValues()
  ) -> LayoutResult {
    calculateLayout(in: Rect(origin: .zero, size: size), cache: cache, measurers: measurers, environment: environment)
  }

  /// Computes all frames with the corner of the layout at the corner of `bounds`, or returns the stored result.
  public func calculateLayout(
    in bounds: Rect, cache: LayoutCache, measurers: Measurers = Measurers(),
    environment: EnvironmentValues = EnvironmentValues()
  ) -> LayoutResult {
    let proposal = Proposal(
      width: bounds.width.isFinite ? bounds.width : nil, height: bounds.height.isFinite ? bounds.height : nil)
    return cache.result(for: LayoutCacheKey(self, proposal, bounds.origin, measurers, environment)) {
      calculateLayout(in: bounds, measurers: measurers, environment: environment)
    }
  }
}
