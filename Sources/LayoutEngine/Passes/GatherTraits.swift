/// Gathering a node's traits, from its kind and children outwards through its modifiers (`LayerTraits.swift`).
extension LayoutTree {
  func gatherTraits(of node: NodeIndex) -> NodeTraits {
    nodes[node].marks.subtract(.gathered)
    var traits = coreTraits(of: node)
    let count = Int(nodes[node].modifierCount)
    let mayHaveSpacing = traits.union(nodes[node].traits).contains(.ownSpacing)
    nodes[node].flags.subtract(.hasAttachments)
    // Whether a frame put on now would stand directly on a spacer, whose zero spacing it then keeps.
    var isBareSpacer = traits.contains(.priority) && standsForSpacer(node)
    if count > 0 {
      let start = Int(nodes[node].modifierStart)
      for at in 0..<count { addLayerTraits(node, start, at, &traits, &isBareSpacer) }
    }
    nodes[node].isBareSpacer = isBareSpacer
    if mayHaveSpacing, !traits.contains(.ownSpacing) { spacings[node] = nil }
    return traits
  }

  private func coreTraits(of node: NodeIndex) -> NodeTraits {
    switch nodes[node].kind {
    case .group: return []
    case .fixed:
      nodes[node].marks.formUnion(.separable)
      return .monotone
    case .flexible, .range:
      nodes[node].marks.formUnion(.separable)
      return [.noticesBoth, .monotone]
    case .text: return [.noticesBoth, .monotone, .textBaseline]
    case .measured:
      let traits: NodeTraits = [.noticesBoth, .textBaseline]
      return nodes[node].a == 1 ? traits.union(.monotone) : traits
    case .geometryReader:
      // What is inside is its own business: for its parent it is a leaf.
      return gatherChildren(node).union([.noticesBoth, .monotone]).subtracting([.zeroEdges, .ownSpacing, .guides])
    case .spacer:
      nodes[node].marks.formUnion(.separable)
      return spacerTraits(node)
    case .divider:
      nodes[node].marks.formUnion(.separable)
      return nodes[node].flags.contains(.inHStack) ? [.noticesHeight, .monotone] : [.noticesWidth, .monotone]
    case .hStack, .gridRow: return gatherStack(node, .horizontal)
    case .vStack: return gatherStack(node, .vertical)
    case .zStack: return childrenTraits(node)
    case .viewThatFits: return childrenTraits(node).union(.noticesBoth).subtracting(.monotone)
    case .scrollView: return scrollViewTraits(node)
    case .grid:
      let traits = childrenTraits(node)
      return traits.isDisjoint(with: .noticesBoth) ? traits : traits.union(.noticesBoth)
    case .lazyVStack, .lazyVGrid: return lazyTraits(node, notices: .noticesWidth)
    case .lazyHStack, .lazyHGrid: return lazyTraits(node, notices: .noticesHeight)
    case .custom:
      return gatherChildren(node).union([.noticesBoth, .ownGuides])
        .subtracting([.monotone, .zeroEdges, .ownSpacing]).union(customSpacingTraits(node))
    }
  }

  /// Whether a node without its modifiers is a spacer, or a stack of one child that stands for it: a bare one, or in layers
  /// that leave it bare.
  func standsForSpacer(_ node: NodeIndex) -> Bool {
    guard isElided(node) else { return nodes[node].kind == .spacer }
    let child = firstLayoutChild(of: node)
    if nodes[child].kind == .spacer, nodes[child].modifierCount == 0 { return true }
    return nodes[child].traits.contains(.priority) && nodes[child].isBareSpacer
  }

  func spacerTraits(_ node: NodeIndex) -> NodeTraits {
    let flags = nodes[node].flags
    let common: NodeTraits = .monotone.union(.priority)
    if flags.contains(.inHStack) { return common.union(.noticesWidth).union(.zeroLeft).union(.zeroRight) }
    if flags.contains(.inVStack) { return common.union(.noticesHeight).union(.zeroTop).union(.zeroBottom) }
    return common.union(.noticesBoth).union(.zeroEdges)
  }

  private func lazyTraits(_ node: NodeIndex, notices: NodeTraits) -> NodeTraits {
    var traits = childrenTraits(node)
    traits.subtract([.noticesBoth, .monotone])
    if !headed.isEmpty, headed[node] != nil { traits.insert(.containerRelative) }
    // A percentage of the axis that is not noticed for itself still is.
    if traits.contains(.percentChild) { return traits.union(.noticesBoth) }
    let isStack = nodes[node].kind == .lazyVStack || nodes[node].kind == .lazyHStack
    return traits.union(isStack ? [notices, .monotone] : notices)
  }

  private func scrollViewTraits(_ node: NodeIndex) -> NodeTraits {
    var traits = gatherChildren(node).subtracting([.zeroEdges, .ownSpacing])
    let axes = scrollAxes(node)
    if axes.contains(Axis.Set.horizontal) { traits.insert(.noticesWidth) }
    if axes.contains(Axis.Set.vertical) { traits.insert(.noticesHeight) }
    // What refers to the nearest container refers to this one, and to nothing outside.
    nodes[node].flags.remove(.relativeContent)
    if traits.contains(.containerRelative) {
      nodes[node].flags.formUnion(.relativeContent)
      traits.subtract(.containerRelative.union(.monotone))
      traits.formUnion(.noticesBoth)
      // Lists in it that run across it answer as the scroll view around it does.
      if !headed.isEmpty, let axes = headed[node], !axes.subtracting(scrollAxes(node)).isEmpty {
        traits.insert(.containerRelative)
      }
    }
    return traits
  }

  /// The union of the children's traits and spacings.
  private func childrenTraits(_ node: NodeIndex) -> NodeTraits {
    let traits = gatherChildren(node)
    if traits.contains(.ownSpacing) { uniteSpacings(node) }
    return traits
  }

  func uniteSpacings(_ node: NodeIndex) {
    spacings[node] = layoutChildren(of: node).reduce(into: SpacingPreference()) {
      $0.formUnion(spacingPreference(of: $1))
    }
  }

  /// The union of the children's traits, except what only concerns each child itself.
  private func gatherChildren(_ node: NodeIndex) -> NodeTraits {
    let n = nodes.handle
    if n[node].childCount == 0 {
      return n[node].kind == .zStack ? .zeroEdges.union(.priority).union(.monotone) : .monotone
    }
    var gathering = Gathering()
    var child = firstLayoutChild(of: node)
    while !child.isNone {
      gathering.add(n, child)
      child = nextLayoutChild(after: child, in: node)
    }
    return gathered(gathering, node)
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
      // Who puts the child at its edges refers to its percentages too.
      if all.contains(.edges) { all.formUnion(percent) }
      if n[node].modifierCount > 0 { all.subtract(.edges.union(.percent)) }
    } else {
      all.subtract(.priority.union(.edges))
    }
    return all.subtracting(.monotone).union(common)
  }
}

/// What the children of a container have, together and in common.
struct Gathering {
  var all: NodeTraits = []
  var common: NodeTraits = .monotone
  var marks: NodeMarks = []
  var commonMarks: NodeMarks = .separable
  var holdsGrid = false

  @inline(__always)
  mutating func add(_ n: NodeHandle, _ child: NodeIndex) {
    let traits = n[child].traits
    let marks = n[child].marks
    all.formUnion(traits)
    common.formIntersection(traits)
    self.marks.formUnion(marks)
    commonMarks.formIntersection(marks)
    if n[child].holdsGrid { holdsGrid = true }
    // The parent has forgotten what it built on the child's answers.
    if marks.contains(.forgetful) { n[child].marks.subtract(.forgetful) }
  }
}
