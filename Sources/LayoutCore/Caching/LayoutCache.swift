public import LayoutEngine

/// Remembers the results of layouts, for those that are computed again and again with the same values.
///
/// ```swift
/// struct Card: CacheableLayout { … }
/// let result = Card(title: "One").calculateLayout(in: Size(width: 390, height: 800), cache: cache)
/// ```
///
/// A result is found by the layout's type and value, the proposal and place, the measurers and the environment. It
/// holds frames and texts, no views. One for which a native view was measured is not kept: the view may change while the
/// layout's value stays. What was not asked for the longest time is forgotten first. Asking takes O(1), and
/// a comparison of the values. Any number of threads may share one.
public final class LayoutCache: Sendable {
  /// The cache that is used where none is given.
  public static let shared = LayoutCache()

  /// A result with what it follows from, and the number it is found by.
  private struct Entry {
    let number: Int
    let key: LayoutCacheKey
    let result: LayoutResult
  }

  private struct State {
    /// By number, so that no code of the user's runs while they are looked up.
    var results: LRUCache<Int, Entry>
    /// The numbers of all results with the same digest: one, unless layouts have the same content hash.
    var numbers: [LayoutCacheKey.Digest: [Int]] = [:]
    var lastNumber = 0
    var statistics = CacheStatistics()

    func entries(_ digest: LayoutCacheKey.Digest) -> [Entry] {
      numbers[digest, default: []].compactMap { results.peek($0) }
    }

    /// Forgets the oldest result.
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
  ///   - capacity: results that are kept at most.
  ///   - elementLimit: elements that all results may have together; the newest result is kept in any case.
  public init(capacity: Int = 100, elementLimit: Int = 100_000) {
    self.capacity = max(1, capacity)
    self.elementLimit = max(1, elementLimit)
    state = Locked(State(results: LRUCache(capacity: .max)))
  }

  /// How often `calculateLayout(in:cache:)` was called with this cache, and how often the result was known, since it was
  /// made or cleared.
  public var statistics: CacheStatistics { state.withLock { $0.statistics } }

  /// The share of questions that were answered from memory, 0 to 1; 0 before the first one.
  public var hitRate: Double { statistics.hitRate }

  /// Results that are kept at the moment.
  public var count: Int { state.withLock { $0.results.count } }

  /// Whether a thread looks something up at this moment. No code of a layout runs meanwhile.
  package var isBusy: Bool { state.isHeld }

  /// Forgets all results, and starts counting anew.
  public func clearCache() {
    // What is forgotten is let go of outside of the lock: it may run code of the user's.
    let old = state.withLock { state in
      let old = state.results
      state.results.removeAll()
      state.numbers = [:]
      state.statistics = CacheStatistics()
      return old
    }
    letDie(old)
  }

  /// The result for `key`, worked out where it is not known. Where two threads ask for the same one at once, both work
  /// it out.
  ///
  /// 1. Under the lock the results with the same digest are copied.
  /// 2. Outside of it their layouts are compared, by the user's `==`, which may ask this cache in turn.
  /// 3. A new result is compared likewise, again where others came meanwhile; what is too much is forgotten.
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

  /// Step 2.
  private func find(_ key: LayoutCacheKey, _ entries: [Entry]) -> Entry? {
    entries.first { key.hasSameLayout(as: $0.key) }
  }

  /// Step 3.
  private func keep(_ result: LayoutResult, for key: LayoutCacheKey) {
    var compared: [Int] = []
    while true {
      let others = state.withLock { $0.entries(key.digest) }.filter { !compared.contains($0.number) }
      if find(key, others) != nil { return }
      compared += others.map(\.number)
      let kept: (isDone: Bool, forgotten: [Entry]) = state.withLock { state in
        guard state.numbers[key.digest, default: []].allSatisfy(compared.contains) else { return (false, []) }
        return (true, insert(result, key, into: &state))
      }
      letDie(kept.forgotten)
      if kept.isDone { return }
    }
  }

  /// - Returns: what was forgotten, to be let go of outside of the lock.
  private func insert(_ result: LayoutResult, _ key: LayoutCacheKey, into state: inout State) -> [Entry] {
    state.lastNumber += 1
    let number = state.lastNumber
    state.results.insert(
      Entry(number: number, key: key, result: result), for: number, cost: max(1, result.elements.count))
    state.numbers[key.digest, default: []].append(number)
    var forgotten: [Entry] = []
    while state.results.count > 1, state.results.count > capacity || state.results.cost > elementLimit {
      guard let old = state.takeOldest() else { break }
      forgotten.append(old)
    }
    return forgotten
  }
}

extension CacheableLayout {
  /// Computes all frames, or takes them from the cache where an equal layout was computed for the same room, with the
  /// same measurers and an equal environment. Environments with values of your own are never taken for equal.
  ///
  /// - Complexity: O(1) and a comparison of values where the result is known, else O(elements).
  public func calculateLayout(
    in size: Size, cache: LayoutCache, measurers: Measurers = Measurers(),
    environment: EnvironmentValues = EnvironmentValues()
  ) -> LayoutResult {
    calculateLayout(in: Rect(origin: .zero, size: size), cache: cache, measurers: measurers, environment: environment)
  }

  /// Computes all frames with the corner of the layout at the corner of `bounds`, or takes them from the cache.
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
