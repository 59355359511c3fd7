/// Rows from a tree of data: each datum with children has an arrow that shows and hides them.
///
/// ```swift
/// List {
///   OutlineGroup(folders, children: \.folders) { folder in
///     Label(folder.name, systemImage: "folder")
///   }
/// }
/// ```
///
/// A datum whose children are `nil` has no arrow. Children are made while they are shown. In a list with a selection the
/// arrow keys to the side open and close the chosen row, and go to the rows inside and out again.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable & Sendable, Row: Layout>: Layout {
  private let data: Data
  private let tree: OutlineTree<Data, ID, Row>

  fileprivate init(_ data: Data, _ tree: OutlineTree<Data, ID, Row>) { (self.data, self.tree) = (data, tree) }

  /// An outline of data that know their ids.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @LayoutBuilder content: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// An outline of data with `id` as their identity.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @LayoutBuilder content: @escaping (Data.Element) -> Row
  ) {
    self.init(data, OutlineTree(id: id, children: children, content: content))
  }

  /// The rows of the data.
  public var body: some Layout {
    ForEach(data, id: tree.id) { OutlineNode(element: $0, tree: tree) }
  }

  /// Whether it is looked into: it is.
  public static func _containsRows(_ depth: Int) -> Bool { true }

  /// Puts the rows of the data into a list.
  public func _lowerRows(_ lowering: _Lowering, _ context: _RowContext) {
    var context = context
    context.isInOutline = true
    RowElements(body, context)._lower(lowering)
  }
}

/// How a tree of data is read and shown.
private struct OutlineTree<Data: RandomAccessCollection, ID: Hashable & Sendable, Row: Layout> {
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Row
}

private struct OutlineNode<Data: RandomAccessCollection, ID: Hashable & Sendable, Row: Layout>: Layout {
  let element: Data.Element
  let tree: OutlineTree<Data, ID, Row>

  var body: some Layout {
    if let children = element[keyPath: tree.children] {
      DisclosureGroup {
        OutlineGroup(children, tree)
      } label: {
        tree.content(element)
      }
    } else {
      tree.content(element)
    }
  }
}

extension List {
  /// Rows from a tree of data, of which one at most is chosen.
  public init<Data: RandomAccessCollection, Row: Layout>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @LayoutBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable, Data.Element.ID: Sendable {
    self.init(selection.map { ListChoice($0) }, OutlineGroup(data, children: children, content: rowContent))
  }

  /// Rows from a tree of data, of which any number is chosen.
  public init<Data: RandomAccessCollection, Row: Layout>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @LayoutBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable, Data.Element.ID: Sendable {
    self.init(selection.map { ListChoice($0) }, OutlineGroup(data, children: children, content: rowContent))
  }
}

extension List where SelectionValue == Never {
  /// Rows from a tree of data.
  public init<Data: RandomAccessCollection, Row: Layout>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @LayoutBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, Data.Element.ID, Row>, Data.Element: Identifiable, Data.Element.ID: Sendable {
    self.init(nil, OutlineGroup(data, children: children, content: rowContent))
  }
}
