/// The properties that a node inherits: its layout direction, the axis of the nearest stack, and whether edge positions
/// are its parent's task.
///
/// They are propagated downwards, so that a parent computes them once for all its children.
extension LayoutTree {
  /// Sets the direction of the root; a root with another one is stale.
  func setDirectionOfRoot() {
    let n = nodes.handle
    let inherited: NodeFlags = settings.rootDirection == .rightToLeft ? .rightToLeft : .none
    guard n[root].flags.intersection(.inherited) != inherited else { return }
    n[root].flags = n[root].flags.subtracting(.inherited).union(inherited)
    n[root].marks.formUnion(.stale)
  }

  /// Propagates to the children of a stale node what they inherit. Leaves among them are prepared at once. A child that
  /// inherits something else than before is stale.
  ///
  /// It also counts those that are laid out. Where there are several, and not just all, a stack in a line keeps a
  /// provisional 2.
  @inline(__always)
  func propagateToChildren(_ n: NodeHandle, of node: NodeIndex) {
    inheritDirection(n, node, n[node].flags)
    n[node].childCount = 0
    var child = n[node].firstChild
    if child.isNone { return }
    let isGroup = n[node].flags.contains(.transparent)
    // The inherited flags depend on whether there is one or more; more are counted on the way.
    if !isGroup {
      let first = firstLayoutChild(n, of: node)
      n[node].childCount = first.isNone ? 0 : nextLayoutChild(n, after: first, in: node).isNone ? 1 : 2
    }
    let inherited = isGroup ? n[node].flags.intersection(.inherited) : inheritance(n, from: node)
    var count: UInt32 = 0
    var isPlain = true
    while !child.isNone {
      let flags = n[child].flags
      count &+= 1
      if !flags.isDisjoint(with: .skipped) { isPlain = false }
      let own = flags.contains(.attachment) ? inheritance(ofAttachment: child, of: node) : inherited
      let isNews = flags.intersection(.inherited) != own
      if isNews { n[child].marks.formUnion(.stale.union(.outspoken)) }
      if !n[child].firstChild.isNone {
        if isNews { n[child].flags = flags.subtracting(.inherited).union(own).union(.dirty) }
      } else if isNews || flags.contains(.dirty) {
        prepareLeaf(child, flags.subtracting(.inherited).union(own))
      }
      child = n[child].nextSibling
    }
    // A stack in a line counts its children when it is folded, which walks over them in any case.
    if n[node].childCount == 2, isPlain || !n[node].kind.isLine {
      n[node].childCount = isPlain ? count : countLayoutChildren(of: node)
    }
  }

  /// The direction inside the node.
  @inline(__always)
  func inheritDirection(_ n: NodeHandle, _ node: NodeIndex, _ flags: NodeFlags) {
    assert(NodeFlags.coreRightToLeft.rawValue == NodeFlags.rightToLeft.rawValue << 1)
    let core = NodeFlags(rawValue: flags.intersection(.rightToLeft).rawValue &<< 1)
    n[node].flags = flags.subtracting(.coreRightToLeft).union(core)
    if flags.contains(.ownDirection) { setOwnDirection(of: node) }
  }

  @inline(never)
  private func setOwnDirection(of node: NodeIndex) {
    nodes[node].flags.subtract(.coreRightToLeft)
    if isRightToLeft(node, inside: 0) { nodes[node].flags.formUnion(.coreRightToLeft) }
  }

  private func countLayoutChildren(of node: NodeIndex) -> UInt32 {
    LayoutChildren(tree: self, container: node).reduce(into: 0) { count, _ in count += 1 }
  }

  /// The flags that the children of a container inherit.
  @inline(__always)
  private func inheritance(_ n: NodeHandle, from parent: NodeIndex) -> NodeFlags {
    let above = n[parent].flags
    let flags: NodeFlags = above.contains(.coreRightToLeft) ? .rightToLeft : .none
    return flags.union(inheritedFlags(n, parent))
  }

  /// The direction of the layer of an overlay or background; the layers are searched only where one of them sets it.
  private func isRightToLeft(_ owner: NodeIndex, around attachment: NodeIndex) -> Bool {
    guard nodes[owner].flags.contains(.ownDirection) else { return nodes[owner].flags.contains(.rightToLeft) }
    let layers = modifierRange(of: owner)
    var layer = 0
    while layer < layers.count, !modifiers[layers.lowerBound + layer].isAttachment(attachment) { layer += 1 }
    return isRightToLeft(owner, inside: layer)
  }

  /// The flags that an attachment inherits.
  @inline(never)
  private func inheritance(ofAttachment node: NodeIndex, of owner: NodeIndex) -> NodeFlags {
    let axis = nodes[owner].flags.intersection(.stackAxis)
    return isRightToLeft(owner, around: node) ? axis.union(.rightToLeft) : axis
  }
}
