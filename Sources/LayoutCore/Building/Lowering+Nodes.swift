package import LayoutEngine

extension _Lowering {
  /// The node after the cursor.
  @inline(__always)
  var candidate: NodeIndex {
    tree.child(of: parent, after: previous)
  }

  /// The node of a built-in element, with its modifiers set, by step 2.
  ///
  /// - Returns: `nil` where the tree is full; that has been diagnosed.
  func node(_ kind: NodeKind) -> NodeIndex? { stack.isNext ? erasedNode(kind) : node(kind, isErased: false) }

  /// - Parameters:
  ///   - isErased: whether the element's type is erased, and its node stores it.
  ///   - mayMeet: whether a node that stands there may be the element's.
  @inline(__always)
  func node(_ kind: NodeKind, isErased: Bool, mayMeet: Bool = true) -> NodeIndex? {
    guard mayMeet else { return nodeInstead(kind, isErased) }
    let (node, hasModifiers) = tree.meet(
      kind, in: parent, after: previous, isErased: isErased, from: modifierBase,
      areRecords: pending.arePlain(from: modifierBase))
    if node.isNone { return nodeInstead(kind, isErased) }
    previous = node
    sources.note(node)
    return hasModifiers ? node : applyingModifiers(to: node)
  }

  /// A new node in place of that at the cursor.
  @inline(never)
  private func nodeInstead(_ kind: NodeKind, _ isErased: Bool) -> NodeIndex? {
    guard let node = replace(candidate, by: kind) else { return nil }
    if isErased { tree.markErased(node) }
    previous = node
    sources.note(node)
    return applyingModifiers(to: node)
  }

  @inline(never)
  private func applyingModifiers(to node: NodeIndex) -> NodeIndex {
    applyModifiers(to: node)
    return node
  }

  /// Makes a node at the cursor in place of another one.
  private func replace(_ old: NodeIndex, by kind: NodeKind) -> NodeIndex? {
    if !old.isNone { discard(tree.unlink(childOf: parent, after: previous)) }
    do {
      return try tree.makeNode(kind, into: parent, after: previous)
    } catch {
      reportFull(error)
      return nil
    }
  }

  /// Lowers a container that follows `rule`, around `content`: all that an element with a rule of the engine needs.
  package func container(_ rule: some ContainerRule, _ content: some Layout) {
    guard let outer = enter(rule) else { return }
    content._lower(self)
    leave(outer)
  }

  /// Enters a container that follows `rule`.
  package func enter(_ rule: some ContainerRule) -> Place? {
    guard let node = node(.custom) else { return nil }
    tree.setRule(rule, of: node)
    return enter(node)
  }

  /// Enters a container with a spacing and an alignment.
  func enterStack(_ kind: NodeKind, _ spacing: Double?, _ horizontal: GuideKey, _ vertical: GuideKey) -> Place? {
    guard let node = node(kind) else { return nil }
    tree.setStack(spacing, horizontal, vertical, of: node)
    return node == stack.stopped ? nil : enter(node)
  }

  func make(_ kind: NodeKind) -> NodeIndex? {
    do {
      let node = try tree.makeNode(kind)
      sources.note(node)
      return node
    } catch {
      reportFull(error)
      return nil
    }
  }

  private func reportFull(_ error: TreeError) {
    if !isFull, !parent.isNone {
      tree.report(
        .tooManyNodes, at: parent,
        FaultText("\(error)", advice: "show long lists in a LazyVStack or LazyHStack, which make what can be seen"))
    }
    isFull = true
    isCut = true
  }

  /// The node of an element without a place of its own: a branch, an erased type, a body.
  @usableFromInline
  func groupNode(type: Any.Type, branch: Int) -> NodeIndex? { groupNode(type: type, branch: branch) { _ in true } }

  /// The same, where a node that stands there is the element's only if it matches.
  @inline(__always)
  func groupNode(type: Any.Type, branch: Int, matches: (NodeIndex) -> Bool) -> NodeIndex? {
    let tag = GroupTag(type, branch: branch)
    let old = candidate
    if !old.isNone, tree.isGroup(old, tagged: tag), matches(old) {
      previous = old
      sources.note(old)
      return old
    }
    guard let node = replace(old, by: .group) else { return nil }
    previous = node
    sources.note(node)
    tree.setTag(tag, ofGroup: node)
    return node
  }

  /// The node after the cursor if it is a group for `type` in its `branch`, else `.none`.
  func nextGroup(of type: Any.Type, branch: Int) -> NodeIndex {
    let next = candidate
    return !next.isNone && tree.isGroup(next, tagged: GroupTag(type, branch: branch)) ? next : .none
  }

  /// Enters a group for `type` in its `branch`.
  @usableFromInline
  func enterGroup(type: Any.Type, branch: Int) -> Place? {
    guard let node = groupNode(type: type, branch: branch) else { return nil }
    return enterGroup(node)
  }
}
