/// Preparing: the facts that follow from parameters alone are computed for changed nodes, before anything is measured.
///
/// A node is *dirty* when it or a node below it changed, and *stale* when that concerns its own responses: its
/// parameters, its children, or a fact about a child. One walk over the dirty nodes, without recursion:
/// 1. On the way down a stale node propagates inherited flags to its children (`Inherited.swift`) and counts them.
///    Stacks in a line count them in step 2 where groups are among them.
/// 2. On the way up a stale node is folded (`Fold.swift`), and its stored responses are dropped. A leaf is folded when
///    it gets its inherited flags, or where the walk passes it.
/// 3. Where a node turns out to have the same facts as before (`Rising.swift`), its parent does not become stale, and
///    the change ends there: only the node's own inside is placed anew.
extension LayoutTree {
  func prepare() {
    guard !root.isNone, nodes[root].flags.contains(.dirty) else { return }
    setDirectionOfRoot()
    let noted = dirtyWays.notes
    var current = root
    // The innermost of the nodes whose steps are followed.
    var led = LedNode(node: .none)
    walk: while true {
      var at = descend(current, &led)
      while true {
        let next = current == led.node ? nextStep(of: &led) : nextDirty(from: at)
        if !next.isNone {
          current = next
          continue walk
        }
        if current == root, nodes[root].marks.contains(.stale) { pass.rootChanges += 1 }
        ascend(current)
        if current == led.node { led = scratch.led.removeLast() }
        if current == root { break walk }
        at = nodes[current].nextSibling
        current = nodes[current].parent
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
    let n = nodes.handle
    counters.visits &+= 1
    if !rare.faults.isEmpty { reportFaults(of: node) }
    if n[node].marks.contains(.stale) {
      propagateToChildren(n, of: node)
    } else if dirtyWays.areTaken(takesShortCuts: settings.takesShortCuts) {
      scratch.led.append(led)
      led = LedNode(node: node)
    }
    return n[node].firstChild
  }

  /// The next of the children that steps lead to which the walk goes to. Each step is followed once, so the walk ends
  /// whatever is marked meanwhile.
  private func nextStep(of led: inout LedNode) -> NodeIndex {
    let (child, step) = dirtyWays.next(from: led.node, led.step, nodes.handle) { !prepareInPassing($0) }
    led.step = step &+ 1
    return child
  }

  /// The first sibling from `start` on which the walk goes to.
  @inline(__always)
  private func nextDirty(from start: NodeIndex) -> NodeIndex {
    var at = start
    while !at.isNone, prepareInPassing(at) { at = nodes[at].nextSibling }
    return at
  }

  /// Prepares a dirty node without children.
  ///
  /// - Returns: whether the walk need not go to the node; `false` where it is dirty and has children.
  @inline(__always)
  private func prepareInPassing(_ node: NodeIndex) -> Bool {
    let n = nodes.handle
    guard n[node].flags.contains(.dirty) else { return true }
    if !n[node].firstChild.isNone { return false }
    if prepareLeaf(node, n[node].flags) { rise(n, node) }
    return true
  }

  /// The whole walk over a node without children; `flags` are its own, with those that it inherits.
  ///
  /// - Returns: whether its parent becomes stale.
  @inline(never) @discardableResult
  func prepareLeaf(_ node: NodeIndex, _ flags: NodeFlags) -> Bool {
    let n = nodes.handle
    counters.visits &+= 1
    if !rare.faults.isEmpty { reportFaults(of: node) }
    inheritDirection(n, node, flags.subtracting(.dirty))
    guard n[node].marks.contains(.stale) else { return false }
    n[node].childCount = 0
    return settle(n, node)
  }

  /// The way up from a node whose children are prepared.
  @inline(__always)
  private func ascend(_ node: NodeIndex) {
    let n = nodes.handle
    n[node].flags.subtract(.dirty)
    if n[node].marks.contains(.stale), settle(n, node) { rise(n, node) }
  }

  /// Does steps 2 and 3 for a stale node.
  ///
  /// - Returns: whether its parent becomes stale.
  @inline(__always)
  private func settle(_ n: NodeHandle, _ node: NodeIndex) -> Bool {
    if n[node].flags.contains(.folded), let isOther = settleComparing(node) { return isOther }
    if n[node].flags.contains(.transparent) { n[node].marks.subtract(.reported) } else { refold(n, node) }
    return true
  }

  /// Does step 3.
  ///
  /// - Returns: whether its parent becomes stale; `nil` where the node cannot be compared, and nothing was done.
  @inline(never)
  private func settleComparing(_ node: NodeIndex) -> Bool? {
    guard isComparable(node), let before = reported(by: node) else { return nil }
    refold(nodes.handle, node)
    if !reportsTheSame(node, before) { return true }
    pass.unsettled.append(node)
    return false
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
