/// Runs of siblings, taken out and put back as a whole, and room for nodes to come.
extension LayoutTree {
  /// Takes all children behind `sibling` (all where that is `.none`) out of `parent`; they stay linked to each other.
  /// Complexity: O(1), and O(depth) for marking the first change of a turn.
  ///
  /// - Returns: the first of them.
  package func cut(childrenOf parent: NodeIndex, after sibling: NodeIndex) -> NodeIndex {
    let first = child(of: parent, after: sibling)
    guard !first.isNone else { return first }
    if sibling.isNone { nodes[parent].firstChild = .none } else { nodes[sibling].nextSibling = .none }
    // The others are in the order they were.
    mark(parent, .changedInside)
    markDirty(parent)
    return first
  }

  /// Hangs a run of linked siblings that `cut` took out of `parent` back into it behind `sibling`. `last` is followed by
  /// what stood behind `sibling`; where it is `.none`, so many follow as are linked, and nothing must stand there.
  package func splice(_ first: NodeIndex, through last: NodeIndex, into parent: NodeIndex, after sibling: NodeIndex) {
    let next = child(of: parent, after: sibling)
    if sibling.isNone { nodes[parent].firstChild = first } else { nodes[sibling].nextSibling = first }
    if !last.isNone { nodes[last].nextSibling = next }
    mark(parent, .reordered)
    markDirty(parent)
  }

  /// How many siblings follow `first` up to `last`, both counted. Complexity: O(their number).
  package func count(from first: NodeIndex, through last: NodeIndex) -> UInt32 {
    var count: UInt32 = 1
    var at = first
    while at != last {
      count += 1
      at = nodes[at].nextSibling
    }
    return count
  }

  /// How many records there are, in use or free.
  package var extent: (nodes: Int, modifiers: Int) { (nodes.count, modifiers.count) }

  /// Makes room for `times` as much as was added since `extent` was `before`. A hint; what is not used is given back.
  package func reserve(_ times: Int, since before: (nodes: Int, modifiers: Int)) {
    guard times > 0 else { return }
    // More than any list has is as good as too much: a product that overflows is cut off.
    let factor = Swift.min(times, Int(Int32.max))
    nodes.reserve((nodes.count - before.nodes).multipliedReportingOverflow(by: factor).partialValue)
    modifiers.reserve((modifiers.count - before.modifiers).multipliedReportingOverflow(by: factor).partialValue)
  }
}
