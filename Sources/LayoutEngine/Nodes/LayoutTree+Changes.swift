/// Marks for differences from the host's state, so that a commit costs as much as what changed and not as much as the
/// tree.
///
/// 1. A node whose size or layers were computed anew, or that shows other content, is marked `changed`. One whose
///    corner moved, or whose layers moved their inside, is marked `moved`: that holds for everything below it. One
///    whose children came or changed places is marked `reordered`; one whose layers did, or that came into sight or
///    left it, is marked `relayered`.
/// 2. The nodes above it are marked `changedInside`, up to the first that is marked in any way.
/// 3. Views in one view may belong to nodes at any depth. So `reordered` goes upwards, up to the node whose view
///    contains them: the first one that is shown. From a node that is marked `relayered` it goes at least one node
///    further. An attachment may be outside of the views of the node that it hangs on: to that one it goes as
///    `relayered`.
/// 4. The commit walks from the root along the marks and clears them.
/// 4. The commit walks from the root along the marks and clears them.
extension LayoutTree {
  /// Marks a node.
  ///
  /// - Complexity: O(depth), and O(1) where a node next to it was marked before.
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

  /// Marks a node whose content, its size aside, may differ from the host's.
  package func markChanged(_ node: NodeIndex) { mark(node, .changed) }

  /// Whether any node has a mark.
  ///
  /// - Complexity: O(1).
  package var hasMarks: Bool { !root.isNone && !nodes[root].marks.isDisjoint(with: .anyChange) }

  /// Whether the node itself is marked as changed, and not only its surroundings or inside.
  package func isMarkedChanged(_ node: NodeIndex) -> Bool { nodes[node].marks.contains(.changed) }

  /// Whether the node or its inside waits for a pass, and whether for a commit.
  ///
  /// - Complexity: O(1).
  package func waiting(_ node: NodeIndex) -> (pass: Bool, commit: Bool) {
    (nodes[node].flags.contains(.dirty), !nodes[node].marks.isDisjoint(with: .anyChange))
  }

  /// Marks the nodes above by step 2.
  private func markUpwards(_ node: NodeIndex) {
    var at = nodes[node].parent
    while !at.isNone, nodes[at].marks.isDisjoint(with: .anyChange) {
      nodes[at].marks.formUnion(.changedInside)
      at = nodes[at].parent
    }
  }

  /// Marks the order of views by step 3.
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
