/// Preparing: what follows from parameters alone is worked out for what changed, before anything is measured.
///
/// A node is *dirty* when it or something below it changed, and *stale* when that concerns its own answers: its
/// parameters, its children, or what a child says. One walk over the dirty nodes, without recursion:
/// 1. On the way down a stale node tells its children what they inherit (`Inherited.swift`) and counts them. Leaves
///    without modifiers are done there and then (`PrepareLeaf.swift`).
/// 2. On the way up a stale node gathers its traits from its children's; what it had answered before is forgotten.
///    What most stacks are is quickly prepared (`PrepareStack.swift`).
/// 3. A node that can notice no proposal has one size: it is measured at once. Its children have one size too, so this
///    goes deep only where guides are asked for.
/// 4. Where a node turns out to say what it said before (`Rising.swift`), its parent does not become stale, and the
///    change ends there: only the node's own inside is placed anew.
extension LayoutTree {
  func prepare() {
    guard !root.isNone, nodes[root].flags.contains(.dirty) else { return }
    tellRoot()
    var current = root
    var at = descend(root)
    while true {
      let next = nextDirty(from: at)
      if next.isNone {
        if current == root, nodes[root].marks.contains(.stale) { rootChanges += 1 }
        ascend(current)
        if current == root { return }
        at = nodes[current].nextSibling
        current = nodes[current].parent
      } else {
        current = next
        at = descend(next)
      }
    }
  }

  /// From `start` on, the first sibling that is dirty and no simple leaf; these are prepared in passing.
  @inline(__always)
  private func nextDirty(from start: NodeIndex) -> NodeIndex {
    let n = nodes.handle
    var at = start
    while !at.isNone {
      if n[at].flags.contains(.dirty), !takesShortCuts || !prepareLeaf(at) { return at }
      at = n[at].nextSibling
    }
    return at
  }

  /// Step 1: returns the first child.
  private func descend(_ node: NodeIndex) -> NodeIndex {
    counters.visits += 1
    if !faults.isEmpty { reportFaults(of: node) }
    if nodes[node].marks.contains(.stale) { tellChildren(of: node) }
    return nodes[node].firstChild
  }

  /// Steps 2 to 4.
  private func ascend(_ node: NodeIndex) {
    let n = nodes.handle
    n[node].flags.remove(.dirty)
    guard n[node].marks.contains(.stale) else { return }
    if n[node].flags.contains(.transparent) {
      n[node].marks.subtract(.said)
      rise(node)
      return
    }
    if !isComparable(node) {
      if !takesShortCuts || !prepareStack(node) {
        n[node].marks.subtract(.said)
        gather(node)
      }
      rise(node)
      return
    }
    let before = said(by: node)
    n[node].marks.subtract(.said)
    gather(node)
    if let before, saysTheSame(node, before) { unsettled.append(node) } else { rise(node) }
  }

  /// Steps 2 and 3.
  private func gather(_ node: NodeIndex) {
    let n = nodes.handle
    dropResponses(of: node)
    var traits = n[node].kind == .custom ? finish { gatherTraits(of: node) } : gatherTraits(of: node)
    if !takesShortCuts { closeShortCuts(of: node, &traits) }
    if !percentBases.isEmpty, traits.isDisjoint(with: .percent) { percentBases[node] = nil }
    // A custom container that is asked for its spacing may measure what does not know the window yet; so the node, as
    // new, hears of it again, and what was measured on the way is forgotten.
    if !containers.isEmpty { containers[node] = nil }
    n[node].traits = traits
    if traits.isDisjoint(with: .noticesBoth.union(.context).union(.percentChild)), n[node].kind != .gridRow {
      _ = finish { measure(node, .unspecified) }
    }
  }
}
