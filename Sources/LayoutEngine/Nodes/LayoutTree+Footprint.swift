extension LayoutTree {
  /// How much a tree remembers, as counts: after any number of edits they are those of a new tree.
  package struct Footprint: Hashable, Sendable {
    /// Nodes in use.
    package var nodes: Int
    /// Entries in use of all side tables together, what texts answered aside.
    package var sideEntries: Int
    /// Bytes of the modifiers' array.
    package var modifierBytes: Int
    /// Bytes of the response slots.
    package var slotBytes: Int
    /// Bytes of the node buffer.
    package var nodeBytes: Int
  }

  /// What the tree remembers at the moment. Complexity: O(1).
  package var footprint: Footprint {
    Footprint(
      nodes: nodes.liveCount,
      sideEntries: ranges.count + tracks.count + customs.count + guideClosures.count
        + percentBases.count + containers.count + spacings.count + lazyLists.count + openScrollAxes.count
        + idealQuestions.count + headed.count,
      modifierBytes: modifiers.byteCount, slotBytes: slots.byteCount, nodeBytes: nodes.byteCount)
  }
}
