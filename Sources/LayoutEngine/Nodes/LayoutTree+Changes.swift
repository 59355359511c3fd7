/// What may differ from what a host was told: marks, so that handing over costs what changed and not what there is.
///
/// 1. A node whose size or layers were worked out anew, or that shows something else, is marked `changed`. One whose
///    corner is somewhere else, or whose layers put what is inside somewhere else, is marked `moved`: that holds for
///    everything below it. One whose children came, went or changed places is marked `reordered`; one whose layers did,
///    or that came into sight or left it, is marked `relayered`.
/// 2. The nodes above it are marked `changedInside`, up to the first that is marked in any way.
/// 3. The commit walks from the root along the marks and clears them.
extension LayoutTree {
  /// Marks a node. Complexity: O(depth), and O(1) where something next to it was marked before.
  @inline(__always)
  func mark(_ node: NodeIndex, _ change: NodeMarks) {
    if !change.isDisjoint(with: .reordered.union(.relayered)) { orderChanged = true }
    setMarks(node, change)
  }

  /// Says that what a node shows, its size aside, may be other than what was handed over.
  package func markChanged(_ node: NodeIndex) { mark(node, .changed) }

  /// Whether there is a mark anywhere. Complexity: O(1).
  package var hasMarks: Bool { !root.isNone && !nodes[root].marks.isDisjoint(with: .anyChange) }

  /// Whether the node itself, and not only what is around or in it, is marked as changed.
  package func isMarkedChanged(_ node: NodeIndex) -> Bool { nodes[node].marks.contains(.changed) }

  /// Marks a node that children were taken out of: the others are in the order they were.
  @inline(__always)
  package func markLoss(_ node: NodeIndex) { setMarks(node, .reordered) }

  @inline(__always)
  private func setMarks(_ node: NodeIndex, _ change: NodeMarks) {
    let before = nodes[node].marks
    nodes[node].marks = before.union(change)
    if !before.isDisjoint(with: .anyChange) { return }
    var at = nodes[node].parent
    while !at.isNone, nodes[at].marks.isDisjoint(with: .anyChange) {
      nodes[at].marks.formUnion(.changedInside)
      at = nodes[at].parent
    }
  }
}
