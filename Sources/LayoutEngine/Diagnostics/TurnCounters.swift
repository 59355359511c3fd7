/// The cost of a turn, as counts.
///
/// Counting is always on: each counter is one addition where the work is done.
public struct TurnCounters: Hashable, Sendable {
  /// Nodes whose response to a proposal was computed.
  public var measures = 0
  /// Measurements that a stored response settled.
  public var cacheHits = 0
  /// Nodes whose content was placed.
  public var places = 0
  /// Nodes that were visited before measuring, since they or a node below them had changed.
  public var visits = 0
  /// Calls of measurers of texts and of measured leaves.
  public var leafMeasures = 0
  /// Bodies that were evaluated, and elements of an erased type that were opened.
  public var bodies = 0
  /// Elements that were skipped, since they were equal to those before.
  public var passed = 0
  /// Nodes that were made.
  public var nodesMade = 0
  /// Nodes that were removed.
  public var nodesRemoved = 0
  /// Rows that were made in lists that had other rows before.
  public var rowsMade = 0
  /// Rows that were kept in lists that have other rows now, too.
  public var rowsKept = 0
  /// Calls of the host.
  public var hostCalls = 0

  /// The share of rows that were made in lists whose rows changed.
  ///
  /// It is 1 where every row has another id after an update, and `nil` where no list changed its rows.
  public var identityChurn: Double? {
    let rows = rowsMade + rowsKept
    return rows == 0 ? nil : Double(rowsMade) / Double(rows)
  }

  /// Counters of no work.
  public init() {}

  /// The work of both together.
  public static func + (one: TurnCounters, other: TurnCounters) -> TurnCounters {
    var sum = one
    sum += other
    return sum
  }

  /// Adds the work of `other`.
  public static func += (one: inout TurnCounters, other: TurnCounters) {
    one.measures += other.measures
    one.cacheHits += other.cacheHits
    one.places += other.places
    one.visits += other.visits
    one.leafMeasures += other.leafMeasures
    one.bodies += other.bodies
    one.passed += other.passed
    one.nodesMade += other.nodesMade
    one.nodesRemoved += other.nodesRemoved
    one.rowsMade += other.rowsMade
    one.rowsKept += other.rowsKept
    one.hostCalls += other.hostCalls
  }
}
