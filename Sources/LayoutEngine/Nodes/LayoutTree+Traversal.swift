extension LayoutTree {
  /// The first child that is laid out, with groups dissolved; `.none` where there is none.
  @inline(__always)
  package func firstLayoutChild(of container: NodeIndex) -> NodeIndex {
    firstLayoutChild(nodes.handle, of: container)
  }

  /// The child that is laid out after `child`, with groups dissolved.
  @inline(__always)
  package func nextLayoutChild(after child: NodeIndex, in container: NodeIndex) -> NodeIndex {
    nextLayoutChild(nodes.handle, after: child, in: container)
  }

  @inline(__always)
  func firstLayoutChild(_ n: NodeHandle, of container: NodeIndex) -> NodeIndex {
    let first = n[container].firstChild
    if !first.isNone, n[first].flags.isDisjoint(with: .skipped) { return first }
    return firstVisible(first, parent: container, within: container)
  }

  @inline(__always)
  func nextLayoutChild(_ n: NodeHandle, after child: NodeIndex, in container: NodeIndex) -> NodeIndex {
    let next = n[child].nextSibling
    if next.isNone, n[child].parent == container { return next }
    if !next.isNone, n[next].flags.isDisjoint(with: .skipped) { return next }
    return firstVisible(next, parent: n[child].parent, within: container)
  }

  /// The first node from `start`, a child of `parent`, in document order that is neither group nor attachment; `.none`
  /// at the end of `container`.
  func firstVisible(_ start: NodeIndex, parent: NodeIndex, within container: NodeIndex) -> NodeIndex {
    let n = nodes.handle
    var at = start
    var parent = parent
    while true {
      if at.isNone {
        if parent == container { return .none }
        at = n[parent].nextSibling
        parent = n[parent].parent
      } else if n[at].flags.contains(.transparent) {
        parent = at
        at = n[at].firstChild
      } else if n[at].flags.contains(.attachment) {
        at = n[at].nextSibling
      } else {
        return at
      }
    }
  }

  /// The children that are laid out, with groups dissolved.
  package func layoutChildren(of container: NodeIndex) -> [NodeIndex] {
    Array(LayoutChildren(tree: self, container: container))
  }

  /// The only child of the root; the root where it has none or several.
  ///
  /// It is read from the links, so it is known before the first turn.
  package var outermost: NodeIndex {
    guard !root.isNone else { return root }
    let first = firstLayoutChild(of: root)
    return first.isNone || !nextLayoutChild(after: first, in: root).isNone ? root : first
  }

  /// The nearest node above that is no group; `.none` above the root.
  package func layoutParent(of node: NodeIndex) -> NodeIndex {
    var at = nodes[node].parent
    while !at.isNone, nodes[at].flags.contains(.transparent) { at = nodes[at].parent }
    return at
  }

  /// The range of a node's modifiers and layers, the innermost first.
  @inline(__always)
  package func modifierRange(of node: NodeIndex) -> Range<Int> {
    let n = nodes.handle
    let start = Int(n[node].layerStart)
    return Range(uncheckedBounds: (start, start + Int(n[node].layerCount)))
  }

  /// Whether a container stands for its only child, as one-child stacks do.
  @inline(__always)
  func isElided(_ node: NodeIndex) -> Bool {
    nodes[node].childCount == 1 && nodes[node].kind.isStack
  }
}
