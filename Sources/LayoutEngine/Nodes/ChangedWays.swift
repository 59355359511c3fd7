/// The ways from the root to changed nodes, so that a walk reaches them without a look at their siblings.
///
/// 1. Where a node is flagged as changed, and the nodes above it are, a step is noted from each of them to the child that it
///    was flagged for.
/// 2. A walk takes the steps of a node that is flagged for nodes below it alone. Of a node that changed itself it visits all
///    children, since these may be flagged without a step.
/// 3. A step counts only where its child is still a flagged child of its parent: nodes are moved, and records are used
///    again.
/// 4. Beyond `limit` no steps are noted, and walks visit all children: so many changes cost more besides. A change that is
///    deeper than that costs its depth, and the siblings on its way.
///
/// Children of one node are visited in the order in which they changed.
final class ChangedWays {
  private struct Step {
    let parent: NodeIndex
    let child: NodeIndex
  }

  private let steps = RecordBlock<Step>()
  /// Whether there is a step for each flagged child that needs one.
  private(set) var isComplete: Bool
  /// The number of steps that were noted so far, or would have been.
  private(set) var notes = 0
  /// The number of nodes so far that were flagged for nodes below alone, and whose children were all visited.
  private(set) var searches = 0

  init(isComplete: Bool = true) {
    self.isComplete = isComplete
  }

  private static var limit: Int { 128 }

  /// Notes a step, by rule 1.
  @inline(__always)
  func note(_ child: NodeIndex, under parent: NodeIndex) {
    notes &+= 1
    if steps.count < ChangedWays.limit {
      steps.append(Step(parent: parent, child: child))
    } else {
      isComplete = false
    }
  }

  /// Whether a walk takes the steps of a node that is flagged for nodes below it alone, by rule 2.
  func areTaken(takesShortCuts: Bool) -> Bool {
    if isComplete, takesShortCuts { return true }
    searches += 1
    return false
  }

  /// The first child of `parent` that a step leads to whose number is at least `start`, and to which the walk goes, and
  /// that number; `.none` and the number behind the last step where there is none.
  @inline(__always)
  func next(
    from parent: NodeIndex, _ start: Int, _ nodes: NodeHandle, goesTo: (NodeIndex) -> Bool
  ) -> (child: NodeIndex, step: Int) {
    var at = start
    while at < steps.count {
      let child = steps[at].child
      // 3.
      if steps[at].parent == parent, nodes[child].parent == parent, !nodes[child].flags.contains(.free), goesTo(child) {
        return (child, at)
      }
      at &+= 1
    }
    return (.none, at)
  }

  /// Whether there is a step from `parent` to `child`, or one is not needed. For checks.
  func leads(from parent: NodeIndex, to child: NodeIndex) -> Bool {
    !isComplete || (0..<steps.count).contains { steps[$0].parent == parent && steps[$0].child == child }
  }

  /// Removes all steps, after a walk. A node that stays flagged needs a call of `giveUp`.
  func removeAll() {
    steps.removeAll(from: 0)
    isComplete = true
  }

  /// Makes walks visit all children, since nodes may be flagged without a step.
  func giveUp() { isComplete = false }
}
