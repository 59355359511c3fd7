import LayoutEngine

extension ContentStore {
  /// The id of a node, or of the innermost group around it below its container.
  ///
  /// - Complexity: O(ids of the list).
  func identity(of node: NodeIndex, in tree: LayoutTree) -> Identity? {
    if let own = identities[node] { return own }
    var inner = node
    for group in tree.groups(around: node) {
      if let list = lists[group] { return row(of: inner, in: group, list, tree) }
      if let own = identities[group] { return own }
      inner = group
    }
    return nil
  }

  /// The id of the row that a child of a list's group belongs to: the last one that begins at the child or before it.
  private func row(of node: NodeIndex, in group: NodeIndex, _ list: ListState, _ tree: LayoutTree) -> Identity? {
    let rows = Dictionary(list.identifiedNodes.map { ($0.1, $0.0) }) { first, _ in first }
    var found: Identity?
    for child in tree.children(of: group) {
      if let row = rows[child] { found = row }
      if child == node { return found }
    }
    return nil
  }
}
