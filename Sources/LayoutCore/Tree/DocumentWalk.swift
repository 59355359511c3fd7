import LayoutEngine

/// A walk to some nodes of a tree, in document order: an overlay's or background's content comes after its owner's, and a bar
/// of `safeAreaInset` at the top or at the leading edge before it.
///
/// 1. The nodes above those that are wanted are found; the others are not visited.
/// 2. A node is entered, then, if the caller descends into it, its children, its attachments, and it is left.
///
/// There is no recursion, so depth costs no stack.
///
/// - Complexity: O(nodes above the wanted ones, and their children).
struct DocumentWalk {
  enum Step {
    case enter(NodeIndex)
    case leave(NodeIndex)
  }

  private let tree: LayoutTree
  private var wanted: Set<NodeIndex> = []
  private var steps: ContiguousArray<Step> = []

  init(_ tree: LayoutTree, to nodes: some Sequence<NodeIndex>) {
    self.tree = tree
    // 1.
    for node in nodes {
      for at in tree.way(upFrom: node) {
        guard wanted.insert(at).inserted else { break }
      }
    }
    if !tree.root.isNone, wanted.contains(tree.root) { steps.append(.enter(tree.root)) }
  }

  mutating func next() -> Step? { steps.popLast() }

  /// Goes on with what is inside a node that was entered, and leaves the node after it.
  mutating func descend(into node: NodeIndex) {
    steps.append(.leave(node))
    var children: ContiguousArray<Step> = []
    var attachments: ContiguousArray<Step> = []
    for child in tree.children(of: node) where wanted.contains(child) {
      if tree.isAttachment(child) {
        attachments.append(.enter(child))
      } else {
        children.append(.enter(child))
      }
    }
    if children.count > 1, tree.readsLastFirst(node) { children.insert(children.removeLast(), at: 0) }
    steps.append(contentsOf: attachments.reversed())
    steps.append(contentsOf: children.reversed())
  }
}

extension LayoutTree {
  /// Some nodes in document order.
  ///
  /// - Complexity: O(nodes above them, and their children).
  func inDocumentOrder(_ nodes: [NodeIndex]) -> [NodeIndex] {
    guard nodes.count > 1 else { return nodes }
    let wanted = Set(nodes)
    var order: [NodeIndex] = []
    var walk = DocumentWalk(self, to: nodes)
    while let step = walk.next() {
      guard case .enter(let node) = step else { continue }
      if wanted.contains(node) { order.append(node) }
      walk.descend(into: node)
    }
    return order
  }
}
