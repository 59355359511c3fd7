import LayoutEngine

/// Priorities that a modifier hides from the container.
///
/// A container reads the priority of a child with all its modifiers. A frame, a ratio, and a place have none of what they
/// wrap (`FoldLayers.swift`), so a priority inside of them has no effect.
extension FindingSearch {
  func hiddenPriority(of at: Int) -> LayoutFinding? {
    let (node, tree) = (elements[at], session.tree)
    guard let parent = boxes[at].parent, tree.readsPriorities(elements[parent]) else { return nil }
    let modifiers = (0..<tree.modifierCount(of: node)).map { tree.modifier($0, of: node) }
    guard let priority = modifiers.lastIndex(where: { $0.kind == .layoutPriority && $0.p0 != 0 }) else { return nil }
    let outer = modifiers[(priority + 1)...]
    guard let hiding = outer.first(where: { tree.hidesPriority($0, of: node) }) else { return nil }
    let (written, container) = (modifiers[priority].written, boxes[parent].name)
    return LayoutFinding(
      diagnostic: Diagnostic(
        code: .hiddenPriority,
        message:
          "\(written) of \(boxes[at].name) has no effect on the \(container): \(hiding.written) around it hides it",
        path: path(of: at),
        cause: "a container reads the priority of a child with all its modifiers, and that one has a priority of 0",
        advice: "write \(written) behind \(hiding.written)", element: boxes[at].name,
        ancestor: "\(container) at \(path(of: parent))", subject: "priority"),
      amount: 0)
  }
}

extension LayoutTree {
  /// Whether a container may treat children of different priorities differently.
  fileprivate func readsPriorities(_ node: NodeIndex) -> Bool {
    kind(of: node).readsPriorities && layoutChildren(of: node).count > 1
  }

  fileprivate func hidesPriority(_ record: ModifierRecord, of node: NodeIndex) -> Bool {
    switch record.kind {
    case .frame, .flexibleFrame, .percentFrame, .containerRelativeFrame, .aspectRatio, .position: true
    case .edges: !hasEdgesByParent(node)
    default: false
    }
  }
}
