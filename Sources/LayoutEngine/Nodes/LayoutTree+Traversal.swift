extension LayoutTree {
  /// The first child that is laid out, groups dissolved; `.none` where there is none.
  @inline(__always)
  package func firstLayoutChild(of container: NodeIndex) -> NodeIndex {
    let first = nodes[container].firstChild
    if !first.isNone, nodes[first].flags.isDisjoint(with: .skipped) { return first }
    return firstVisible(first, parent: container, within: container)
  }

  /// The child that is laid out behind `child`, groups dissolved.
  @inline(__always)
  package func nextLayoutChild(after child: NodeIndex, in container: NodeIndex) -> NodeIndex {
    let next = nodes[child].nextSibling
    if !next.isNone, nodes[next].flags.isDisjoint(with: .skipped) { return next }
    return firstVisible(next, parent: nodes[child].parent, within: container)
  }

  /// From `start`, a child of `parent`, the first node that is neither group nor attachment, in document order, before
  /// leaving `container`.
  private func firstVisible(_ start: NodeIndex, parent: NodeIndex, within container: NodeIndex) -> NodeIndex {
    var at = start
    var parent = parent
    while true {
      if at.isNone {
        if parent == container { return .none }
        at = nodes[parent].nextSibling
        parent = nodes[parent].parent
      } else if nodes[at].flags.contains(.transparent) {
        parent = at
        at = nodes[at].firstChild
      } else if nodes[at].flags.contains(.attachment) {
        at = nodes[at].nextSibling
      } else {
        return at
      }
    }
  }

  /// The children that are laid out, groups dissolved.
  package func layoutChildren(of container: NodeIndex) -> [NodeIndex] {
    var result: [NodeIndex] = []
    var child = firstLayoutChild(of: container)
    while !child.isNone {
      result.append(child)
      child = nextLayoutChild(after: child, in: container)
    }
    return result
  }

  /// The nearest node above that is no group; `.none` above the root.
  package func layoutParent(of node: NodeIndex) -> NodeIndex {
    var at = nodes[node].parent
    while !at.isNone, nodes[at].flags.contains(.transparent) { at = nodes[at].parent }
    return at
  }

  /// Whether a container stands for its only child, as one-child stacks do.
  @inline(__always)
  func isElided(_ node: NodeIndex) -> Bool {
    guard nodes[node].childCount == 1 else { return false }
    switch nodes[node].kind {
    case .hStack, .vStack, .zStack: return true
    default: return false
    }
  }
}
