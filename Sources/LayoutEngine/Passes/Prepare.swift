/// Preparing: what follows from parameters alone is worked out for what changed, before anything is measured.
///
/// One walk over the dirty nodes, without recursion:
/// 1. On the way down a node hears its layout direction, the axis of the nearest stack, and counts its children.
/// 2. On the way up it gathers its traits from its children's; what it had answered before is forgotten.
/// 3. A node that can notice no proposal has one size: it is measured at once. Its children have one size too, so this
///    never goes deep.
extension LayoutTree {
  func prepare() {
    guard !root.isNone, nodes[root].flags.contains(.dirty) else { return }
    var current = root
    while true {
      descend(current)
      var next = firstDirtyChild(of: current)
      while next.isNone {
        ascend(current)
        if current == root { return }
        next = firstDirty(from: nodes[current].nextSibling)
        if next.isNone { current = nodes[current].parent }
      }
      current = next
    }
  }

  private func firstDirtyChild(of node: NodeIndex) -> NodeIndex { firstDirty(from: nodes[node].firstChild) }

  private func firstDirty(from start: NodeIndex) -> NodeIndex {
    var at = start
    while !at.isNone, !nodes[at].flags.contains(.dirty) { at = nodes[at].nextSibling }
    return at
  }

  /// Step 1.
  private func descend(_ node: NodeIndex) {
    counters.visits += 1
    let inherited: NodeFlags = [.rightToLeft, .inHStack, .inVStack, .edgesByParent]
    let before = nodes[node].flags.intersection([inherited, .coreRightToLeft])
    var now = inheritedFlags(of: node)
    if now.contains(.rightToLeft) { now.insert(.coreRightToLeft) }
    let start = Int(nodes[node].modifierStart)
    for at in (start..<start + Int(nodes[node].modifierCount)).reversed()
    where modifiers[at].kind == .layoutDirection {
      if modifiers[at].option == LayoutDirection.rightToLeft.rawValue {
        now.insert(.coreRightToLeft)
      } else {
        now.remove(.coreRightToLeft)
      }
    }
    let count = nodes[node].flags.contains(.transparent) ? 0 : countLayoutChildren(of: node)
    let wasElided = isElided(node)
    nodes[node].childCount = count
    guard before != now || wasElided != isElided(node) else { return }
    nodes[node].flags.subtract([inherited, .coreRightToLeft])
    nodes[node].flags.formUnion(now)
    var child = nodes[node].firstChild
    while !child.isNone {
      nodes[child].flags.insert(.dirty)
      child = nodes[child].nextSibling
    }
  }

  private func countLayoutChildren(of node: NodeIndex) -> UInt32 {
    var count: UInt32 = 0
    var child = firstLayoutChild(of: node)
    while !child.isNone {
      count += 1
      child = nextLayoutChild(after: child, in: node)
    }
    return count
  }

  /// What a node's place in the tree says: direction, stack axis, who does its edge positions.
  private func inheritedFlags(of node: NodeIndex) -> NodeFlags {
    let parent = nodes[node].parent
    guard !parent.isNone else { return rootDirection == .rightToLeft ? .rightToLeft : [] }
    let above = nodes[parent].flags
    if above.contains(.transparent) {
      return above.intersection([.rightToLeft, .inHStack, .inVStack, .edgesByParent])
    }
    if nodes[node].flags.contains(.attachment) {
      var flags = above.intersection(.stackAxis)
      if attachmentIsRightToLeft(node, of: parent) { flags.insert(.rightToLeft) }
      return flags
    }
    var flags: NodeFlags = above.contains(.coreRightToLeft) ? .rightToLeft : []
    if nodes[parent].kind == .viewThatFits {
      return flags.union(above.intersection([.inHStack, .inVStack, .edgesByParent]))
    }
    // A one-child stack stands for its child, yet it still says which way a spacer in it runs.
    if isElided(parent) { flags.formUnion(above.intersection(.edgesByParent)) } else { flags.insert(.edgesByParent) }
    switch nodes[parent].kind {
    case .hStack: flags.insert(.inHStack)
    case .vStack: flags.insert(.inVStack)
    // The implicit stack around the content of an overlay leaves the axis as it is.
    case .zStack: if above.contains(.attachment) { flags.formUnion(above.intersection(.stackAxis)) }
    case .lazyHStack: flags = flags.subtracting(.edgesByParent).union(.inHStack)
    case .lazyVStack: flags = flags.subtracting(.edgesByParent).union(.inVStack)
    case .scrollView where nodes[parent].childCount > 1: flags.formUnion(.inVStack)
    default: flags.remove(.edgesByParent)
    }
    return flags
  }

  private func attachmentIsRightToLeft(_ node: NodeIndex, of owner: NodeIndex) -> Bool {
    var rightToLeft = nodes[owner].flags.contains(.rightToLeft)
    let start = Int(nodes[owner].modifierStart)
    for at in (start..<start + Int(nodes[owner].modifierCount)).reversed() {
      let record = modifiers[at]
      if record.kind == .layoutDirection { rightToLeft = record.option == LayoutDirection.rightToLeft.rawValue }
      if record.side == node.rawValue, record.kind == .overlay || record.kind == .background { break }
    }
    return rightToLeft
  }

  /// Steps 2 and 3.
  private func ascend(_ node: NodeIndex) {
    nodes[node].flags.remove(.dirty)
    guard !nodes[node].flags.contains(.transparent) else { return }
    dropResponses(of: node)
    let traits = gatherTraits(of: node)
    let lost = nodes[node].traits.subtracting(traits)
    if lost.contains(.percent) { percentBases[node] = nil }
    if lost.contains(.containerRelative) { containerSizes[node] = nil }
    if lost.contains(.ownSpacing) { spacings[node] = nil }
    nodes[node].traits = traits
    if traits.isDisjoint(with: [.noticesWidth, .noticesHeight, .percent, .percentChild, .containerRelative]) {
      _ = measure(node, .unspecified)
    }
  }
}
