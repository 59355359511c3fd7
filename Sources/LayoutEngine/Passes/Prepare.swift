/// Preparing: the facts that follow from parameters alone are computed for changed nodes, before anything is measured.
///
/// A node is *dirty* when it or a node below it changed, and *stale* when that concerns its own responses: its
/// parameters, its children, or a fact about a child. One walk over the dirty nodes, without recursion:
/// 1. On the way down a stale node propagates inherited flags to its children (`Inherited.swift`) and counts them.
/// 2. On the way up a stale node is folded (`Fold.swift`), and its stored responses are dropped. A leaf below a stale
///    node is folded when it gets its inherited flags.
/// 3. Where a node turns out to have the same facts as before (`Rising.swift`), its parent does not become stale, and
///    the change ends there: only the node's own inside is placed anew.
extension LayoutTree {
  func prepare() {
    guard !root.isNone, nodes[root].flags.contains(.dirty) else { return }
    propagateToRoot()
    let noted = dirtyWays.notes
    var current = root
    // The innermost of the nodes whose steps are followed.
    var led = LedNode(node: .none)
    var at = descend(root, &led)
    while true {
      let next = current == led.node ? nextStep(of: &led) : nextDirty(from: at)
      if next.isNone {
        if current == root, nodes[root].marks.contains(.stale) { pass.rootChanges += 1 }
        ascend(current)
        if current == led.node { led = scratch.led.removeLast() }
        if current == root { break }
        at = nodes[current].nextSibling
        current = nodes[current].parent
      } else {
        current = next
        at = descend(next, &led)
      }
    }
    // A measurer that is called by step 3 may have marked a node that the walk was past.
    let isChanged = dirtyWays.notes != noted
    dirtyWays.removeAll()
    if isChanged { dirtyWays.giveUp() }
  }

  /// Step 1: returns the first child. Of a node that is only dirty steps lead to the dirty children.
  @inline(__always)
  private func descend(_ node: NodeIndex, _ led: inout LedNode) -> NodeIndex {
    if nodes[node].marks.isDisjoint(with: .stale), dirtyWays.areTaken(takesShortCuts: settings.takesShortCuts) {
      scratch.led.append(led)
      led = LedNode(node: node)
    }
    return descend(node)
  }

  /// The next of the children that steps lead to which is dirty and has children; those that have none are prepared in
  /// passing. Each step is followed once, so the walk ends whatever is marked meanwhile.
  private func nextStep(of led: inout LedNode) -> NodeIndex {
    let n = nodes.handle
    while true {
      let step = dirtyWays.next(from: led.node, led.step)
      let child = dirtyWays.child(of: step)
      if child.isNone { return child }
      led.step = step &+ 1
      if n[child].parent == led.node, n[child].flags.contains(.dirty) {
        if !n[child].firstChild.isNone { return child }
        prepareLeaf(child)
      }
    }
  }

  /// The first sibling from `start` on that is dirty and has children; those without children are prepared in passing.
  @inline(__always)
  private func nextDirty(from start: NodeIndex) -> NodeIndex {
    let n = nodes.handle
    var at = start
    while !at.isNone {
      if n[at].flags.contains(.dirty) {
        if !n[at].firstChild.isNone { return at }
        prepareLeaf(at)
      }
      at = n[at].nextSibling
    }
    return at
  }

  private func prepareLeaf(_ node: NodeIndex) {
    _ = descend(node)
    ascend(node)
  }

  /// Steps 1 and 2 for a leaf below a stale node, which computes everything anew; `flags` are the leaf's, with the
  /// inherited ones.
  @inline(never)
  func settleLeaf(_ node: NodeIndex, _ flags: NodeFlags) {
    let n = nodes.handle
    counters.visits &+= 1
    if !rare.faults.isEmpty { reportFaults(of: node) }
    inheritDirection(n, node, flags.subtracting(.dirty))
    guard n[node].marks.contains(.stale) else { return }
    n[node].childCount = 0
    if flags.contains(.transparent) { n[node].marks.subtract(.reported) } else { refold(n, node) }
  }

  /// Step 1: returns the first child.
  @inline(__always)
  private func descend(_ node: NodeIndex) -> NodeIndex {
    counters.visits &+= 1
    if !rare.faults.isEmpty { reportFaults(of: node) }
    let n = nodes.handle
    if n[node].marks.contains(.stale) { propagateToChildren(n, of: node) }
    return n[node].firstChild
  }

  /// Does steps 2 and 3.
  @inline(__always)
  private func ascend(_ node: NodeIndex) {
    let n = nodes.handle
    n[node].flags.subtract(.dirty)
    guard n[node].marks.contains(.stale) else { return }
    if n[node].flags.contains(.folded), ascendComparing(node) { return }
    if n[node].flags.contains(.transparent) { n[node].marks.subtract(.reported) } else { refold(n, node) }
    rise(n, node)
  }

  /// Does step 3.
  ///
  /// - Returns: whether the node can be compared; else nothing was done.
  @inline(never)
  private func ascendComparing(_ node: NodeIndex) -> Bool {
    guard isComparable(node), let before = reported(by: node) else { return false }
    refold(nodes.handle, node)
    if reportsTheSame(node, before) { pass.unsettled.append(node) } else { rise(nodes.handle, node) }
    return true
  }

  /// Does step 2.
  @inline(__always)
  private func refold(_ n: NodeHandle, _ node: NodeIndex) {
    // A node that was never folded has no responses, and no context.
    let isNew = !n[node].flags.contains(.folded)
    if !isNew { dropResponses(n, of: node) }
    fold(n, node)
    if !isNew { dropContexts(of: node) }
  }

  private func dropContexts(of node: NodeIndex) {
    if !contexts.percentBases.isEmpty, nodes[node].traits.isDisjoint(with: .percent) {
      contexts.percentBases[node] = nil
    }
    // Its responses may be from before the window was known; so the node, as a new one, gets it again, and the
    // responses of the way are dropped.
    if !contexts.containers.isEmpty { contexts.containers[node] = nil }
  }
}

/// A node whose steps are followed.
struct LedNode {
  let node: NodeIndex
  /// The number of the next step to look at.
  var step = 0
}
