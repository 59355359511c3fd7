import LayoutEngine

/// An explicit id, of whatever type.
struct Identity: Hashable, Sendable {
  let value: any Hashable & Sendable

  static func == (one: Identity, other: Identity) -> Bool {
    func isSame<Value: Hashable>(_ value: Value) -> Bool { value == other.value as? Value }
    return isSame(one.value)
  }

  func hash(into hasher: inout Hasher) {
    value.hash(into: &hasher)
  }
}

struct IdentityModifier: PrimitiveModifier {
  let identity: Identity

  func _lower(_ content: some Layout, _ lowering: Lowering) {
    lowering.identified(identity, content)
  }
}

extension Layout {
  /// Gives the element an identity of its own: as long as the id stays the same it is the same element, and with
  /// another id it is another one that starts anew. The result of a layout finds its frame by it.
  public func id(_ id: some Hashable & Sendable) -> some Layout {
    ModifiedLayout(self, IdentityModifier(identity: Identity(value: id)))
  }
}

extension Lowering {
  /// An element with an explicit id: under a group that remembers it. Another id means another group.
  func identified(_ identity: Identity, _ content: some Layout) {
    guard var node = groupNode(type: IdentityModifier.self, branch: 0) else { return }
    if let known = contents.identities[node], known != identity {
      let before = sibling(before: node)
      discard(tree.unlink(childOf: parent, after: before))
      previous = before
      guard let fresh = makeGroupBehindCursor(type: IdentityModifier.self) else { return }
      node = fresh
    }
    contents.identities[node] = identity
    nest(node) { content._lower(self) }
  }

  private func sibling(before node: NodeIndex) -> NodeIndex {
    var before = NodeIndex.none
    var at = tree.nodes[parent].firstChild
    while at != node {
      before = at
      at = tree.nodes[at].nextSibling
    }
    return before
  }

  /// A new group at the cursor, whatever stands behind it.
  func makeGroupBehindCursor(type: Any.Type) -> NodeIndex? {
    guard let node = make(.group) else { return nil }
    tree.setParameters(Double(bitPattern: UInt64(UInt(bitPattern: ObjectIdentifier(type)))), 0, of: node)
    tree.insert(node, into: parent, after: previous)
    previous = node
    return node
  }
}
