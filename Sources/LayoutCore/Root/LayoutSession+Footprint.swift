package import LayoutEngine

/// What a session stores, as counts: after any number of updates they are those of a new session.
package struct Footprint: Hashable, Sendable {
  package var tree: LayoutTree.Footprint
  /// The contents of leaves.
  package var contents: Int
  /// The different styles of shapes and texts.
  package var styles: Int
  /// The decorations of modifiers.
  package var decorations: Int
  /// The values for custom containers.
  package var values: Int
  /// Lists, identities, readers, pictures, scroll views and erased types together.
  package var entries: Int
  /// The bodies that read something.
  package var bodies: Int
  /// The bodies that were postponed and never evaluated.
  package var postponed: Int
}

extension LayoutSession {
  /// What the session stores at the moment.
  ///
  /// - Complexity: O(1).
  package var footprint: Footprint {
    Footprint(
      tree: tree.footprint, contents: contents.contents.count, styles: contents.contents.styleCount,
      decorations: contents.decorations.count,
      values: contents.values.count,
      entries: contents.lists.count + contents.identities.count + contents.readers.count
        + contents.imageNodes.count + contents.natives.count + contents.lazyLists.count + contents.scrolls.count
        + contents.geometry.count + contents.preferences.markers.count + contents.erasedTypes.count,
      bodies: contents.bodies.count,
      postponed: lowering.nesting.postponed.count)
  }
}
