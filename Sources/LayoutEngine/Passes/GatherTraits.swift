/// Gathering a node's traits, from its kind and children outwards through its modifiers (`LayerTraits.swift`).
extension LayoutTree {
  func gatherTraits(of node: NodeIndex) -> NodeTraits {
    nodes[node].marks.remove(.percentInside)
    var traits = coreTraits(of: node)
    let start = Int(nodes[node].modifierStart)
    // Whether a frame put on now would stand directly on a spacer, whose zero spacing it then keeps.
    var isBareSpacer = nodes[node].kind == .spacer
    let mayHaveSpacing = traits.union(nodes[node].traits).contains(.ownSpacing)
    nodes[node].flags.remove(.hasAttachments)
    for at in 0..<Int(nodes[node].modifierCount) {
      addLayerTraits(node, start, at, &traits, &isBareSpacer)
    }
    if mayHaveSpacing, !traits.contains(.ownSpacing) { spacings[node] = nil }
    return traits
  }

  private func coreTraits(of node: NodeIndex) -> NodeTraits {
    switch nodes[node].kind {
    case .group: return []
    case .fixed: return .monotone
    case .flexible: return [.noticesBoth, .monotone]
    case .range: return [.noticesBoth, .monotone]
    case .text: return [.noticesBoth, .monotone, .textBaseline]
    case .measured: return .noticesBoth
    case .geometryReader:
      return gatherChildren(node).union([.noticesBoth, .monotone]).subtracting([.zeroEdges, .ownSpacing])
    case .spacer: return spacerTraits(node)
    case .divider:
      return nodes[node].flags.contains(.inHStack) ? [.noticesHeight, .monotone] : [.noticesWidth, .monotone]
    case .hStack, .gridRow: return stackTraits(node, .horizontal)
    case .vStack: return stackTraits(node, .vertical)
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

  private func spacerTraits(_ node: NodeIndex) -> NodeTraits {
    let flags = nodes[node].flags
    if flags.contains(.inHStack) { return [.noticesWidth, .zeroLeft, .zeroRight, .monotone, .priority] }
    if flags.contains(.inVStack) { return [.noticesHeight, .zeroTop, .zeroBottom, .monotone, .priority] }
    return [.noticesBoth, .zeroEdges, .monotone, .priority]
  }

  private func lazyTraits(_ node: NodeIndex, notices: NodeTraits) -> NodeTraits {
    var traits = childrenTraits(node)
    traits.subtract([.noticesBoth, .monotone])
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
    }
    return traits
  }

  /// The union of the children's traits and spacings.
  private func childrenTraits(_ node: NodeIndex) -> NodeTraits {
    let traits = gatherChildren(node)
    if traits.contains(.ownSpacing) {
      spacings[node] = layoutChildren(of: node).reduce(into: SpacingPreference()) {
        $0.formUnion(spacingPreference(of: $1))
      }
    }
    return traits
  }

  /// The union of the children's traits, except what only concerns each child itself.
  private func gatherChildren(_ node: NodeIndex) -> NodeTraits {
    let kind = nodes[node].kind
    if nodes[node].childCount == 0 { return kind == .zStack ? [.zeroEdges, .priority, .monotone] : .monotone }
    var all: NodeTraits = []
    var common: NodeTraits = .monotone
    var hasPercentInside = false
    var child = firstLayoutChild(of: node)
    while !child.isNone {
      let traits = nodes[child].traits
      hasPercentInside = hasPercentInside || nodes[child].marks.contains(.percentInside)
      all.formUnion(traits)
      common.formIntersection(traits)
      child = nextLayoutChild(after: child, in: node)
    }
    // A guide of somebody's own may shrink a container that is offered more.
    if all.contains(.ownGuides) { common.remove(.monotone) }
    // A container is what its children's percentages refer to, and a grid what its rows' cells' do.
    let percent = all.intersection(.percent)
    let isPercent = !percent.isEmpty || (kind == .grid && all.contains(.percentChild))
    all.subtract([.percent, .percentChild])
    if isPercent || hasPercentInside {
      nodes[node].marks.insert(.percentInside)
    } else {
      nodes[node].marks.remove(.percentInside)
    }
    if isPercent {
      all.insert(.percentChild)
      common.remove(.monotone)
      if percent.contains(.percentWidth) { all.insert(.noticesWidth) }
      if percent.contains(.percentHeight) { all.insert(.noticesHeight) }
    }
    if isElided(node) {
      // Who puts the child at its edges refers to its percentages too.
      if all.contains(.edges) { all.formUnion(percent) }
      if nodes[node].modifierCount > 0 { all.subtract([.edges, .percent]) }
    } else {
      all.subtract([.priority, .edges])
    }
    return all.subtracting(.monotone).union(common)
  }

  /// A stack's traits: as its children's, but along the axis only the outer edges' spacing counts.
  private func stackTraits(_ node: NodeIndex, _ axis: Axis) -> NodeTraits {
    let count = nodes[node].childCount
    if count == 0 { return [.zeroEdges, .priority, .monotone] }
    var traits = childrenTraits(node)
    guard count > 1 else { return traits }
    let outer: NodeTraits = axis == .vertical ? [.zeroTop, .zeroBottom] : [.zeroLeft, .zeroRight]
    guard traits.contains(.ownSpacing) || !traits.isDisjoint(with: outer) else { return traits }
    let first = firstLayoutChild(of: node)
    var last = first
    var next = first
    while !next.isNone {
      last = next
      next = nextLayoutChild(after: next, in: node)
    }
    let mirrored = axis == .horizontal && nodes[node].flags.contains(.coreRightToLeft)
    let start = mirrored ? last : first
    let end = mirrored ? first : last
    traits.subtract(outer)
    traits.formUnion(nodes[start].traits.intersection(axis == .vertical ? .zeroTop : .zeroLeft))
    traits.formUnion(nodes[end].traits.intersection(axis == .vertical ? .zeroBottom : .zeroRight))
    if traits.contains(.ownSpacing) {
      spacings[node, default: SpacingPreference()]
        .setOuter(axis, spacingPreference(of: start), spacingPreference(of: end))
    }
    return traits
  }
}
