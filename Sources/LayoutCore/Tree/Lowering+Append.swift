import LayoutEngine

extension Lowering {
  /// Puts an element behind everything that hangs under a node, without touching what is there.
  ///
  /// - Returns: the node that stands for the element; `nil` where the tree is full.
  func append(_ layout: any Layout, to parent: NodeIndex) -> NodeIndex? {
    var last = NodeIndex.none
    var child = tree.nodes[parent].firstChild
    while !child.isNone {
      last = child
      child = tree.nodes[child].nextSibling
    }
    var made = NodeIndex.none
    run(depth: 0, EnvironmentPlace(scope: rootScope, body: rootScope)) {
      children(of: parent) {
        previous = last
        erased(layout)
        made = previous
      }
    }
    return made == last ? nil : made
  }

  /// Puts an element where the node stands that `append` made for an earlier one. What is equal stays.
  func replace(_ node: NodeIndex, by layout: any Layout) {
    let parent = tree.nodes[node].parent
    var before = NodeIndex.none
    var last = tree.nodes[parent].firstChild
    while !last.isNone, last != node {
      before = last
      last = tree.nodes[last].nextSibling
    }
    run(depth: 0, EnvironmentPlace(scope: rootScope, body: rootScope)) {
      let outer = enter(parent)
      previous = before
      erased(layout)
      // What stands behind the element stays.
      while !candidate.isNone { previous = candidate }
      leave(outer)
    }
  }

  /// Removes a node with everything in it.
  func remove(_ node: NodeIndex) {
    let parent = tree.nodes[node].parent
    var before = NodeIndex.none
    var at = tree.nodes[parent].firstChild
    while !at.isNone, at != node {
      before = at
      at = tree.nodes[at].nextSibling
    }
    guard at == node else { return }
    discard(tree.unlink(childOf: parent, after: before))
  }
}
