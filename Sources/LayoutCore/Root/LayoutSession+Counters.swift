import LayoutEngine

/// The costs of all updates of a session so far; a turn's share is the difference to the turn before.
struct UpdateTally {
  var bodies = 0
  var passed = 0
  var made = 0
  var live = 0
  var rowsMade = 0
  var rowsKept = 0
}

extension LayoutSession {
  /// The number of elements that were evaluated so far: bodies, and elements of an erased type.
  package var bodyCount: Int { lowering.bodyCount }

  /// The number of nodes that were made so far.
  package var madeCount: Int { lowering.madeCount }

  /// Adds the costs of the updates since `before` to the counters of a turn.
  func countUpdates(since before: inout UpdateTally, in counters: inout TurnCounters) {
    let now = UpdateTally(
      bodies: bodyCount, passed: lowering.passedCount, made: madeCount, live: tree.liveCount,
      rowsMade: lowering.rowsMade,
      rowsKept: lowering.rowsKept)
    counters.bodies = now.bodies - before.bodies
    counters.passed = now.passed - before.passed
    counters.nodesMade = now.made - before.made
    counters.nodesRemoved = counters.nodesMade - (now.live - before.live)
    counters.rowsMade = now.rowsMade - before.rowsMade
    counters.rowsKept = now.rowsKept - before.rowsKept
    before = now
  }
}
