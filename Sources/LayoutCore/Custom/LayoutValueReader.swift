import LayoutEngine

/// Reads layout values of elements for a rule of another module.
package struct LayoutValueReader {
  private unowned let contents: ContentStore

  init(_ contents: ContentStore) { self.contents = contents }

  /// The value of a `layoutValue` modifier by the modifier's number; `nil` where it is another key's.
  package func value<Key: LayoutValueKey>(of key: Key.Type, _ number: UInt32) -> Key.Value? {
    (contents.values[number] as? KeyedLayoutValue<Key>)?.value
  }
}

extension _Lowering {
  /// The reader of the tree's layout values.
  package var layoutValues: LayoutValueReader { LayoutValueReader(contents) }
}
