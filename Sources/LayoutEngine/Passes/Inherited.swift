/// What a node hears from above: its layout direction, the axis of the nearest stack, and whether edge positions are
/// its parent's business. It is pushed down, so that a parent works it out once for all its children.
extension LayoutTree {
  /// The root hears which way it runs.
  func tellRoot() {
    tell(root, rootDirection == .rightToLeft ? .rightToLeft : [])
  }

  /// Tells the children of a stale node what they inherit, and counts those that are laid out.
  @inline(__always)
  func tellChildren(of node: NodeIndex) {
    let n = nodes.handle
    if n[node].modifierCount == 0 || n[node].modifierCount == 1 && isPadding(node) {
      inheritDirection(node)
    } else {
      setOwnDirection(of: node)
    }
    let isGroup = n[node].flags.contains(.transparent)
    if !isGroup { n[node].childCount = countLayoutChildren(of: node) }
    let heard = isGroup ? n[node].flags.intersection(.inherited) : inheritance(from: node)
    var child = n[node].firstChild
    while !child.isNone {
      if n[child].flags.contains(.attachment) {
        tellAttachment(child, of: node)
      } else if n[child].flags.intersection(.inherited) != heard {
        tell(child, heard)
      }
      child = n[child].nextSibling
    }
  }

  /// Whether a node's only layer is a padding.
  @inline(__always)
  private func isPadding(_ node: NodeIndex) -> Bool {
    modifiers[Int(nodes.handle[node].modifierStart)].kind == .padding
  }

  /// A node that hears something new is stale.
  private func tell(_ node: NodeIndex, _ heard: NodeFlags) {
    let flags = nodes[node].flags
    guard flags.intersection(.inherited) != heard else { return }
    nodes[node].flags = flags.subtracting(.inherited).union(heard).union(.dirty)
    nodes[node].marks.formUnion(.stale.union(.outspoken))
  }

  @inline(__always)
  private func inheritDirection(_ node: NodeIndex) {
    let flags = nodes[node].flags.subtracting(.coreRightToLeft.union(.ownDirection))
    nodes[node].flags = flags.contains(.rightToLeft) ? flags.union(.coreRightToLeft) : flags
  }

  /// Which way the node's inside runs, and whether the node itself has a say in it.
  func setOwnDirection(of node: NodeIndex) {
    let n = nodes.handle
    var flags = n[node].flags.subtracting(.coreRightToLeft.union(.ownDirection))
    if flags.contains(.rightToLeft) { flags.formUnion(.coreRightToLeft) }
    let start = Int(n[node].modifierStart)
    // The innermost one counts.
    for at in start..<start + Int(n[node].modifierCount) where modifiers[at].kind == .layoutDirection {
      flags.formUnion(.ownDirection)
      if modifiers[at].option == LayoutDirection.rightToLeft.rawValue {
        flags.formUnion(.coreRightToLeft)
      } else {
        flags.subtract(.coreRightToLeft)
      }
      break
    }
    n[node].flags = flags
  }

  @inline(__always)
  private func countLayoutChildren(of node: NodeIndex) -> UInt32 {
    let n = nodes.handle
    var count: UInt32 = 0
    var child = n[node].firstChild
    while !child.isNone, n[child].flags.isDisjoint(with: .skipped) {
      count += 1
      child = n[child].nextSibling
    }
    if child.isNone { return count }
    count = 0
    child = firstLayoutChild(n, of: node)
    while !child.isNone {
      count += 1
      child = nextLayoutChild(n, after: child, in: node)
    }
    return count
  }

  /// What the children of a container inherit.
  @inline(__always)
  private func inheritance(from parent: NodeIndex) -> NodeFlags {
    let n = nodes.handle
    let above = n[parent].flags
    var flags: NodeFlags = above.contains(.coreRightToLeft) ? .rightToLeft : []
    if n[parent].kind == .viewThatFits {
      return flags.union(above.intersection(.stackAxis.union(.edgesByParent)))
    }
    // A one-child stack stands for its child, yet it still says which way a spacer in it runs.
    if !isElided(parent) {
      flags.formUnion(.edgesByParent)
    } else if n[parent].modifierCount == 0 {
      flags.formUnion(above.intersection(.edgesByParent))
    }
    switch n[parent].kind {
    case .hStack: flags.formUnion(.inHStack)
    case .vStack: flags.formUnion(.inVStack)
    // The implicit stack around the content of an overlay leaves the axis as it is.
    case .zStack: if above.contains(.attachment) { flags.formUnion(above.intersection(.stackAxis)) }
    case .lazyHStack: flags = flags.subtracting(.edgesByParent).union(.inHStack)
    case .lazyVStack: flags = flags.subtracting(.edgesByParent).union(.inVStack)
    case .scrollView where n[parent].childCount > 1: flags.formUnion(.inVStack)
    default: flags.subtract(.edgesByParent)
    }
    return flags
  }

  private func tellAttachment(_ node: NodeIndex, of owner: NodeIndex) {
    var heard = nodes[owner].flags.intersection(.stackAxis)
    if attachmentIsRightToLeft(node, of: owner) { heard.formUnion(.rightToLeft) }
    tell(node, heard)
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
}
