import LayoutEngine

/// Reads layout values of elements for a rule of another module.
package struct LayoutValueReader {
  private unowned let contents: ContentStore

  init(_ contents: ContentStore) { self.contents = contents }

  /// The value of a modifier by the modifier's number.
  package func value(_ number: UInt32) -> any LayoutValueBox { contents.values[number] }
}

extension _Lowering {
  /// The reader of the tree's layout values.
  package var layoutValues: LayoutValueReader { LayoutValueReader(contents) }
}
