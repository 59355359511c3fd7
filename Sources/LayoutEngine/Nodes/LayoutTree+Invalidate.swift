/// Drops stored responses although nothing was edited: a leaf's content measures differently, or the caller requires
/// new responses.
extension LayoutTree {
  /// Makes a node, and a group's elements, be measured and placed anew.
  ///
  /// - Complexity: O(depth), and O(elements of a group).
  package func invalidate(_ node: NodeIndex) {
    doubtText(of: node)
    markDirty(node)
    guard nodes[node].flags.contains(.transparent) else { return }
    for child in LayoutChildren(tree: self, container: node) {
      doubtText(of: child)
      markDirty(child)
    }
  }

  /// Makes all nodes be measured and placed anew.
  ///
  /// - Complexity: O(nodes).
  package func invalidateAll() {
    if root.isNone { return }
    forEachNode(in: root) { node in
      doubtText(of: node)
      nodes[node].flags.formUnion(.dirty)
      nodes[node].marks.formUnion(.stale)
    }
  }

  /// Marks the stored lines of a text as possibly out of date.
  private func doubtText(of node: NodeIndex) {
    if nodes[node].kind == .text, nodes[node].side != .max { nodes[node].b = 1 }
  }
}
