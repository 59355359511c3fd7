/// Gathering a node's traits, from its kind and children outwards through its modifiers.
extension LayoutTree {
  func gatherTraits(of node: NodeIndex) -> NodeTraits {
    var traits = coreTraits(of: node)
    let start = Int(nodes[node].modifierStart)
    // Whether a frame put on now would stand directly on a spacer, whose zero spacing it then keeps.
    var isBareSpacer = nodes[node].kind == .spacer
    nodes[node].flags.remove(.hasAttachments)
    for at in 0..<Int(nodes[node].modifierCount) {
      addLayerTraits(node, start, at, &traits, &isBareSpacer)
    }
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
    case .geometryReader: return gatherChildren(node).union([.noticesBoth, .monotone]).subtracting(.zeroEdges)
    case .spacer: return spacerTraits(node)
    case .divider: return nodes[node].flags.contains(.inHStack) ? [.noticesHeight, .monotone] : [.noticesWidth, .monotone]
    case .hStack, .gridRow: return stackTraits(node, .horizontal)
    case .vStack: return stackTraits(node, .vertical)
    case .zStack: return gatherChildren(node)
    case .viewThatFits: return gatherChildren(node).union(.noticesBoth).subtracting(.monotone)
    case .scrollView: return scrollViewTraits(node)
    case .grid:
      let traits = gatherChildren(node).subtracting(.monotone)
      return traits.isDisjoint(with: .noticesBoth) ? traits : traits.union(.noticesBoth)
    case .lazyVStack, .lazyVGrid: return lazyTraits(node, notices: .noticesWidth)
    case .lazyHStack, .lazyHGrid: return lazyTraits(node, notices: .noticesHeight)
    case .custom:
      return gatherChildren(node).union([.noticesBoth, .ownGuides]).subtracting([.monotone, .zeroEdges])
        .union(customSpacingTraits(node))
    }
  }

  private func spacerTraits(_ node: NodeIndex) -> NodeTraits {
    let flags = nodes[node].flags
    if flags.contains(.inHStack) { return [.noticesWidth, .zeroLeft, .zeroRight, .monotone, .priority] }
    if flags.contains(.inVStack) { return [.noticesHeight, .zeroTop, .zeroBottom, .monotone, .priority] }
    return [.noticesBoth, .zeroEdges, .monotone, .priority]
  }

  private func lazyTraits(_ node: NodeIndex, notices: NodeTraits) -> NodeTraits {
    var traits = gatherChildren(node)
    let relative = traits.contains(.percentChild)
    traits.subtract([.noticesBoth, .monotone])
    // A percentage of the axis that is not noticed for itself still is.
    return traits.union(relative ? .noticesBoth : notices)
  }

  private func scrollViewTraits(_ node: NodeIndex) -> NodeTraits {
    var traits = gatherChildren(node).subtracting([.zeroEdges, .ownSpacing])
    let axes = scrollAxes(node)
    if axes.contains(Axis.Set.horizontal) { traits.insert(.noticesWidth) }
    if axes.contains(Axis.Set.vertical) { traits.insert(.noticesHeight) }
    // The content's lengths follow the scroll view's own size, not the window's.
    return traits
  }

  /// The union of the children's traits, except what only concerns each child itself.
  private func gatherChildren(_ node: NodeIndex) -> NodeTraits {
    if nodes[node].childCount == 0 {
      return nodes[node].kind == .zStack ? [.zeroEdges, .priority, .monotone] : .monotone
    }
    var all: NodeTraits = []
    var monotone = true
    var child = firstLayoutChild(of: node)
    var percentAxes: NodeTraits = []
    while !child.isNone {
      let traits = nodes[child].traits
      all.formUnion(traits)
      monotone = monotone && traits.contains(.monotone)
      if traits.contains(.percent) { percentAxes.formUnion(percentAxesNoticed(by: child)) }
      child = nextLayoutChild(after: child, in: node)
    }
    if all.contains(.percent) { all.insert(.percentChild) } else { all.remove(.percentChild) }
    // A one-child stack stands for its child, yet it is the container that a percentage refers to.
    if isElided(node) { return all.subtracting(.percent).union(percentAxes) }
    all.subtract([.percent, .priority, .edges, .monotone])
    if nodes[node].kind != .custom { keepSpacing(of: node, &all) }
    if monotone { all.insert(.monotone) }
    return all.union(percentAxes)
  }

  private func keepSpacing(of node: NodeIndex, _ traits: inout NodeTraits) {
    guard traits.contains(.ownSpacing) else { return }
    var union = SpacingPreference()
    var child = firstLayoutChild(of: node)
    while !child.isNone {
      union.formUnion(spacingPreference(of: child))
      child = nextLayoutChild(after: child, in: node)
    }
    spacings[node] = union
  }

  /// The axes on which a child's modifiers refer to the container's proposal.
  private func percentAxesNoticed(by child: NodeIndex) -> NodeTraits {
    var traits: NodeTraits = []
    let start = Int(nodes[child].modifierStart)
    for at in start..<start + Int(nodes[child].modifierCount) {
      switch modifiers[at].kind {
      case .percentFrame:
        if modifiers[at].option & 1 != 0 { traits.insert(.noticesWidth) }
        if modifiers[at].option & 2 != 0 { traits.insert(.noticesHeight) }
      case .edges: traits.formUnion(.noticesBoth)
      default: break
      }
    }
    // Only an elided container passes its child's on: look no further than it is worth.
    return traits.isEmpty ? .noticesBoth : traits
  }

  /// A stack's traits: as its children's, but along the axis only the outer edges' spacing counts.
  private func stackTraits(_ node: NodeIndex, _ axis: Axis) -> NodeTraits {
    let count = nodes[node].childCount
    if count == 0 { return [.zeroEdges, .priority, .monotone] }
    var traits = gatherChildren(node)
    guard count > 1 else { return traits }
    let first = firstLayoutChild(of: node)
    var last = first
    var next = first
    while !next.isNone {
      last = next
      next = nextLayoutChild(after: next, in: node)
    }
    if axis == .vertical {
      traits.subtract([.zeroTop, .zeroBottom])
      traits.formUnion(nodes[first].traits.intersection(.zeroTop))
      traits.formUnion(nodes[last].traits.intersection(.zeroBottom))
    } else {
      traits.subtract([.zeroLeft, .zeroRight])
      let rightToLeft = nodes[node].flags.contains(.coreRightToLeft)
      traits.formUnion(nodes[rightToLeft ? last : first].traits.intersection(.zeroLeft))
      traits.formUnion(nodes[rightToLeft ? first : last].traits.intersection(.zeroRight))
    }
    return traits
  }

  private func addLayerTraits(
    _ node: NodeIndex, _ start: Int, _ at: Int, _ traits: inout NodeTraits, _ isBareSpacer: inout Bool
  ) {
    let record = modifiers[start + at]
    switch record.kind {
    case .frame:
      addFixedFrameTraits(!record.p0.isNaN, !record.p1.isNaN, keepsSpacing: isBareSpacer, &traits)
      isBareSpacer = false
    case .percentFrame:
      let isWidth = !record.p0.isNaN
      let isHeight = !record.p1.isNaN
      addFixedFrameTraits(isWidth, isHeight, keepsSpacing: isBareSpacer, &traits)
      traits.insert(.percent)
      // Without a base the length is as if not given, so what is proposed does count.
      traits.formUnion(.noticesBoth)
      isBareSpacer = false
    case .containerRelativeFrame:
      traits.insert(.containerRelative)
      addFixedFrameTraits(record.option & 1 != 0, record.option & 2 != 0, keepsSpacing: isBareSpacer, &traits)
      traits.formUnion(.noticesBoth)
      isBareSpacer = false
    case .flexibleFrame:
      let isWidth = !(record.p0.isNaN && record.p1.isNaN && record.p2.isNaN)
      let isHeight = !(record.p3.isNaN && record.p4.isNaN && record.p5.isNaN)
      addFixedFrameTraits(isWidth, isHeight, keepsSpacing: isBareSpacer, &traits)
      if isWidth { traits.insert(.noticesWidth) }
      if isHeight { traits.insert(.noticesHeight) }
      isBareSpacer = false
    case .padding:
      resetPaddedEdges(node, start, at, &traits)
      traits.remove(.priority)
      isBareSpacer = false
    case .fixedSize:
      if record.option & 1 != 0 { traits.remove(.noticesWidth) }
      if record.option & 2 != 0 { traits.remove(.noticesHeight) }
      isBareSpacer = false
    case .aspectRatio:
      if !traits.isDisjoint(with: .noticesBoth) {
        traits.formUnion(.noticesBoth)
        traits.remove(.monotone)
      }
      traits.remove(.priority)
      isBareSpacer = false
    case .position:
      traits.formUnion(.noticesBoth)
      traits.subtract([.priority, .zeroEdges, .ownSpacing])
      isBareSpacer = false
    case .edges:
      if record.edgesUsePercent { traits.insert(.percent) }
      traits.insert(.edges)
      if !nodes[node].flags.contains(.edgesByParent) {
        traits.formUnion(.noticesBoth)
        traits.subtract([.priority, .zeroEdges, .ownSpacing])
      }
      isBareSpacer = false
    case .layoutPriority:
      traits.insert(.priority)
      isBareSpacer = false
    case .alignmentGuide:
      traits.insert(.ownGuides)
      isBareSpacer = false
    case .overlay, .background: nodes[node].flags.insert(.hasAttachments)
    case .offset, .layoutDirection, .gridCellColumns, .gridCellAnchor, .gridCellUnsizedAxes, .gridColumnAlignment,
      .layoutValue, .decoration:
      break
    }
  }

  private func addFixedFrameTraits(
    _ isWidth: Bool, _ isHeight: Bool, keepsSpacing: Bool, _ traits: inout NodeTraits
  ) {
    traits.remove(.priority)
    if isWidth { traits.remove(.noticesWidth) }
    if isHeight { traits.remove(.noticesHeight) }
    guard !keepsSpacing else { return }
    if isWidth { traits.subtract([.zeroLeft, .zeroRight]) }
    if isHeight { traits.subtract([.zeroTop, .zeroBottom]) }
    if isWidth || isHeight { traits.remove(.ownSpacing) }
  }

  private func resetPaddedEdges(_ node: NodeIndex, _ start: Int, _ at: Int, _ traits: inout NodeTraits) {
    let record = modifiers[start + at]
    if record.p0 != 0 { traits.remove(.zeroTop) }
    if record.p2 != 0 { traits.remove(.zeroBottom) }
    traits.remove(.ownSpacing)
    // Which side is leading is looked for only where it matters: many modifiers may lie around this one.
    guard !traits.isDisjoint(with: [.zeroLeft, .zeroRight]) else { return }
    var rightToLeft = nodes[node].flags.contains(.rightToLeft)
    for outer in (start + at..<start + Int(nodes[node].modifierCount)).reversed()
    where modifiers[outer].kind == .layoutDirection {
      rightToLeft = modifiers[outer].option == LayoutDirection.rightToLeft.rawValue
    }
    if record.p1 != 0 { traits.remove(rightToLeft ? .zeroRight : .zeroLeft) }
    if record.p3 != 0 { traits.remove(rightToLeft ? .zeroLeft : .zeroRight) }
  }

  /// The layout priority a node reports, from its outermost layer inwards.
  func priority(of node: NodeIndex) -> Double {
    var node = node
    while true {
      guard nodes[node].traits.contains(.priority) else { return 0 }
      let start = Int(nodes[node].modifierStart)
      for at in (start..<start + Int(nodes[node].modifierCount)).reversed() {
        switch modifiers[at].kind {
        case .layoutPriority: return modifiers[at].p0
        case .frame, .flexibleFrame, .percentFrame, .containerRelativeFrame, .padding, .aspectRatio, .position:
          return 0
        default: break
        }
      }
      if nodes[node].kind == .spacer || nodes[node].childCount == 0 { return -.infinity }
      guard isElided(node) else { return 0 }
      node = firstLayoutChild(of: node)
    }
  }
}
