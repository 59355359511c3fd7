/// Whether the rows of lists are being edited.
///
/// ```swift
/// @State private var mode = EditMode.inactive
/// // Inside of body:
/// List { ForEach(items) { Text($0.name) }.onDelete { items.remove(atOffsets: $0) } }
///   .environment(\.editMode, $mode)
/// ```
public enum EditMode: Hashable, Sendable, CaseIterable {
  /// They are not.
  case inactive
  /// They are for the time of one edit.
  case transient
  /// They are: rows that can be deleted and moved have a mark for that.
  case active

  /// Whether rows can be edited.
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether the rows of the lists inside are being edited; `nil`, the default, is not.
  ///
  /// Rows with `onDelete` then have a mark that shows their Delete button, and rows with `onMove` one by which they are
  /// dragged.
  ///
  /// ```swift
  /// List { … }.environment(\.editMode, $mode)
  /// ```
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that begins and ends the editing of rows around it: `EnvironmentValues.editMode`.
///
/// It cannot be pressed where the environment has no edit mode.
public struct EditButton: Layout {
  @Environment(\.editMode) private var mode

  /// A button.
  public init() {}

  /// The button, whose title is "Edit" or "Done".
  public var body: some Layout {
    let mode = mode
    let isEditing = mode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") {
      withAnimation(.quick) { mode?.wrappedValue = isEditing ? .inactive : .active }
    }
    .disabled(mode == nil)
  }
}

/// The edits that lists make of the data behind a binding.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The bits, one for each edit.
  public let rawValue: Int

  /// A set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Rows are deleted.
  public static var delete: EditActions { EditActions(rawValue: 1) }
  /// Rows are moved.
  public static var move: EditActions { EditActions(rawValue: 2) }
  /// Rows are deleted and moved.
  public static var all: EditActions { [.delete, .move] }
}

extension List where SelectionValue == Never {
  /// A row for each datum behind a binding, which a person deletes and moves.
  public init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: Layout>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @LayoutBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == _ModifiedLayout<
      ForEach<_BoundElements<Data, Data.Element.ID>, Data.Element.ID, Row>, _RowTraitModifier
    >, Data.Index == Int, Data.Element: Identifiable, Data.Element.ID: Sendable
  {
    self.init(nil, ForEach(data, content: rowContent).editing(data, editActions))
  }
}

extension List {
  /// A row for each datum behind a binding, which a person chooses, deletes and moves.
  public init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: Layout>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
    @LayoutBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == _ModifiedLayout<
      ForEach<_BoundElements<Data, Data.Element.ID>, Data.Element.ID, Row>, _RowTraitModifier
    >, Data.Index == Int, Data.Element: Identifiable, Data.Element.ID: Sendable
  {
    self.init(selection.map { ListChoice($0) }, ForEach(data, content: rowContent).editing(data, editActions))
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
