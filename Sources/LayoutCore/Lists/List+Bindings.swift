/// Lists of the data behind a binding.
extension List where SelectionValue == Never {
  /// A row for each datum behind a binding, with a binding to the datum.
  public init<Data: MutableCollection & RandomAccessCollection, Row: Layout>(
    _ data: Binding<Data>,
    @LayoutBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == ForEach<_BoundElements<Data, Data.Element.ID>, Data.Element.ID, Row>, Data.Element: Identifiable,
    Data.Element.ID: Sendable
  {
    self.init(nil, ForEach(data, content: rowContent))
  }

  /// A row for each datum behind a binding with `id` as its identity, with a binding to the datum.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable & Sendable, Row: Layout>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @LayoutBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == ForEach<_BoundElements<Data, ID>, ID, Row>
  {
    self.init(nil, ForEach(data, id: id, content: rowContent))
  }

  /// A row for each datum behind a binding, which a person deletes and moves.
  public init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: Layout>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @LayoutBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == _ModifiedLayout<ForEach<_BoundElements<Data, Data.Element.ID>, Data.Element.ID, Row>, _RowTraitModifier>,
    Data.Index == Int, Data.Element: Identifiable, Data.Element.ID: Sendable
  {
    self.init(nil, ForEach(data, content: rowContent).editing(data, editActions))
  }

  /// A row for each datum behind a binding with `id` as its identity, which a person deletes and moves.
  public init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable & Sendable, Row: Layout
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @LayoutBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == _ModifiedLayout<ForEach<_BoundElements<Data, ID>, ID, Row>, _RowTraitModifier>, Data.Index == Int
  {
    self.init(nil, ForEach(data, id: id, content: rowContent).editing(data, editActions))
  }
}

extension List {
  /// A row for each datum behind a binding, of which one at most is chosen.
  public init<Data: MutableCollection & RandomAccessCollection, Row: Layout>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
    @LayoutBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == ForEach<_BoundElements<Data, Data.Element.ID>, Data.Element.ID, Row>, Data.Element: Identifiable,
    Data.Element.ID: Sendable
  {
    self.init(selection.map { ListChoice($0) }, ForEach(data, content: rowContent))
  }

  /// A row for each datum behind a binding with `id` as its identity, of which one at most is chosen.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable & Sendable, Row: Layout>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @LayoutBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == ForEach<_BoundElements<Data, ID>, ID, Row>
  {
    self.init(selection.map { ListChoice($0) }, ForEach(data, id: id, content: rowContent))
  }

  /// A row for each datum behind a binding, of which one at most is chosen, and which a person deletes and moves.
  public init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: Layout>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @LayoutBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == _ModifiedLayout<ForEach<_BoundElements<Data, Data.Element.ID>, Data.Element.ID, Row>, _RowTraitModifier>,
    Data.Index == Int, Data.Element: Identifiable, Data.Element.ID: Sendable
  {
    self.init(selection.map { ListChoice($0) }, ForEach(data, content: rowContent).editing(data, editActions))
  }

  /// A row for each datum behind a binding with `id` as its identity, of which one at most is chosen, and which a person deletes and moves.
  public init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable & Sendable, Row: Layout
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @LayoutBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == _ModifiedLayout<ForEach<_BoundElements<Data, ID>, ID, Row>, _RowTraitModifier>, Data.Index == Int
  {
    self.init(selection.map { ListChoice($0) }, ForEach(data, id: id, content: rowContent).editing(data, editActions))
  }

  /// A row for each datum behind a binding, of which any number is chosen.
  public init<Data: MutableCollection & RandomAccessCollection, Row: Layout>(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
    @LayoutBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == ForEach<_BoundElements<Data, Data.Element.ID>, Data.Element.ID, Row>, Data.Element: Identifiable,
    Data.Element.ID: Sendable
  {
    self.init(selection.map { ListChoice($0) }, ForEach(data, content: rowContent))
  }

  /// A row for each datum behind a binding with `id` as its identity, of which any number is chosen.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable & Sendable, Row: Layout>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @LayoutBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == ForEach<_BoundElements<Data, ID>, ID, Row>
  {
    self.init(selection.map { ListChoice($0) }, ForEach(data, id: id, content: rowContent))
  }

  /// A row for each datum behind a binding, of which any number is chosen, and which a person deletes and moves.
  public init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: Layout>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
    @LayoutBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == _ModifiedLayout<ForEach<_BoundElements<Data, Data.Element.ID>, Data.Element.ID, Row>, _RowTraitModifier>,
    Data.Index == Int, Data.Element: Identifiable, Data.Element.ID: Sendable
  {
    self.init(selection.map { ListChoice($0) }, ForEach(data, content: rowContent).editing(data, editActions))
  }

  /// A row for each datum behind a binding with `id` as its identity, of which any number is chosen, and which a person deletes and moves.
  public init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable & Sendable, Row: Layout
  >(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @LayoutBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == _ModifiedLayout<ForEach<_BoundElements<Data, ID>, ID, Row>, _RowTraitModifier>, Data.Index == Int
  {
    self.init(selection.map { ListChoice($0) }, ForEach(data, id: id, content: rowContent).editing(data, editActions))
  }
}

extension Layout {
  fileprivate func editing<Data: MutableCollection & RangeReplaceableCollection>(
    _ data: Binding<Data>, _ edits: EditActions<Data>
  ) -> _ModifiedLayout<Self, _RowTraitModifier> where Data.Index == Int {
    rowTrait(nil) {
      if edits.contains(.delete) { $0.actions.delete = { data.wrappedValue.remove(atOffsets: $0) } }
      if edits.contains(.move) { $0.actions.move = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } }
    }
  }
}
