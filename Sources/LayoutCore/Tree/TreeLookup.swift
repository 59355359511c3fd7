import LayoutEngine

extension LayoutTree {
  /// The element at a path that `path(of:)` made; `nil` where there is none.
  ///
  /// - Complexity: O(path, and the siblings on it).
  func element(at path: String) -> NodeIndex? {
    var parts = path.split(separator: ".")[...]
    guard parts.popFirst() == "0" else { return nil }
    var at = root
    for part in parts {
      let isAttachment = part.hasPrefix("@")
      guard let position = Int(isAttachment ? part.dropFirst() : part), position >= 0 else { return nil }
      let found = isAttachment ? Array(attachments(of: at)) : layoutChildren(of: at)
      guard position < found.count else { return nil }
      at = found[position]
    }
    return at.isNone ? nil : at
  }
}

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
