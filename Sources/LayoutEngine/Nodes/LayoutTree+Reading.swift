/// The kind and state of a node, for the modules above, which see no records.
extension LayoutTree {
  /// Whether a node has this index, which may be another one than before, since indices are used again.
  package func isLive(_ node: NodeIndex) -> Bool {
    node.rawValue < nodes.count && !nodes[node].flags.contains(.free)
  }

  /// The algorithm that measures the node.
  @inlinable @inline(__always)
  package func kind(of node: NodeIndex) -> NodeKind { nodes[node].kind }

  /// The number that `setToken` gave the node; `nil` where it has none.
  @inlinable @inline(__always)
  package func token(of node: NodeIndex) -> UInt32? {
    let token = nodes[node].token
    return token == .max ? nil : token
  }

  /// Whether the node only holds children for the container around it.
  @inlinable @inline(__always)
  package func isGroup(_ node: NodeIndex) -> Bool { nodes[node].flags.contains(.transparent) }

  /// Whether the node is the content of an overlay or background, and not a child.
  @inlinable @inline(__always)
  package func isAttachment(_ node: NodeIndex) -> Bool { nodes[node].flags.contains(.attachment) }

  /// Whether the node is an alternative that was not chosen; the nodes above are not checked, as `isShown` does.
  @inlinable @inline(__always)
  package func isHidden(_ node: NodeIndex) -> Bool { nodes[node].flags.contains(.hidden) }

  /// Whether the frames inside the node are known, even where it is not shown.
  package func isPlaced(_ node: NodeIndex) -> Bool { nodes[node].flags.contains(.placed) }

  /// Whether the node or one below it changed since the last turn.
  package func isDirty(_ node: NodeIndex) -> Bool { nodes[node].flags.contains(.dirty) }

  /// Whether children of the node run from right to left.
  @inline(__always)
  package func runsRightToLeft(inside node: NodeIndex) -> Bool { nodes[node].flags.contains(.coreRightToLeft) }

  /// The axis of the nearest stack around the node; `nil` where there is none.
  package func stackAxis(around node: NodeIndex) -> Axis? {
    let flags = nodes[node].flags
    return flags.contains(.inHStack) ? .horizontal : flags.contains(.inVStack) ? .vertical : nil
  }

  /// Whether the node's surroundings, and not its own layer, place it at distances from edges.
  package func hasEdgesByParent(_ node: NodeIndex) -> Bool { nodes[node].flags.contains(.edgesByParent) }

  /// Whether the node was placed with no proposal along `axis`, as far as it depends on that.
  package func hasNoProposal(_ node: NodeIndex, along axis: Axis) -> Bool { nodes[node].proposal[raw: axis].isNaN }
}
