import LayoutEngine

/// Equal ids that are written for several elements.
///
/// What finds elements by their id finds the first one. Rows of lists are written once, so that ids in them are equal on
/// purpose: two in rows are no finding. The ids of the rows themselves are compared when the list is made.
extension FindingSearch {
  mutating func equalIdentities(of at: Int) -> [LayoutFinding] {
    let (node, tree, contents) = (elements[at], session.tree, session.contents)
    guard !contents.identities.isEmpty else { return [] }
    var found: [LayoutFinding] = []
    for group in tree.groups(around: node) {
      guard let identity = contents.identities[group] else { continue }
      guard let first = identified[identity] else {
        identified[identity] = (at, isInList(node))
        continue
      }
      // Several elements in one group have one id.
      if tree.groups(around: elements[first.at]).contains(group) || first.isInList && isInList(node) { continue }
      found.append(
        LayoutFinding(
          diagnostic: Diagnostic(
            code: .duplicateIdentity,
            message:
              "\(boxes[at].name) has the id \(identity.text), which \(boxes[first.at].name) "
              + "at \(path(of: first.at)) has too",
            path: path(of: at), cause: "what finds an element by its id finds the first one",
            advice: "give each element an id of its own", element: boxes[at].name,
            ancestor: "\(boxes[first.at].name) at \(path(of: first.at))",
            subject: "id \(identity.text)"),
          amount: 0))
    }
    return found
  }

  private func isInList(_ node: NodeIndex) -> Bool {
    var at = node
    while !at.isNone {
      if session.tree.groups(around: at).contains(where: { session.contents.lists[$0] != nil }) { return true }
      at = session.tree.layoutParent(of: at)
    }
    return false
  }
}
