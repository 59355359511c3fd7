/// What a turn cost, as counts.
public struct TurnCounters: Hashable, Sendable {
  /// Nodes whose answer to a proposal was worked out.
  public var measures = 0
  /// Questions that a stored answer settled.
  public var cacheHits = 0
  /// Nodes whose content was placed.
  public var places = 0
  /// Nodes that were looked at before measuring, since they or something below them had changed.
  public var visits = 0
  /// Questions put to texts and measured leaves.
  public var leafMeasures = 0

  /// No work yet.
  public init() {}
}
