/// The nodes around one, groups too, the innermost first; each with the number of its modifiers, counted from the outermost,
/// that are around the one.
///
/// 1. All modifiers of an element are around its children: the number is `Int.max`.
/// 2. Around an attachment are the modifiers that are written outside of it alone.
/// 3. A group has no modifiers, so that its number is that of the node before.
package struct NodesAround: Sequence, IteratorProtocol {
  private let tree: LayoutTree
  private var way: LinkedNodes
  private var inner: NodeIndex
  private var modifiers = Int.max

  init(_ node: NodeIndex, _ tree: LayoutTree) {
    self.tree = tree
    way = tree.way(upFrom: tree.parent(of: node))
    inner = node
  }

  package mutating func next() -> (node: NodeIndex, modifiers: Int)? {
    guard let node = way.next() else { return nil }
    if tree.isAttachment(inner) {
      modifiers = tree.modifierCount(around: inner, of: node)
    } else if !tree.isGroup(node) {
      modifiers = .max
    }
    inner = node
    return (node, modifiers)
  }
}

extension LayoutTree {
  /// The nodes around one, with what of their modifiers is around it.
  ///
  /// - Complexity: O(depth) for all of them, and O(modifiers) for the owner of each attachment on the way.
  package func nodes(around node: NodeIndex) -> NodesAround { NodesAround(node, self) }
}
