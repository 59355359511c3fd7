/// What may differ from what a host was told: marks, so that handing over costs what changed and not what there is.
///
/// 1. A node whose size or layers were worked out anew, or that shows something else, is marked `changed`. One whose
///    corner is somewhere else, or whose layers put what is inside somewhere else, is marked `moved`: that holds for
///    everything below it. One whose children came or changed places is marked `reordered`; one whose layers did, or that
///    came into sight or left it, is marked `relayered`.
/// 2. The nodes above it are marked `changedInside`, up to the first that is marked in any way. The ways down from them are
///    noted (`ChangedWays`).
/// 3. Views that are in one view may belong to nodes at any depth. So `reordered` goes upwards, up to the node whose view
///    holds them: the first one that is shown. From a node that is marked `relayered` it goes at least one node further.
///    An attachment may lie outside of the views of the node that it hangs on: to that one it goes as `relayered`.
/// 4. A group is marked `changed` where a container puts what is in it.
/// 5. The commit walks from the root along the marks and clears them.
extension LayoutTree {
  /// Marks a node. Complexity: O(depth), and O(1) where something next to it was marked before.
  @inline(__always)
  func mark(_ node: NodeIndex, _ change: NodeMarks) {
    if change.contains(.relayered) { layersChanged = true }
    let before = nodes[node].marks
    let new = change.subtracting(before)
    if new.isEmpty { return }
    nodes[node].marks = before.union(new)
    if before.isDisjoint(with: .anyChange) { markUpwards(node) }
    if !new.isDisjoint(with: .anyOrder) { markOrder(around: node, new.contains(.relayered)) }
  }

  /// Says that what a node shows, its size aside, may be other than what was handed over.
  package func markChanged(_ node: NodeIndex) { mark(node, .changed) }

  /// Whether there is a mark anywhere. Complexity: O(1).
  package var hasMarks: Bool { !root.isNone && !nodes[root].marks.isDisjoint(with: .anyChange) }

  /// How often anything was worked out so far. A pass without anything dirty, with the proposal of the one before, does not
  /// count.
  package var passCount: UInt32 { turn }

  /// Nodes so far that only led to what changed, and of which all children were looked at all the same.
  package var siblingSearches: Int { dirtyWays.searches + markedWays.searches }

  /// Whether the node itself, and not only what is around or in it, is marked as changed.
  package func isMarkedChanged(_ node: NodeIndex) -> Bool { nodes[node].marks.contains(.changed) }

  /// Whether anything at the node or in it waits for a pass, and whether for being handed over. Complexity: O(1).
  package func waiting(_ node: NodeIndex) -> (pass: Bool, commit: Bool) {
    (nodes[node].flags.contains(.dirty), !nodes[node].marks.isDisjoint(with: .anyChange))
  }

  /// Step 2.
  private func markUpwards(_ node: NodeIndex) {
    var child = node
    while case let parent = nodes[child].parent, !parent.isNone {
      markedWays.note(child, under: parent)
      guard nodes[parent].marks.isDisjoint(with: .anyChange) else { return }
      nodes[parent].marks.formUnion(.changedInside)
      child = parent
    }
  }

  /// Step 3.
  private func markOrder(around node: NodeIndex, _ isRelayered: Bool) {
    var at = node
    var goesOn = isRelayered
    while goesOn || nodes[at].view == .none {
      goesOn = nodes[at].flags.contains(.attachment)
      at = nodes[at].parent
      if at.isNone { return isReordered = true }
      let mark = goesOn ? NodeMarks.relayered : .reordered
      if nodes[at].marks.contains(mark) { return }
      nodes[at].marks.formUnion(mark)
    }
  }
}
