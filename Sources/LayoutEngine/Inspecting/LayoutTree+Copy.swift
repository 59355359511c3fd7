extension LayoutTree {
  /// A tree that stands where this one stands and may be asked anything: nothing that it works out is remembered or
  /// counted here, and what it finds wrong is not reported. Texts and leaves are measured by the same measurers.
  ///
  /// Complexity: O(nodes), a copy of their records.
  package func copied() -> LayoutTree {
    let copy = LayoutTree(copyingNodesOf: self)
    copy.root = root
    copy.tracks = tracks
    copy.rules = rules
    copy.rules.replaceAll { $0.copied() }
    copy.guideClosures = guideClosures
    copy.guides = guides
    copy.percentBases = percentBases
    copy.containers = containers
    copy.spacings = spacings
    copy.lazyLists = lazyLists
    copy.openScrollAxes = openScrollAxes
    copy.idealQuestions = idealQuestions
    copy.headed = headed
    copy.leaves = leaves
    copy.rootDirection = rootDirection
    copy.containerSize = containerSize
    copy.lastTurn = lastTurn
    copy.asksForBaselines = asksForBaselines
    copy.takesShortCuts = takesShortCuts
    copy.turn = turn &+ 1
    copy.freeDepth = freeDepth
    copy.stackLimit = stackLimit
    return copy
  }
}
