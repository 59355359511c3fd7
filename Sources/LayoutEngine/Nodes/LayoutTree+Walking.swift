/// Nodes that are linked one to the next.
///
/// The next one is read before a node is returned, so that this one may be removed.
@usableFromInline
package struct LinkedNodes: Sequence, IteratorProtocol {
  @usableFromInline
  enum Way {
    case up, upThroughGroups, behind, behindAttachments
  }

  @usableFromInline let nodes: NodeBuffer
  @usableFromInline let way: Way
  @usableFromInline var at: NodeIndex

  @inlinable @inline(__always)
  init(_ nodes: NodeBuffer, _ way: Way, from first: NodeIndex) {
    (self.nodes, self.way, at) = (nodes, way, first)
  }

  @inlinable @inline(__always)
  package mutating func next() -> NodeIndex? {
    guard !at.isNone else { return nil }
    let node = at
    switch way {
    case .up: at = nodes[node].parent
    case .upThroughGroups:
      guard nodes[node].flags.contains(.transparent) else { return nil }
      at = nodes[node].parent
    case .behind: at = nodes[node].nextSibling
    case .behindAttachments:
      guard nodes[node].flags.contains(.attachment) else { return nil }
      at = nodes[node].nextSibling
    }
    return node
  }
}

/// Walks over all nodes, groups and attachments among them; `LayoutTree+Traversal` has those over laid-out children.
extension LayoutTree {
  /// The node around, which may be a group; `.none` above the root.
  @inlinable @inline(__always)
  package func parent(of node: NodeIndex) -> NodeIndex { nodes[node].parent }

  /// The node and all nodes around it, groups too, up to the root.
  @inlinable @inline(__always)
  package func way(upFrom node: NodeIndex) -> LinkedNodes { LinkedNodes(nodes, .up, from: node) }

  /// The groups between a node and the element around it, the innermost first.
  package func groups(around node: NodeIndex) -> LinkedNodes {
    LinkedNodes(nodes, .upThroughGroups, from: nodes[node].parent)
  }

  /// Whether a node is `outer`, or is somewhere in it.
  ///
  /// - Complexity: O(depth).
  package func isInside(_ node: NodeIndex, _ outer: NodeIndex) -> Bool { way(upFrom: node).contains(outer) }

  /// A node's attachments, then its children, with groups not dissolved.
  @inlinable @inline(__always)
  package func children(of node: NodeIndex) -> LinkedNodes { siblings(from: nodes[node].firstChild) }

  /// A node, and the siblings after it.
  @inlinable @inline(__always)
  package func siblings(from node: NodeIndex) -> LinkedNodes { LinkedNodes(nodes, .behind, from: node) }

  /// The contents of a node's overlays and backgrounds.
  package func attachments(of node: NodeIndex) -> LinkedNodes {
    LinkedNodes(nodes, .behindAttachments, from: nodes[node].firstChild)
  }

  /// The sibling that many places after a node; `.none` where there are fewer.
  @inlinable @inline(__always)
  package func sibling(_ places: Int, behind node: NodeIndex) -> NodeIndex {
    var at = node
    var left = places
    while left > 0, !at.isNone {
      at = nodes[at].nextSibling
      left -= 1
    }
    return at
  }

  /// The sibling before a node; `.none` where it is the first.
  ///
  /// - Complexity: O(siblings before it).
  package func sibling(before node: NodeIndex) -> NodeIndex {
    var before = NodeIndex.none
    for sibling in children(of: nodes[node].parent) {
      if sibling == node { break }
      before = sibling
    }
    return before
  }

  /// Calls `body` for a node and everything in it, in document order; attachments come before the children.
  ///
  /// The visited nodes must keep their places.
  ///
  /// - Complexity: O(nodes), without recursion.
  @inline(__always)
  package func forEachNode(in top: NodeIndex, _ body: (NodeIndex) -> Void) {
    var at = top
    while true {
      body(at)
      if !nodes[at].firstChild.isNone {
        at = nodes[at].firstChild
        continue
      }
      while at != top, nodes[at].nextSibling.isNone { at = nodes[at].parent }
      if at == top { return }
      at = nodes[at].nextSibling
    }
  }
}
