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
