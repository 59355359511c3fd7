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
    copy.rare.tracks = rare.tracks
    copy.rare.rules = rare.rules
    copy.rare.rules.replaceAll { OwnRule($0.rule.copied()) }
    copy.guiding.closures = guiding.closures
    copy.guiding.custom = guiding.custom
    copy.contexts.percentBases = contexts.percentBases
    copy.contexts.containers = contexts.containers
    copy.rare.spacings = rare.spacings
    copy.lists.table = lists.table
    copy.lists.openAxes = lists.openAxes
    copy.lists.idealQuestions = lists.idealQuestions
    copy.lists.headed = lists.headed
    copy.callers.leaves = callers.leaves
    copy.settings.rootDirection = settings.rootDirection
    copy.settings.containerSize = settings.containerSize
    copy.pass.lastTurn = pass.lastTurn
    copy.guiding.needsBaselines = guiding.needsBaselines
    copy.settings.takesShortCuts = settings.takesShortCuts
    copy.pass.turn = pass.turn &+ 1
    copy.pass.levels.free = pass.levels.free
    copy.pass.levels.stackLimit = pass.levels.stackLimit
    return copy
  }
}
