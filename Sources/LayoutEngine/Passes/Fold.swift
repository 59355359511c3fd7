/// Folding: the facts that follow from a node's parameters, modifiers and children alone are computed from the leaves
/// upwards, before anything is measured.
///
/// 1. The node itself has its extents (`Extents`) and its traits; a container folds those of its children.
/// 2. Each layer is arithmetic on its inside (`FoldLayers.swift`), from the innermost to the outermost.
///
/// For each axis two traits mark whether something inside depends on the proposal (`notices`), and whether the response
/// must be measured (`mustMeasure`):
///
/// | `notices` | `mustMeasure` | the axis |
/// | --- | --- | --- |
/// | no | no | has one length |
/// | yes | no | responds with the proposal, between its extent's ends |
/// | yes | yes | is measured; the known numbers are used all the same |
/// | no | yes | has one length, which is measured |
extension LayoutTree {
  @inline(__always)
  func fold(_ n: NodeHandle, _ node: NodeIndex) {
    let before = n[node].traits
    n[node].marks.subtract(.reported.union(.folded))
    n[node].flags = n[node].flags.subtracting(.hasAttachments).union(.folded)
    var folded = foldCore(n, node)
    let mayHaveSpacing = before.union(folded.traits)
    if n[node].layerCount > 0 || !settings.takesShortCuts { folded = foldedLayers(node, folded) }
    if mayHaveSpacing.contains(.ownSpacing), !folded.traits.contains(.ownSpacing) { rare.spacings[node] = nil }
    n[node].traits = folded.traits
    setExtents(n, folded, of: node)
  }

  /// The union of the children's traits and spacings.
  func foldChildrenAndSpacing(_ node: NodeIndex, _ gathering: Gathering = Gathering()) -> NodeTraits {
    let traits = foldChildren(node, gathering)
    if traits.contains(.ownSpacing) { uniteSpacings(node) }
    return traits
  }

  func uniteSpacings(_ node: NodeIndex) {
    rare.spacings[node] = layoutChildren(of: node).reduce(into: SpacingPreference()) {
      $0.formUnion(spacingPreference(of: $1))
    }
  }

  /// The union of the children's traits, except those that only concern each child itself.
  func foldChildren(_ node: NodeIndex, _ gathering: Gathering = Gathering()) -> NodeTraits {
    let n = nodes.handle
    if n[node].childCount == 0 { return .monotone }
    var gathering = gathering
    var child = firstLayoutChild(of: node)
    while !child.isNone {
      gathering.add(n, child)
      child = nextLayoutChild(after: child, in: node)
    }
    return gathered(n, gathering, node, isElided: isElided(node))
  }

  /// The traits that mean something else for a container than for its child.
  private static var relativeTraits: NodeTraits { .percent.union(.percentChild).union(.edges).union(.ownGuides) }
  private static var relativeMarks: NodeMarks { .percentInside.union(.holdsGrid) }

  /// The traits of the children as traits of their container.
  @inline(__always)
  func gathered(_ n: NodeHandle, _ gathering: Gathering, _ node: NodeIndex, isElided: Bool) -> NodeTraits {
    var (all, common) = (gathering.all, gathering.common)
    if gathering.isGrid || !all.isDisjoint(with: LayoutTree.relativeTraits)
      || !gathering.marks.isDisjoint(with: LayoutTree.relativeMarks)
    {
      (all, common) = gatheredRelative(gathering, node, isElided: isElided)
    }
    if !isElided { all.subtract(.priority.union(.edges).union(.bareSpacer)) }
    return all.subtracting(.monotone).union(common)
  }

  @inline(never)
  private func gatheredRelative(
    _ gathering: Gathering, _ node: NodeIndex, isElided: Bool
  ) -> (all: NodeTraits, common: NodeTraits) {
    let n = nodes.handle
    if gathering.isGrid || gathering.marks.contains(.holdsGrid) { n[node].marks.formUnion(.holdsGrid) }
    var all = gathering.all
    var common = gathering.common
    // A caller's own guide may shrink a container in a larger proposal.
    if all.contains(.ownGuides) { common.subtract(.monotone) }
    // Percentages of the children refer to their container, and those of a grid's cells to the grid.
    let percent = all.intersection(.percent)
    let isPercent = !percent.isEmpty || (gathering.isGrid && all.contains(.percentChild))
    if isPercent || gathering.marks.contains(.percentInside) { n[node].marks.formUnion(.percentInside) }
    all.subtract(.percent.union(.percentChild))
    if isPercent {
      all.formUnion(.percentChild)
      common.subtract(.monotone)
      if percent.contains(.percentWidth) { all.formUnion(.noticesWidth) }
      if percent.contains(.percentHeight) { all.formUnion(.noticesHeight) }
    }
    if isElided {
      // The container that places the child at its edges refers to its percentages too.
      if all.contains(.edges) { all.formUnion(percent) }
      if n[node].layerCount > 0 { all.subtract(.edges.union(.percent)) }
    }
    return (all, common)
  }
}

extension NodeTraits {
  /// Both axes depend on the proposal, and must be measured.
  static var mustMeasureAll: NodeTraits { .noticesBoth.union(.mustMeasure) }
}

/// The traits of the children of a container, together and in common.
struct Gathering {
  var all = NodeTraits.none
  var common = NodeTraits.monotone
  var marks = NodeMarks.none
  let isGrid: Bool

  @inline(__always)
  init(isGrid: Bool = false) { self.isGrid = isGrid }

  @inline(__always)
  mutating func add(_ n: NodeHandle, _ child: NodeIndex) {
    let traits = n[child].traits
    let marks = n[child].marks
    all.formUnion(traits)
    common = common.intersection(traits)
    self.marks.formUnion(marks)
    // The parent has dropped the results that it built on the child's responses.
    if marks.contains(.forgetful) { n[child].marks.subtract(.forgetful) }
  }
}
