/// Elements made from data, each with an identity of its own.
///
/// Rows that move keep their nodes and their state, and only new rows are made.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable & Sendable, Content: Layout>: _PrimitiveLayout {
  @usableFromInline let data: Data
  @usableFromInline let id: (Data.Element) -> ID
  @usableFromInline let content: (Data.Element) -> Content

  /// An element for each datum, with `id` as its identity.
  @inlinable
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @LayoutBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.content = content
  }

  /// An element for each datum, by the datum's own id.
  @inlinable
  public init(_ data: Data, @LayoutBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, Data.Element.ID == ID {
    self.data = data
    id = { $0.id }
    self.content = content
  }

  init(_ data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
    (self.data, self.id, self.content) = (data, id, content)
  }

  /// Puts the elements into the tree.
  @inlinable
  public func _lower(_ lowering: _Lowering) {
    lowering.list(self)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// An element for each number.
  @inlinable
  public init(_ data: Range<Int>, @LayoutBuilder content: @escaping (Int) -> Content) {
    self.data = data
    id = { $0 }
    self.content = content
  }
}
