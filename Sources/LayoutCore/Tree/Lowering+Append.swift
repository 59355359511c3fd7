import LayoutEngine

extension _Lowering {
  /// Puts an element after everything under a node, without touching what is there.
  ///
  /// - Returns: the node of the element; `nil` where the tree is full.
  func append(_ layout: any Layout, to parent: NodeIndex) -> NodeIndex? {
    let last = tree.children(of: parent).reduce(NodeIndex.none) { $1 }
    var made = NodeIndex.none
    run(depth: 0, EnvironmentPlace(scope: rootScope, body: rootScope)) {
      children(of: parent) {
        previous = last
        erasedGroup(AnyLayout(erasing: layout).erased)
        made = previous
      }
    }
    return made == last ? nil : made
  }

  /// Puts an element in place of the node that `append` made for an earlier one; equal parts stay.
  func replace(_ node: NodeIndex, by layout: any Layout) {
    let before = tree.sibling(before: node)
    run(depth: 0, EnvironmentPlace(scope: rootScope, body: rootScope)) {
      let outer = enter(tree.parent(of: node))
      previous = before
      erasedGroup(AnyLayout(erasing: layout).erased)
      // The nodes after the element stay.
      while !candidate.isNone { previous = candidate }
      leave(outer)
    }
  }

  /// Removes a node with everything in it.
  func remove(_ node: NodeIndex) {
    discard(tree.unlink(childOf: tree.parent(of: node), after: tree.sibling(before: node)))
  }
}
