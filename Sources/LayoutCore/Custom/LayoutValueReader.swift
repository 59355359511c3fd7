import LayoutEngine

/// Reads layout values of elements for a rule of another module.
package struct LayoutValueReader {
  private unowned let contents: ContentStore

  init(_ contents: ContentStore) { self.contents = contents }

  /// The object of a modifier by the modifier's number; `nil` where it is a value by a key.
  package func object(_ number: UInt32) -> AnyObject? { contents.values[number].object }
}

extension _Lowering {
  /// The reader of the tree's layout values.
  package var layoutValues: LayoutValueReader { LayoutValueReader(contents) }
}
