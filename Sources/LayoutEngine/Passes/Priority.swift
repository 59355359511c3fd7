extension LayoutTree {
  /// The layout priority of a node: that of its outermost `layoutPriority`, and 0 where a layer around that has ended
  /// it. A spacer and an empty container come last.
  @inline(__always)
  package func priority(of node: NodeIndex) -> Double {
    let traits = nodes.handle[node].traits
    if traits.isDisjoint(with: .priority) { return 0 }
    return traits.contains(.bareSpacer) ? -.infinity : priorityInLayers(of: node)
  }

  private func priorityInLayers(of node: NodeIndex) -> Double {
    var node = node
    while true {
      guard nodes[node].traits.contains(.priority) else { return 0 }
      for at in modifierRange(of: node).reversed() where modifiers[at].kind == .layoutPriority {
        return modifiers[at].p0
      }
      if nodes[node].kind == .spacer || nodes[node].childCount == 0 { return -.infinity }
      guard isElided(node) else { return 0 }
      node = firstLayoutChild(of: node)
    }
  }
}
