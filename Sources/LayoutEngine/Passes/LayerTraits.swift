/// What each modifier does to the traits of what it wraps.
extension LayoutTree {
  func addLayerTraits(
    _ node: NodeIndex, _ start: Int, _ at: Int, _ traits: inout NodeTraits, _ isBareSpacer: inout Bool
  ) {
    let record = modifiers[start + at]
    if !record.kind.keepsSeparable { nodes[node].marks.subtract(.separable) }
    switch record.kind {
    case .frame:
      addFrameTraits(node, !record.p0.isNaN, !record.p1.isNaN, keepsSpacing: isBareSpacer, &traits)
    case .percentFrame:
      addFrameTraits(node, !record.p0.isNaN, !record.p1.isNaN, keepsSpacing: isBareSpacer, &traits)
      // Without a base the length is as if not given, so what is proposed does count.
      traits.formUnion(.noticesBoth)
      if record.option & 1 != 0 { traits.insert(.percentWidth) }
      if record.option & 2 != 0 { traits.insert(.percentHeight) }
    case .containerRelativeFrame:
      traits.insert(.containerRelative)
      addFrameTraits(
        node, record.option & 1 != 0, record.option & 2 != 0, keepsSpacing: isBareSpacer, &traits)
      traits.formUnion(.noticesBoth)
    case .flexibleFrame:
      let isWidth = !(record.p0.isNaN && record.p1.isNaN && record.p2.isNaN)
      let isHeight = !(record.p3.isNaN && record.p4.isNaN && record.p5.isNaN)
      addFrameTraits(node, isWidth, isHeight, keepsSpacing: isBareSpacer, &traits)
      if isWidth { traits.insert(.noticesWidth) }
      if isHeight { traits.insert(.noticesHeight) }
    case .padding:
      // A negative inset offers more than 0 where 0 is offered.
      if record.p1 + record.p3 < 0 || record.p0 + record.p2 < 0 { nodes[node].marks.subtract(.separable) }
      resetPaddedEdges(node, start, at, &traits)
      traits.remove(.priority)
    case .fixedSize:
      // The ideal of a stack is not added up.
      if nodes[node].kind == .hStack || nodes[node].kind == .vStack { nodes[node].marks.subtract(.separable) }
      if record.option & 1 != 0 { traits.remove(.noticesWidth) }
      if record.option & 2 != 0 { traits.remove(.noticesHeight) }
    case .aspectRatio:
      if !traits.isDisjoint(with: .noticesBoth) {
        traits.formUnion(.noticesBoth)
        traits.remove(.monotone)
      }
      traits.remove(.priority)
    case .position:
      traits.formUnion(.noticesBoth)
      traits.subtract([.priority, .zeroEdges, .ownSpacing])
    case .edges:
      if record.edgesUsePercent(.horizontal) { traits.insert(.percentWidth) }
      if record.edgesUsePercent(.vertical) { traits.insert(.percentHeight) }
      traits.insert(.edges)
      if !nodes[node].flags.contains(.edgesByParent) {
        traits.formUnion(.noticesBoth)
        traits.subtract([.priority, .zeroEdges, .ownSpacing])
      }
    case .layoutPriority: traits.insert(.priority)
    case .alignmentGuide: traits.insert(.ownGuides)
    case .overlay, .background:
      nodes[node].flags.insert(.hasAttachments)
      // The content hears of the container through the node.
      traits.formUnion(nodes[NodeIndex(rawValue: record.side)].traits.intersection(.containerRelative))
    case .offset, .layoutDirection, .gridCellColumns, .gridCellAnchor, .gridCellUnsizedAxes, .gridColumnAlignment,
      .layoutValue, .decoration:
      break
    }
    isBareSpacer = isBareSpacer && record.kind.leavesSpacerBare
  }

  private func addFrameTraits(
    _ node: NodeIndex, _ isWidth: Bool, _ isHeight: Bool, keepsSpacing: Bool, _ traits: inout NodeTraits
  ) {
    traits.remove(.priority)
    if isWidth { traits.remove(.noticesWidth) }
    if isHeight { traits.remove(.noticesHeight) }
    guard !keepsSpacing else { return }
    var edges: NodeTraits = []
    if isWidth { edges.formUnion([.zeroLeft, .zeroRight]) }
    if isHeight { edges.formUnion([.zeroTop, .zeroBottom]) }
    resetSpacing(edges, of: node, &traits)
  }

  func resetPaddedEdges(_ node: NodeIndex, _ start: Int, _ at: Int, _ traits: inout NodeTraits) {
    guard !traits.isDisjoint(with: [.zeroEdges, .ownSpacing]) else { return }
    let record = modifiers[start + at]
    let rightToLeft = isRightToLeft(node, inside: at)
    var edges: NodeTraits = []
    if record.p0 != 0 { edges.insert(.zeroTop) }
    if record.p2 != 0 { edges.insert(.zeroBottom) }
    if record.p1 != 0 { edges.insert(rightToLeft ? .zeroRight : .zeroLeft) }
    if record.p3 != 0 { edges.insert(rightToLeft ? .zeroLeft : .zeroRight) }
    resetSpacing(edges, of: node, &traits)
  }

  /// At `edges` the node wants no particular spacing any more.
  private func resetSpacing(_ edges: NodeTraits, of node: NodeIndex, _ traits: inout NodeTraits) {
    traits.subtract(edges)
    if traits.contains(.ownSpacing) { spacings[node]?.reset(edges) }
  }

  /// Whether the horizontal axis runs from right to left inside the modifiers from `layer` on outwards.
  /// Complexity: O(modifiers) where one of them sets the direction, else O(1).
  func isRightToLeft(_ node: NodeIndex, inside layer: Int) -> Bool {
    var rightToLeft = nodes[node].flags.contains(.rightToLeft)
    guard nodes[node].flags.contains(.ownDirection) else { return rightToLeft }
    let start = Int(nodes[node].modifierStart)
    for at in (start + layer..<start + Int(nodes[node].modifierCount)).reversed()
    where modifiers[at].kind == .layoutDirection {
      rightToLeft = modifiers[at].option == LayoutDirection.rightToLeft.rawValue
    }
    return rightToLeft
  }
}
