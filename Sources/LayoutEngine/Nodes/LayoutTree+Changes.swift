/// Marks for differences from the host's state, so that a commit costs as much as what changed and not as much as the
/// tree.
///
/// 1. A node whose size or layers were computed anew, or that shows other content, is marked `changed`. One whose
///    corner moved, or whose layers moved their inside, is marked `moved`: that holds for everything below it. Neither
///    holds for one that has nothing inside and shows nothing. One whose children came or changed places is marked
///    `reordered`, and a new stack in a line is so from the beginning. One whose layers did, or that came into sight or
///    left it, is marked `relayered`.
/// 2. The nodes above it are marked `changedInside`, up to the first that is marked in any way. The steps
///    down from them are noted (`ChangedWays`).
/// 3. Views in one view may belong to nodes at any depth. So `reordered` goes upwards, up to the node whose view
///    contains them: the first one that is shown. From a node that is marked `relayered` it goes at least one node
///    further. An attachment may be outside of the views of the node that it hangs on: to that one it goes as
///    `relayered`.
/// 4. A group is marked `changed` where a container places children of the group.
/// 5. The commit walks from the root along the marks and clears them.
extension LayoutTree {
  /// Marks a node.
  ///
  /// - Complexity: O(depth), and O(1) where a node next to it was marked before.
  @inline(__always)
  func mark(_ node: NodeIndex, _ change: NodeMarks) {
    if change.contains(.relayered) { ownMarks.formUnion(.relayered) }
    let before = nodes[node].marks
    let new = change.subtracting(before)
    if new.isEmpty { return }
    nodes[node].marks = before.union(new)
    if before.isDisjoint(with: .anyChange), !isMarkedItself(nodes[node].parent) { markUpwards(node) }
    if !new.isDisjoint(with: .anyOrder) { markOrder(around: node, new.contains(.relayered)) }
  }

  /// Marks a node whose content, its size aside, may differ from the host's.
  package func markChanged(_ node: NodeIndex) { mark(node, .changed) }

  /// Whether any node has a mark.
  ///
  /// - Complexity: O(1).
  package var hasMarks: Bool { !root.isNone && !nodes[root].marks.isDisjoint(with: .anyChange) }

  /// The number of passes that computed anything. A pass of a clean tree with the proposal of the pass before does not
  /// count.
  package var passCount: UInt32 { pass.turn }

  /// The number of nodes so far that only lead to what changed, and whose children a walk looked through one by one.
  package var siblingSearches: Int { dirtyWays.searches + markedWays.searches }

  /// Whether the node itself is marked as changed, and not only its surroundings or inside.
  package func isMarkedChanged(_ node: NodeIndex) -> Bool { nodes[node].marks.contains(.changed) }

  /// Whether the node or its inside waits for a pass, and whether for a commit.
  ///
  /// - Complexity: O(1).
  package func waiting(_ node: NodeIndex) -> (pass: Bool, commit: Bool) {
    (nodes[node].flags.contains(.dirty), !nodes[node].marks.isDisjoint(with: .anyChange))
  }

  /// Whether the marks above a child of the node are there already, and no step is needed: the node is marked for more
  /// than its inside, or there is none.
  @inline(__always)
  private func isMarkedItself(_ node: NodeIndex) -> Bool {
    node.isNone || !nodes[node].marks.isDisjoint(with: NodeMarks.anyChange.subtracting(.changedInside))
  }

  /// Marks the nodes above by step 2.
  private func markUpwards(_ node: NodeIndex) {
    var child = node
    while case let parent = nodes[child].parent, !parent.isNone {
      markedWays.note(child, under: parent)
      guard nodes[parent].marks.isDisjoint(with: .anyChange) else { return }
      nodes[parent].marks.formUnion(.changedInside)
      child = parent
    }
  }

  /// Marks the order of views by step 3.
  private func markOrder(around node: NodeIndex, _ isRelayered: Bool) {
    var at = node
    var goesOn = isRelayered
    while goesOn || nodes[at].view == .none {
      goesOn = nodes[at].flags.contains(.attachment)
      at = nodes[at].parent
      if at.isNone { return ownMarks.formUnion(.reordered) }
      let mark = goesOn ? NodeMarks.relayered : .reordered
      if nodes[at].marks.contains(mark) { return }
      nodes[at].marks.formUnion(mark)
    }
  }
}
