/// Finds the views in which something came or changed its order, along the marks, before the walk takes them away.
///
/// 1. Where children came or changed places, it is the innermost view around them.
/// 2. Where layers did, or a node came into sight, it is the view around the node and all those that the node is.
package struct OrderSurvey {
  private let tree: LayoutTree
  private let nodes: NodeHandle
  private let shown: ShownViews
  private var steps: ContiguousArray<(node: NodeIndex, parent: ViewSlot)> = []
  /// Whether the host's own view is one of them.
  package private(set) var isRootReordered = false

  package init(_ tree: LayoutTree, _ shown: ShownViews) {
    self.tree = tree
    nodes = tree.nodes.handle
    self.shown = shown
    var node = tree.root
    var parent = ViewSlot.none
    while true {
      while !node.isNone {
        let next = nodes[node].nextSibling
        guard !nodes[node].marks.isDisjoint(with: .anyChange), !nodes[node].flags.contains(.hidden) else {
          node = next
          continue
        }
        if !next.isNone { steps.append((next, parent)) }
        if nodes[node].flags.contains(.attachment) { parent = parentOfAttachment(node, parent) }
        parent = visit(node, parent)
        node = nodes[node].firstChild
      }
      guard let step = steps.popLast() else { break }
      (node, parent) = step
    }
  }

  /// - Returns: the view that the node's children are in.
  private mutating func visit(_ node: NodeIndex, _ parent: ViewSlot) -> ViewSlot {
    let marks = nodes[node].marks
    let isRelayered = marks.contains(.relayered)
    if isRelayered { note(parent) }
    var inner = parent
    var slot = shown.first(of: node)
    while slot != .none, !shown[slot].key.isLeaf {
      inner = slot
      if isRelayered { note(slot) }
      slot = shown[slot].next
    }
    if marks.contains(.reordered) { note(inner) }
    return inner
  }

  /// The view that an attachment of a node is in. A node that lost or got layers is noted with all its views already.
  private func parentOfAttachment(_ attachment: NodeIndex, _ inner: ViewSlot) -> ViewSlot {
    let owner = nodes[attachment].parent
    let start = Int(nodes[owner].modifierStart)
    var parent = outerParent(of: owner, inner)
    var slot = shown.first(of: owner)
    for at in (start..<start + Int(nodes[owner].modifierCount)).reversed() {
      let record = tree.modifiers[at]
      if record.kind.isShown, record.kind != .decoration, record.side == attachment.rawValue { break }
      if record.kind == .decoration, slot != .none, !shown[slot].key.isLeaf {
        parent = slot
        slot = shown[slot].next
      }
    }
    return parent
  }

  private func outerParent(of owner: NodeIndex, _ inner: ViewSlot) -> ViewSlot {
    let slot = shown.first(of: owner)
    return slot == .none || shown[slot].key.isLeaf ? inner : shown[slot].parent
  }

  private mutating func note(_ slot: ViewSlot) {
    if slot == .none { isRootReordered = true } else { shown[slot].isReordered = true }
  }
}
