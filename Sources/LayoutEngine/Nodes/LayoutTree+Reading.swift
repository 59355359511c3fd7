/// What a node is and how it stands, for the modules above, which see no records.
extension LayoutTree {
  /// Whether there is a node with the index. Indices are used again, so it may be another one than it was.
  package func isLive(_ node: NodeIndex) -> Bool {
    node.rawValue < nodes.count && !nodes[node].flags.contains(.free)
  }

  /// Which algorithm measures the node.
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

  /// Whether the node is an alternative that was not chosen. What is above it is not looked at: see `isShown`.
  @inlinable @inline(__always)
  package func isHidden(_ node: NodeIndex) -> Bool { nodes[node].flags.contains(.hidden) }

  /// Whether the frames inside the node are known, where it is not shown either.
  package func isPlaced(_ node: NodeIndex) -> Bool { nodes[node].flags.contains(.placed) }

  /// Whether the node or something below it changed since the last turn.
  package func isDirty(_ node: NodeIndex) -> Bool { nodes[node].flags.contains(.dirty) }

  /// Whether children of the node run from right to left.
  package func runsRightToLeft(inside node: NodeIndex) -> Bool { nodes[node].flags.contains(.coreRightToLeft) }

  /// The axis of the nearest stack around the node; `nil` where there is none.
  package func stackAxis(around node: NodeIndex) -> Axis? {
    let flags = nodes[node].flags
    return flags.contains(.inHStack) ? .horizontal : flags.contains(.inVStack) ? .vertical : nil
  }

  /// Whether what is around the node, and not its own layer, puts it at distances from edges.
  package func hasEdgesByParent(_ node: NodeIndex) -> Bool { nodes[node].flags.contains(.edgesByParent) }

  /// Whether the node was placed with no length proposed along `axis`, as far as it can notice that.
  package func isOfferedNothing(_ node: NodeIndex, along axis: Axis) -> Bool { nodes[node].proposal[raw: axis].isNaN }
}
