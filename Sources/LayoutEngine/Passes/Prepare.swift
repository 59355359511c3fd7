/// Preparing: what follows from parameters alone is worked out for what changed, before anything is measured.
///
/// One walk over the dirty nodes, without recursion:
/// 1. On the way down a node hears its layout direction, the axis of the nearest stack, and counts its children.
/// 2. On the way up it gathers its traits from its children's; what it had answered before is forgotten.
/// 3. A node that can notice no proposal has one size: it is measured at once. Its children have one size too, so this
///    goes deep only where guides are asked for.
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
    if !faults.isEmpty { reportFaults(of: node) }
    let gathered = NodeFlags.inherited.union(.coreRightToLeft).union(.ownDirection)
    let before = nodes[node].flags.intersection(gathered)
    let inherited = inheritedFlags(of: node)
    let now = inherited.union(ownDirectionFlags(of: node, inherited))
    let count = nodes[node].flags.contains(.transparent) ? 0 : countLayoutChildren(of: node)
    // Whether there is one child or several makes a difference to them.
    let wasAlone = nodes[node].childCount == 1
    nodes[node].childCount = count
    if before == now, wasAlone == (count == 1) {
      if nodes[node].flags.contains(.hasAttachments) { redirectAttachments(of: node) }
      return
    }
    nodes[node].flags.subtract(gathered)
    nodes[node].flags.formUnion(now)
    var child = nodes[node].firstChild
    while !child.isNone {
      nodes[child].flags.insert(.dirty)
      child = nodes[child].nextSibling
    }
  }

  /// Which way the node's inside runs, and whether the node itself has a say in it.
  private func ownDirectionFlags(of node: NodeIndex, _ inherited: NodeFlags) -> NodeFlags {
    var flags: NodeFlags = inherited.contains(.rightToLeft) ? .coreRightToLeft : []
    let start = Int(nodes[node].modifierStart)
    // The innermost one counts.
    for at in start..<start + Int(nodes[node].modifierCount) where modifiers[at].kind == .layoutDirection {
      flags = modifiers[at].option == LayoutDirection.rightToLeft.rawValue ? .coreRightToLeft : []
      flags.insert(.ownDirection)
      break
    }
    return flags
  }

  /// The order of a node's modifiers changed which way its attachments run.
  private func redirectAttachments(of node: NodeIndex) {
    var child = nodes[node].firstChild
    while !child.isNone {
      let flags = nodes[child].flags
      if flags.contains(.attachment), inheritedFlags(of: child) != flags.intersection(.inherited) {
        nodes[child].flags.insert(.dirty)
      }
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
      return above.intersection(.inherited)
    }
    if nodes[node].flags.contains(.attachment) {
      var flags = above.intersection(.stackAxis)
      if attachmentIsRightToLeft(node, of: parent) { flags.insert(.rightToLeft) }
      return flags
    }
    var flags: NodeFlags = above.contains(.coreRightToLeft) ? .rightToLeft : []
    if nodes[parent].kind == .viewThatFits {
      return flags.union(above.intersection(.stackAxis.union(.edgesByParent)))
    }
    // A one-child stack stands for its child, yet it still says which way a spacer in it runs.
    if !isElided(parent) {
      flags.insert(.edgesByParent)
    } else if nodes[parent].modifierCount == 0 {
      flags.formUnion(above.intersection(.edgesByParent))
    }
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
    guard nodes[owner].flags.contains(.ownDirection) else { return nodes[owner].flags.contains(.rightToLeft) }
    var rightToLeft = nodes[owner].flags.contains(.rightToLeft)
    let start = Int(nodes[owner].modifierStart)
    for at in (start..<start + Int(nodes[owner].modifierCount)).reversed() {
      if modifiers[at].kind == .layoutDirection {
        rightToLeft = modifiers[at].option == LayoutDirection.rightToLeft.rawValue
      }
      if modifiers[at].isAttachment(node) { break }
    }
    return rightToLeft
  }

  /// Steps 2 and 3.
  private func ascend(_ node: NodeIndex) {
    nodes[node].flags.remove(.dirty)
    guard !nodes[node].flags.contains(.transparent) else { return }
    dropResponses(of: node)
    let traits = nodes[node].kind == .custom ? finish { gatherTraits(of: node) } : gatherTraits(of: node)
    if !percentBases.isEmpty, traits.isDisjoint(with: .percent) { percentBases[node] = nil }
    if !containerSizes.isEmpty, !traits.contains(.containerRelative) { containerSizes[node] = nil }
    nodes[node].traits = traits
    if traits.isDisjoint(with: .noticesBoth.union(.context).union(.percentChild)), nodes[node].kind != .gridRow {
      _ = finish { measure(node, .unspecified) }
    }
  }
}
