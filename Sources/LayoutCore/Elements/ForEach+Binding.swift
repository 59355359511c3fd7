extension ForEach {
  /// An element for each datum behind a binding, with a binding to the datum.
  ///
  /// ```swift
  /// ForEach($todos) { $todo in
  ///   Toggle(todo.title, isOn: $todo.isDone)
  /// }
  /// ```
  ///
  /// A binding stays with the identity of its datum: it is right where rows move. Where the datum is gone it has the last
  /// value, and writes go nowhere. A datum whose identity is written has another binding from the next update on.
  ///
  /// - Complexity: O(1) to read a datum that has not moved, and O(data) to find one that has. Writing copies the data
  ///   where their type is a value.
  public init<Base: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Base>, @LayoutBuilder content: @escaping (Binding<Base.Element>) -> Content
  ) where Base.Element: Identifiable, Base.Element.ID == ID, Data == _BoundElements<Base, ID> {
    self.init(data, id: \.id, content: content)
  }

  /// An element for each datum behind a binding, with `id` as its identity.
  public init<Base: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Base>, id: KeyPath<Base.Element, ID>,
    @LayoutBuilder content: @escaping (Binding<Base.Element>) -> Content
  ) where Data == _BoundElements<Base, ID> {
    self.init(_BoundElements(data, id), id: \.id) { content($0.binding) }
  }
}
