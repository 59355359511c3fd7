package import LayoutEngine

/// How much a session remembers, as counts: after any number of updates they are those of a new one.
package struct Footprint: Hashable, Sendable {
  package var tree: LayoutTree.Footprint
  /// What leaves show.
  package var contents: Int
  /// Different styles of shapes and texts.
  package var styles: Int
  /// What modifiers draw.
  package var decorations: Int
  /// Values for custom containers.
  package var values: Int
  /// Lists, identities, readers, pictures and scroll views together.
  package var entries: Int
  /// Bodies that read something.
  package var bodies: Int
  /// Bodies that were put aside and never done.
  package var postponed: Int
}

extension LayoutSession {
  /// What the session remembers at the moment. Complexity: O(1).
  package var footprint: Footprint {
    Footprint(
      tree: tree.footprint, contents: contents.contents.count, styles: contents.contents.styleCount,
      decorations: contents.decorations.count,
      values: contents.values.count,
      entries: contents.lists.count + contents.identities.count + contents.readers.count
        + contents.imageNodes.count + contents.natives.count + contents.lazyLists.count + contents.scrolls.count
        + contents.geometry.count + contents.preferences.markers.count,
      bodies: contents.bodies.count,
      postponed: lowering.nesting.postponed.count)
  }
}
