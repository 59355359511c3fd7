/// The hits and misses of a cache, since it was made or cleared.
///
/// A `LayoutCache` counts calls of `calculateLayout(in:cache:)` with this cache, and no turns of roots and containers:
/// the stored responses of those are counted by `TurnCounters.cacheHits`.
public struct CacheStatistics: Hashable, Sendable {
  /// Calls that returned a stored result.
  public internal(set) var hits = 0
  /// Calls whose result was computed.
  public internal(set) var misses = 0

  /// The share of hits, 0 to 1; 0 before the first call.
  public var hitRate: Double { hits + misses == 0 ? 0 : Double(hits) / Double(hits + misses) }
}
