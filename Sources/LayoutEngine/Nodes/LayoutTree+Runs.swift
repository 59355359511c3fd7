/// Runs of siblings, taken out and inserted again as a whole, and room for new nodes.
extension LayoutTree {
  /// Takes all children behind `sibling` (all where that is `.none`) out of `parent`; they stay linked to each other.
  ///
  /// - Returns: the first of them.
  /// - Complexity: O(1), and O(depth) for marking the first change of a turn.
  package func cut(childrenOf parent: NodeIndex, after sibling: NodeIndex) -> NodeIndex {
    let first = child(of: parent, after: sibling)
    guard !first.isNone else { return first }
    if sibling.isNone { nodes[parent].firstChild = .none } else { nodes[sibling].nextSibling = .none }
    // The order of the others is the same.
    mark(parent, .changedInside)
    markDirty(parent)
    return first
  }

  /// Inserts a run of linked siblings that `cut` took out of `parent` back into it behind `sibling`.
  ///
  /// The node behind `sibling` then follows `last`. Where `last` is `.none`, the run is as long as its links, and no
  /// node may be behind `sibling`.
  package func splice(_ first: NodeIndex, through last: NodeIndex, into parent: NodeIndex, after sibling: NodeIndex) {
    let next = child(of: parent, after: sibling)
    if sibling.isNone { nodes[parent].firstChild = first } else { nodes[sibling].nextSibling = first }
    if !last.isNone { nodes[last].nextSibling = next }
    mark(parent, .reordered)
    markDirty(parent)
  }

  /// The number of siblings from `first` to `last`, both counted.
  ///
  /// - Complexity: O(their number).
  package func count(from first: NodeIndex, through last: NodeIndex) -> UInt32 {
    var count: UInt32 = 1
    var at = first
    while at != last {
      count += 1
      at = nodes[at].nextSibling
    }
    return count
  }

  /// The number of records, in use or free.
  package var extent: (nodes: Int, modifiers: Int) { (nodes.count, modifiers.count) }

  /// Reserves room for `times` as much as was added since `extent` was `before`.
  ///
  /// It is a hint; unused room is freed again.
  package func reserve(_ times: Int, since before: (nodes: Int, modifiers: Int)) {
    guard times > 0 else { return }
    // More than any list has is as good as too much, so a product that would overflow is clamped.
    let factor = Swift.min(times, Int(Int32.max))
    nodes.reserve((nodes.count - before.nodes).multipliedReportingOverflow(by: factor).partialValue)
    modifiers.reserve((modifiers.count - before.modifiers).multipliedReportingOverflow(by: factor).partialValue)
  }
}
