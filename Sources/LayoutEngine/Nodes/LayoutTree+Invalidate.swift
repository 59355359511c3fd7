/// Forgetting answers although nothing was edited: what a leaf shows measures differently, or the caller wants to be
/// sure.
extension LayoutTree {
  /// Makes a node be measured and placed anew, and a group's elements. Complexity: O(depth), and O(elements of a group).
  package func invalidate(_ node: NodeIndex) {
    doubtText(of: node)
    markDirty(node)
    guard nodes[node].flags.contains(.transparent) else { return }
    var child = firstLayoutChild(of: node)
    while !child.isNone {
      doubtText(of: child)
      markDirty(child)
      child = nextLayoutChild(after: child, in: node)
    }
  }

  /// Makes all nodes be measured and placed anew. Complexity: O(nodes).
  package func invalidateAll() {
    guard !root.isNone else { return }
    forEachNode(in: root) { node in
      doubtText(of: node)
      nodes[node].flags.formUnion(.dirty)
      nodes[node].marks.formUnion(.stale)
    }
  }

  /// The lines that a text remembers may be others now.
  private func doubtText(of node: NodeIndex) {
    if nodes[node].kind == .text, nodes[node].side != .max { nodes[node].b = 1 }
  }
}
