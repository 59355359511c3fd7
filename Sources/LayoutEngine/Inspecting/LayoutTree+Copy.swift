extension LayoutTree {
  /// A copy of this tree for measurements.
  ///
  /// Nothing that it computes is stored or counted in this tree, and its faults are not reported. Texts and leaves are
  /// measured by the same measurers.
  ///
  /// - Complexity: O(nodes), a copy of their records.
  package func copied() -> LayoutTree {
    let copy = LayoutTree(copyingNodesOf: self)
    copy.root = root
    copy.tracks = tracks
    copy.rules = rules
    copy.rules.replaceAll { $0.copied() }
    copy.guiding.closures = guiding.closures
    copy.guiding.custom = guiding.custom
    copy.told.percentBases = told.percentBases
    copy.told.containers = told.containers
    copy.spacings = spacings
    copy.lists.table = lists.table
    copy.lists.openAxes = lists.openAxes
    copy.lists.idealQuestions = lists.idealQuestions
    copy.lists.headed = lists.headed
    copy.leaves = leaves
    copy.rootDirection = rootDirection
    copy.containerSize = containerSize
    copy.lastTurn = lastTurn
    copy.guiding.asksForBaselines = guiding.asksForBaselines
    copy.takesShortCuts = takesShortCuts
    copy.turn = turn &+ 1
    copy.levels.free = levels.free
    copy.levels.stackLimit = levels.stackLimit
    return copy
  }
}
