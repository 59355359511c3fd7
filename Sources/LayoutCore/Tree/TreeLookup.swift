import LayoutEngine

extension LayoutTree {
  /// Whether there is a node with the index. Indices are used again, so it may be another one than it was.
  func isLive(_ node: NodeIndex) -> Bool {
    node.rawValue < nodes.count && !nodes[node].flags.contains(.free)
  }
}

extension ContentStore {
  /// The id of a node, or of the innermost group around it below its container. Complexity: O(ids of the list).
  func identity(of node: NodeIndex, in tree: LayoutTree) -> Identity? {
    var at = node
    while !at.isNone {
      if let own = identities[at] { return own }
      let group = tree.nodes[at].parent
      guard !group.isNone, tree.nodes[group].flags.contains(.transparent) else { return nil }
      if let list = lists[group] { return row(of: at, in: group, list, tree) }
      at = group
    }
    return nil
  }

  /// The id of the row that a child of a list's group belongs to: the last one that begins at the child or before it.
  private func row(of node: NodeIndex, in group: NodeIndex, _ list: any ListState, _ tree: LayoutTree) -> Identity? {
    let rows = Dictionary(list.identifiedNodes.map { ($0.1, $0.0) }) { first, _ in first }
    var found: Identity?
    var at = tree.nodes[group].firstChild
    while !at.isNone {
      if let row = rows[at] { found = row }
      if at == node { return found }
      at = tree.nodes[at].nextSibling
    }
    return nil
  }
}

extension LayoutSession {
  /// As `top`, and known before the first turn too.
  var outermost: NodeIndex {
    guard !tree.root.isNone else { return tree.root }
    let first = tree.firstLayoutChild(of: tree.root)
    guard !first.isNone, tree.nextLayoutChild(after: first, in: tree.root).isNone else { return tree.root }
    return first
  }
}
