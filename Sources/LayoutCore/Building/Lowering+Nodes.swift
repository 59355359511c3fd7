import LayoutEngine

extension Lowering {
  /// The node behind the cursor.
  private var candidate: NodeIndex {
    previous.isNone ? tree.nodes[parent].firstChild : tree.nodes[previous].nextSibling
  }

  /// Step 2 for a built-in element: the node it is, its modifiers set.
  ///
  /// - Returns: `nil` where the tree is full; that has been diagnosed.
  func node(_ kind: NodeKind) -> NodeIndex? {
    guard let node = take(kind, matches: { _ in true }) else { return nil }
    applyModifiers(to: node)
    return node
  }

  /// Step 2: meets the node behind the cursor or makes one, and moves the cursor onto it.
  private func take(_ kind: NodeKind, matches: (NodeIndex) -> Bool) -> NodeIndex? {
    let old = candidate
    if !old.isNone, tree.nodes[old].kind == kind, matches(old) {
      previous = old
      return old
    }
    if !old.isNone { discard(tree.unlink(childOf: parent, after: previous)) }
    guard let node = make(kind) else { return nil }
    tree.insert(node, into: parent, after: previous)
    previous = node
    return node
  }

  func make(_ kind: NodeKind) -> NodeIndex? {
    do {
      madeCount += 1
      return try tree.makeNode(kind)
    } catch {
      if !isFull {
        tree.sink.report(Diagnostic(code: .tooManyNodes, message: "\(error)", path: path(of: parent)))
      }
      isFull = true
      return nil
    }
  }

  /// A node that stands for an element without a place of its own: a branch, an erased type, a body.
  func groupNode(type: Any.Type, branch: Int, matches: (NodeIndex) -> Bool = { _ in true }) -> NodeIndex? {
    let tag = Double(bitPattern: UInt64(UInt(bitPattern: ObjectIdentifier(type))))
    let number = Double(branch)
    let node = take(.group) {
      tree.nodes[$0].a.bitPattern == tag.bitPattern && tree.nodes[$0].b == number && matches($0)
    }
    if let node { tree.setParameters(tag, number, of: node) }
    return node
  }

  /// Lowers `body` under a group that stands for `type` in its `branch`.
  func group(type: Any.Type, branch: Int, _ body: () -> Void) {
    guard let node = groupNode(type: type, branch: branch) else { return }
    nest(node, body)
  }
}
