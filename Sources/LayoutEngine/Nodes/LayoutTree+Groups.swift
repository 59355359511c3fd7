/// The meaning of a group: the type of an element, and which of its branches.
@usableFromInline
package struct GroupTag: Hashable {
  @usableFromInline package let type: UInt
  @usableFromInline package let branch: Int

  @inlinable @inline(__always)
  package init(_ type: Any.Type, branch: Int) {
    self.type = UInt(bitPattern: ObjectIdentifier(type))
    self.branch = branch
  }

  /// The meaning of a node that stands for an element of an erased type without a group.
  package init(_ type: ObjectIdentifier) {
    self.type = UInt(bitPattern: type)
    branch = -1
  }

  /// The type that a group of branch 0 is tagged with, which may have no body; `nil` for other meanings.
  package var bodyType: Any.Type? {
    // The number was made of a type, whose description in memory lasts as long as the process.
    branch == 0 && type != 0 ? unsafeBitCast(type, to: Any.Type.self) : nil
  }

  fileprivate init(type: UInt, branch: Int) {
    self.type = type
    self.branch = branch
  }
}

// The type is in `a`, the branch in `b`, both as patterns of bits.
extension LayoutTree {
  /// Sets the meaning of a group.
  package func setTag(_ tag: GroupTag, ofGroup group: NodeIndex) {
    setParameters(
      Double(bitPattern: UInt64(tag.type)), Double(bitPattern: UInt64(bitPattern: Int64(tag.branch))), of: group)
  }

  /// Whether a node is a group with the meaning `tag`.
  @inlinable @inline(__always)
  package func isGroup(_ node: NodeIndex, tagged tag: GroupTag) -> Bool {
    nodes[node].kind == .group && nodes[node].a.bitPattern == UInt64(tag.type)
      && nodes[node].b.bitPattern == UInt64(bitPattern: Int64(tag.branch))
  }

  /// Marks a node whose element has an erased type, which the caller stores.
  package func markErased(_ node: NodeIndex) { nodes[node].marks.formUnion(.erased) }

  /// Whether the node is so marked.
  package func isErased(_ node: NodeIndex) -> Bool { nodes[node].marks.contains(.erased) }

  /// The meaning of a group; `nil` for other nodes.
  package func tag(ofGroup node: NodeIndex) -> GroupTag? {
    guard nodes[node].kind == .group else { return nil }
    return GroupTag(type: UInt(nodes[node].a.bitPattern), branch: Int(Int64(bitPattern: nodes[node].b.bitPattern)))
  }
}
