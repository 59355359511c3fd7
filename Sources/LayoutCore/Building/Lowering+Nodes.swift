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
  private func take(_ kind: NodeKind, matches: (NodeRecord) -> Bool) -> NodeIndex? {
    let old = candidate
    if !old.isNone, tree.nodes[old].kind == kind, matches(tree.nodes[old]) {
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
        tree.sink.report(Diagnostic(code: .tooManyNodes, message: "\(error)", path: tree.path(of: parent)))
      }
      isFull = true
      return nil
    }
  }

  /// A node that stands for an element without a place of its own: a branch, an erased type, a body.
  func groupNode(type: Any.Type, branch: Int) -> NodeIndex? {
    let tag = Double(bitPattern: UInt64(UInt(bitPattern: ObjectIdentifier(type))))
    let number = Double(branch)
    let node = take(.group) { $0.a.bitPattern == tag.bitPattern && $0.b == number }
    if let node, tree.nodes[node].a.bitPattern != tag.bitPattern || tree.nodes[node].b != number {
      tree.setParameters(tag, number, of: node)
    }
    return node
  }

  /// Lowers `body` under a group that stands for `type` in its `branch`.
  func group(type: Any.Type, branch: Int, _ body: () -> Void) {
    guard let node = groupNode(type: type, branch: branch) else { return }
    nest(node, body)
  }

  /// An element with a body: evaluates it under a node that stands for the element.
  func composite<Element: Layout>(_ element: Element) {
    guard let node = groupNode(type: Element.self, branch: 0) else { return }
    goDeeper(node, name: { "\(Element.self)" }) { lowering in
      lowering.bodyCount += 1
      element.body._lower(lowering)
    }
  }

  /// An element whose type is hidden.
  func erased(_ element: any Layout) {
    func open<Element: Layout>(_ element: Element) {
      guard let node = groupNode(type: Element.self, branch: -1) else { return }
      goDeeper(node, name: { "\(Element.self)" }) { element._lower($0) }
    }
    open(element)
  }

  /// Lowers under `node`, at once or, where calls are nested deeply already, later from the list.
  private func goDeeper(_ node: NodeIndex, name: () -> String, _ work: @escaping (Lowering) -> Void) {
    guard totalDepth < Lowering.depthLimit else {
      tree.sink.report(
        Diagnostic(
          code: .nestingTooDeep,
          message: "\(name()) is nested in more than \(Lowering.depthLimit) bodies; what is inside it is left out. "
            + "A body that leads to itself must end somewhere",
          path: "\(name())"))
      return
    }
    if depth >= Lowering.directDepth {
      postponed.append(
        Postponed(
          node: node, environment: environment, pending: Array(pending[modifierBase...]), totalDepth: totalDepth,
          work: work))
      return
    }
    depth += 1
    totalDepth += 1
    nest(node) { work(self) }
    totalDepth -= 1
    depth -= 1
  }
}
