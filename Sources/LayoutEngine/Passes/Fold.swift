/// Folding: what follows from a node's parameters, modifiers and children alone is worked out from the leaves upwards, before
/// anything is measured.
///
/// 1. The node itself says what is known of its answers (`Extents`) and which traits it has; a container folds those of its
///    children.
/// 2. Each layer is arithmetic on what it wraps (`FoldLayers.swift`), from the innermost to the outermost.
///
/// Of each axis it is said whether something inside can notice the proposal, and whether the answer has to be asked for:
///
/// | notices | asks | the axis |
/// | --- | --- | --- |
/// | no | no | has one length |
/// | yes | no | answers the proposal, between its extent's ends |
/// | yes | yes | is asked; the numbers that are known are used all the same |
/// | no | yes | has one length, for which it is asked |
extension LayoutTree {
  @inline(__always)
  func fold(_ n: NodeHandle, _ node: NodeIndex) {
    let before = n[node].traits
    n[node].marks.subtract(.said.union(.folded))
    n[node].flags = n[node].flags.subtracting(.hasAttachments).union(.folded)
    let core = foldCore(n, node)
    if n[node].layerCount == 0, settings.takesShortCuts {
      keep(n, core, of: node, before)
    } else {
      var folded = core
      foldWithLayers(node, &folded, before)
    }
  }

  @inline(never)
  private func foldWithLayers(_ node: NodeIndex, _ folded: inout Folded, _ before: NodeTraits) {
    if !settings.takesShortCuts { closeShortCuts(&folded) }
    let mayHaveSpacing = folded.traits.union(before).intersection(.ownSpacing)
    if nodes[node].layerCount > 0 { foldLayers(node, &folded) }
    keep(nodes.handle, folded, of: node, mayHaveSpacing)
  }

  @inline(__always)
  private func keep(_ n: NodeHandle, _ folded: Folded, of node: NodeIndex, _ before: NodeTraits) {
    if before.contains(.ownSpacing), !folded.traits.contains(.ownSpacing) { rare.spacings[node] = nil }
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

  /// The union of the children's traits, except what only concerns each child itself.
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

  /// The traits that mean something else for a container of one child than for the child.
  static var gatheredTraits: NodeTraits {
    .percent.union(.percentChild).union(.edges).union(.ownGuides).union(.ownSpacing)
  }

  /// What the children's traits mean for their container.
  @inline(__always)
  func gathered(_ n: NodeHandle, _ gathering: Gathering, _ node: NodeIndex, isElided: Bool) -> NodeTraits {
    if gathering.isGrid || gathering.marks.contains(.holdsGrid) { n[node].marks.formUnion(.holdsGrid) }
    var all = gathering.all
    var common = gathering.common
    // A caller's own guide may shrink a container that is offered more.
    if all.contains(.ownGuides) { common.subtract(.monotone) }
    // A container is what its children's percentages refer to, and a grid what its rows' cells' do.
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
      // What puts the child at its edges refers to its percentages too.
      if all.contains(.edges) { all.formUnion(percent) }
      if n[node].layerCount > 0 { all.subtract(.edges.union(.percent)) }
    } else {
      all.subtract(.priority.union(.edges).union(.bareSpacer))
    }
    return all.subtracting(.monotone).union(common)
  }
}

extension NodeTraits {
  /// Both axes notice the proposal, and have to be asked.
  static var asksAll: NodeTraits { .noticesBoth.union(.asks) }
}

/// What the children of a container have, together and in common.
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
    // The parent has forgotten what it built on the child's answers.
    if marks.contains(.forgetful) { n[child].marks.subtract(.forgetful) }
  }
}
