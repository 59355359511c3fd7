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
    n[node].marks.subtract(.percentInside.union(.tied))
    n[node].flags = n[node].flags.subtracting(.hasAttachments).union(.folded)
    let core = foldCore(n, node)
    // Whether a frame put on now would stand directly on a spacer, whose zero spacing it then keeps.
    let isBareSpacer = core.traits.contains(.priority) && standsForSpacer(node)
    if n[node].layerCount == 0, takesShortCuts {
      keep(n, core, isBareSpacer, of: node, before)
    } else {
      foldWithLayers(node, core, isBareSpacer, before)
    }
  }

  private func foldWithLayers(_ node: NodeIndex, _ core: Folded, _ isBareSpacer: Bool, _ before: NodeTraits) {
    var folded = core
    var isBareSpacer = isBareSpacer
    if !takesShortCuts { closeShortCuts(&folded) }
    let mayHaveSpacing = folded.traits.union(before).intersection(.ownSpacing)
    if nodes[node].layerCount > 0 { foldLayers(node, &folded, &isBareSpacer) }
    keep(nodes.handle, folded, isBareSpacer, of: node, mayHaveSpacing)
  }

  @inline(__always)
  private func keep(
    _ n: NodeHandle, _ folded: Folded, _ isBareSpacer: Bool, of node: NodeIndex, _ before: NodeTraits
  ) {
    n[node].isBareSpacer = isBareSpacer
    if before.contains(.ownSpacing), !folded.traits.contains(.ownSpacing) { spacings[node] = nil }
    n[node].traits = folded.traits
    setExtents(n, folded, of: node)
  }

  /// Step 1.
  @inline(__always)
  private func foldCore(_ n: NodeHandle, _ node: NodeIndex) -> Folded {
    switch n[node].kind {
    case .group: return Folded(extents: .zero, traits: .none)
    case .fixed:
      return Folded(
        extents: Extents(width: Extent(n[node].a), height: Extent(n[node].b)), traits: .monotone)
    case .flexible: return foldFlexible(n, node)
    case .range: return foldRange(node)
    case .text:
      var extents = Extents.ofText
      // An empty one has no other width.
      if n[node].a == 1 { extents.width = Extent(0) }
      return Folded(extents: extents, traits: .asksAll.union(.monotone).union(.textBaseline))
    case .measured:
      return Folded(
        extents: .unknown, traits: .asksAll.union(.textBaseline).union(n[node].a == 1 ? .monotone : .none))
    case .geometryReader:
      // What is inside is its own business: for its parent it is a leaf.
      let traits = foldChildren(node).subtracting(.zeroEdges.union(.ownSpacing).union(.guides).union(.asks))
      return Folded(extents: .filling, traits: traits.union(.noticesBoth).union(.monotone))
    case .spacer: return foldSpacer(node)
    case .divider: return foldDivider(node)
    case .hStack, .gridRow: return foldRow(node)
    case .vStack: return foldColumn(node)
    case .zStack: return foldZStack(node)
    case .viewThatFits:
      return Folded(extents: .unknown, traits: foldChildrenAndSpacing(node).union(.asksAll).subtracting(.monotone))
    case .scrollView: return foldScrollView(node)
    case .grid:
      let traits = foldChildrenAndSpacing(node).union(noticedInRows(node))
      return Folded(
        extents: .unknown, traits: traits.union(traits.isDisjoint(with: .noticesBoth) ? .asks : .asksAll))
    case .lazyVStack, .lazyVGrid: return foldLazy(node, notices: .noticesWidth)
    case .lazyHStack, .lazyHGrid: return foldLazy(node, notices: .noticesHeight)
    case .custom:
      let traits = foldChildren(node).subtracting(.monotone.union(.zeroEdges).union(.ownSpacing))
      return Folded(
        extents: .unknown, traits: traits.union(.asksAll).union(.ownGuides).union(customSpacingTraits(node)))
    }
  }

  /// Whether a node without its modifiers is a spacer, or a stack of one child that stands for it: a bare one, or in layers
  /// that leave it bare.
  @inline(__always)
  func standsForSpacer(_ node: NodeIndex) -> Bool {
    guard isElided(node) else { return nodes[node].kind == .spacer }
    let child = firstLayoutChild(of: node)
    if nodes[child].kind == .spacer, nodes[child].layerCount == 0 { return true }
    return nodes[child].traits.contains(.priority) && nodes[child].isBareSpacer
  }

  private func foldLazy(_ node: NodeIndex, notices: NodeTraits) -> Folded {
    var traits = foldChildrenAndSpacing(node)
    traits.subtract(.noticesBoth.union(.monotone))
    traits.formUnion(.asks)
    if !headed.isEmpty, headed[node] != nil { traits.formUnion(.containerRelative) }
    let isStack = nodes[node].kind == .lazyVStack || nodes[node].kind == .lazyHStack
    // A percentage of the axis that is not noticed for itself still is.
    if traits.contains(.percentChild) {
      traits.formUnion(.noticesBoth)
    } else {
      traits.formUnion(isStack ? notices.union(.monotone) : notices)
    }
    return Folded(extents: .unknown, traits: traits)
  }

  private func foldScrollView(_ node: NodeIndex) -> Folded {
    var content = Folded(extents: .zero, traits: foldChildren(node))
    switch nodes[node].childCount {
    case 0: break
    case 1: content.extents = extents(of: firstLayoutChild(of: node))
    default: content = foldColumn(node)
    }
    var traits = content.traits.subtracting(.zeroEdges.union(.ownSpacing))
    var extents = content.extents
    let axes = scrollAxes(node)
    for axis in Axis.allCases where axes.contains(axis) {
      traits.formUnion(.notices(axis))
      extents[axis] = Extent(least: 0, ideal: extents[axis].ideal, greatest: .infinity)
      if extents[axis].ideal.isNaN { traits.formUnion(.asks(axis)) }
    }
    // What refers to the nearest container refers to this one, and to nothing outside.
    nodes[node].flags.subtract(.relativeContent)
    if traits.contains(.containerRelative) {
      nodes[node].flags.formUnion(.relativeContent)
      traits.subtract(.containerRelative.union(.monotone))
      traits.formUnion(.noticesBoth)
      // Lists in it that run across it answer as the scroll view around it does.
      if !headed.isEmpty, let axes = headed[node], !axes.subtracting(scrollAxes(node)).isEmpty {
        traits.formUnion(.containerRelative)
      }
    }
    return Folded(extents: extents, traits: traits)
  }

  /// What the cells of a grid's rows notice. It asks the cells themselves: a frame of their row changes nothing of it.
  private func noticedInRows(_ grid: NodeIndex) -> NodeTraits {
    var traits = NodeTraits.none
    var row = firstLayoutChild(of: grid)
    while !row.isNone {
      if nodes[row].kind == .gridRow, nodes[row].layerCount > 0 { traits.formUnion(core(of: row).traits) }
      row = nextLayoutChild(after: row, in: grid)
    }
    return traits.intersection(.noticesBoth)
  }

  /// The union of the children's traits and spacings.
  func foldChildrenAndSpacing(_ node: NodeIndex) -> NodeTraits {
    let traits = foldChildren(node)
    if traits.contains(.ownSpacing) { uniteSpacings(node) }
    return traits
  }

  func uniteSpacings(_ node: NodeIndex) {
    spacings[node] = layoutChildren(of: node).reduce(into: SpacingPreference()) {
      $0.formUnion(spacingPreference(of: $1))
    }
  }

  /// The union of the children's traits, except what only concerns each child itself.
  private func foldChildren(_ node: NodeIndex) -> NodeTraits {
    let n = nodes.handle
    if n[node].childCount == 0 { return .monotone }
    var gathering = Gathering()
    var child = firstLayoutChild(of: node)
    while !child.isNone {
      gathering.add(n, child)
      child = nextLayoutChild(after: child, in: node)
    }
    return gathered(gathering, node)
  }

  /// The traits that mean something else for a container of one child than for the child.
  static var gatheredTraits: NodeTraits {
    .percent.union(.percentChild).union(.edges).union(.ownGuides).union(.ownSpacing)
  }

  /// What the children's traits mean for their container.
  @inline(__always)
  func gathered(_ gathering: Gathering, _ node: NodeIndex) -> NodeTraits {
    let n = nodes.handle
    n[node].holdsGrid = gathering.holdsGrid || n[node].kind == .grid
    var all = gathering.all
    var common = gathering.common
    // A caller's own guide may shrink a container that is offered more.
    if all.contains(.ownGuides) { common.subtract(.monotone) }
    // A container is what its children's percentages refer to, and a grid what its rows' cells' do.
    let percent = all.intersection(.percent)
    let isPercent = !percent.isEmpty || (n[node].kind == .grid && all.contains(.percentChild))
    if isPercent || gathering.marks.contains(.percentInside) { n[node].marks.formUnion(.percentInside) }
    all.subtract(.percent.union(.percentChild))
    if isPercent {
      all.formUnion(.percentChild)
      common.subtract(.monotone)
      if percent.contains(.percentWidth) { all.formUnion(.noticesWidth) }
      if percent.contains(.percentHeight) { all.formUnion(.noticesHeight) }
    }
    if isElided(node) {
      // What puts the child at its edges refers to its percentages too.
      if all.contains(.edges) { all.formUnion(percent) }
      if n[node].layerCount > 0 { all.subtract(.edges.union(.percent)) }
    } else {
      all.subtract(.priority.union(.edges))
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
  var holdsGrid = false

  @inline(__always)
  mutating func add(_ n: NodeHandle, _ child: NodeIndex) {
    let traits = n[child].traits
    let marks = n[child].marks
    all.formUnion(traits)
    common = common.intersection(traits)
    self.marks.formUnion(marks)
    if n[child].holdsGrid { holdsGrid = true }
    // The parent has forgotten what it built on the child's answers.
    if marks.contains(.forgetful) { n[child].marks.subtract(.forgetful) }
  }
}
