public import LayoutEngine

/// Remembers the results of layouts, for those that are computed again and again with the same values.
///
/// ```swift
/// struct Card: CacheableLayout { … }
/// let result = Card(title: "One").calculateLayout(in: Size(width: 390, height: 800), cache: cache)
/// ```
///
/// A result is found by the layout's type and value, the proposal and place, the measurers and the environment. It
/// holds frames and texts, no views. What was not asked for the longest time is forgotten first. Asking takes O(1), and
/// a comparison of the values. Any number of threads may share one.
public final class LayoutCache: Sendable {
  /// The cache that is used where none is given.
  public static let shared = LayoutCache()

  private struct State {
    var results: LRUCache<LayoutCacheKey, LayoutResult>
    var statistics = CacheStatistics()
  }

  private let state: Locked<State>

  /// An empty cache.
  ///
  /// - Parameters:
  ///   - capacity: results that are kept at most.
  ///   - elementLimit: elements that all results may have together; the newest result is kept in any case.
  public init(capacity: Int = 100, elementLimit: Int = 100_000) {
    state = Locked(State(results: LRUCache(capacity: capacity, costLimit: max(1, elementLimit))))
  }

  /// How often it was asked and how often it knew.
  public var statistics: CacheStatistics { state.withLock { $0.statistics } }

  /// The share of questions that were answered from memory, 0 to 1; 0 before the first one.
  public var hitRate: Double { statistics.hitRate }

  /// Results that are kept at the moment.
  public var count: Int { state.withLock { $0.results.count } }

  /// Forgets all results, and starts counting anew.
  public func clearCache() {
    state.withLock { state in
      state.results.removeAll()
      state.statistics = CacheStatistics()
    }
  }

  /// The result for `key`, worked out where it is not known. Where two threads ask for the same one at once, both work
  /// it out.
  func result(for key: LayoutCacheKey?, _ compute: () -> LayoutResult) -> LayoutResult {
    let known = state.withLock { state in
      let known = key.flatMap { state.results.value(for: $0) }
      if known == nil { state.statistics.misses += 1 } else { state.statistics.hits += 1 }
      return known
    }
    if let known { return known }
    let result = compute()
    if let key {
      state.withLock { $0.results.insert(result, for: key, cost: max(1, result.elements.count)) }
    }
    return result
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
