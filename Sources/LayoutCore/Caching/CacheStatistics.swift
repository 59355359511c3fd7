/// How often a cache was asked, and how often it knew, since it was made or cleared.
///
/// A `LayoutCache` counts calls of `calculateLayout(in:cache:)` that were given it, and no turns of roots and containers:
/// what those remember is counted by `TurnCounters.cacheHits`.
public struct CacheStatistics: Hashable, Sendable {
  /// Questions that were answered from memory.
  public internal(set) var hits = 0
  /// Questions whose answer had to be worked out.
  public internal(set) var misses = 0

  /// The share of hits, 0 to 1; 0 before the first question.
  public var hitRate: Double { hits + misses == 0 ? 0 : Double(hits) / Double(hits + misses) }
}
