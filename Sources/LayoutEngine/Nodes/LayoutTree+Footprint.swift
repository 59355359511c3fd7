extension LayoutTree {
  /// The storage of a tree, as counts: after any number of edits they are those of a new tree.
  package struct Footprint: Hashable, Sendable {
    /// Nodes in use.
    package var nodes: Int
    /// Entries in use of all side tables together, except extents.
    package var sideEntries: Int
    /// Bytes of the modifiers' array.
    package var modifierBytes: Int
    /// Bytes of the modifiers of elements that are being lowered.
    package var writtenBytes: Int
    /// Bytes of the response slots.
    package var slotBytes: Int
    /// Bytes of the node buffer.
    package var nodeBytes: Int
  }

  /// Nodes in use.
  package var liveCount: Int { nodes.liveCount }

  /// The number of nodes that there is room for, groups included.
  package var capacity: Int { nodes.byteCount / MemoryLayout<NodeRecord>.stride }

  /// The present storage of the tree.
  ///
  /// - Complexity: O(1).
  package var footprint: Footprint {
    let entries = [
      tables.ownFrames.count, rare.tracks.count, rare.rules.count, guiding.closures.count, lists.table.count,
    ]
    let byNode = [
      contexts.percentBases.count, contexts.containers.count, rare.spacings.count, lists.openAxes.count,
      lists.idealQuestions.count,
      lists.headed.count,
    ]
    return Footprint(
      nodes: nodes.liveCount, sideEntries: (entries + byNode).reduce(0, +),
      modifierBytes: modifiers.byteCount, writtenBytes: written.byteCount, slotBytes: tables.responses.byteCount,
      nodeBytes: nodes.byteCount)
  }
}
