/// The clipboard of the system, from `@Environment(\.clipboard)`.
///
/// ```swift
/// struct Address: Layout {
///   @Environment(\.clipboard) private var clipboard
///   let text: String
///
///   var body: some Layout {
///     Button("Copy") { clipboard.copy(text) }
///   }
/// }
/// ```
///
/// A root without a host has one that keeps nothing, unless it is set: `root.environment.clipboard = .inMemory()`.
public struct Clipboard: Sendable {
  private let id: ObjectIdentifier?
  private let store: (any ClipboardStore)?

  /// A clipboard that keeps nothing.
  public static let none = Clipboard(nil)

  /// A clipboard of a host.
  public init(_ store: any ClipboardStore) { self.init(.some(store)) }

  private init(_ store: (any ClipboardStore)?) {
    self.store = store
    id = store.map { ObjectIdentifier($0) }
  }

  /// A clipboard of its own that no other program sees.
  public static func inMemory() -> Clipboard { Clipboard(MemoryClipboard()) }

  /// Replaces what is in the clipboard by some values.
  public func copy<Value: Transferable>(_ values: Value...) { copy(items: values.map { TransferItem($0) }) }

  /// Replaces what is in the clipboard.
  public func copy(items: [TransferItem]) { store?.write(items) }

  /// Calls `action` with the values of a type that are in the clipboard; it may be called after the return, on the
  /// root's thread. There are none where the clipboard has something else.
  public func paste<Value: Transferable>(_ type: Value.Type, action: @escaping ([Value]) -> Void) {
    read(Value.transferTypes) { items in action(items.flatMap { $0.values(of: type) }) }
  }

  /// Calls `action` with what is in the clipboard, in bytes of some types.
  func read(_ types: [TransferType], action: @escaping ([TransferItem]) -> Void) {
    guard let store else { return action([]) }
    store.read(types, action)
  }
}

/// Two are equal where they are the same clipboard.
extension Clipboard: Equatable {
  /// Whether both are the same clipboard.
  public static func == (one: Clipboard, other: Clipboard) -> Bool { one.id == other.id }
}

/// What a host's clipboard does; it is used on the root's thread only.
public protocol ClipboardStore: AnyObject, Sendable {
  /// Replaces what is in the clipboard.
  func write(_ items: [TransferItem])
  /// Calls `action` with what is in the clipboard, now or later. Items with none of the types need no bytes.
  func read(_ types: [TransferType], _ action: @escaping ([TransferItem]) -> Void)
}

private final class MemoryClipboard: ClipboardStore {
  private let items = Locked<[TransferItem]>([])

  func write(_ new: [TransferItem]) { letDie(items.withLock { exchange(&$0, with: new) }) }

  func read(_ types: [TransferType], _ action: @escaping ([TransferItem]) -> Void) { action(items.withLock { $0 }) }
}

private struct ClipboardKey: EnvironmentKey {
  static let defaultValue = Clipboard.none
}

extension EnvironmentValues {
  /// The clipboard that actions copy to and paste from.
  public var clipboard: Clipboard {
    get { self[ClipboardKey.self] }
    set { self[ClipboardKey.self] = newValue }
  }
}

/// What a box does with values that are pasted into it.
struct PasteAction {
  var types: [TransferType]
  var perform: ([TransferItem]) -> Bool
}

extension Layout {
  /// Copies values when the keys for that are pressed (Control-C, or Command-C on Apple's systems) while the keyboard is in
  /// the element.
  ///
  /// A field inside with a selection copies that.
  public func copyable<Value: Transferable>(
    _ values: @autoclosure @escaping () -> [Value]
  ) -> _ModifiedLayout<Self, _DecorationModifier> {
    handling { handlers in
      if handlers.copy == nil { handlers.copy = { values().map { TransferItem($0) } } }
    }
  }

  /// Moves values into the clipboard when the keys for cutting are pressed (Control-X, on Apple's systems Command-X) while
  /// the keyboard is in the element.
  ///
  /// ```swift
  /// Card(card).focusable().cuttable(for: Card.self) {
  ///   defer { remove(card) }
  ///   return [card]
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: the type of the values.
  ///   - action: removes the values from where they are, and returns them. Where there are none, the clipboard stays as it is.
  public func cuttable<Value: Transferable>(
    for type: Value.Type = Value.self, action: @escaping () -> [Value]
  ) -> _ModifiedLayout<Self, _DecorationModifier> {
    handling { handlers in
      if handlers.cut == nil { handlers.cut = { action().map { TransferItem($0) } } }
    }
  }

  /// Takes values of a type when the keys for pasting are pressed (Control-V, or Command-V on
  /// Apple's systems) while the keyboard is in the element.
  ///
  /// - Parameters:
  ///   - type: the type of the values.
  ///   - action: gets them. It is not called where there are none.
  public func pasteDestination<Value: Transferable>(
    for type: Value.Type = Value.self, action: @escaping ([Value]) -> Void
  ) -> _ModifiedLayout<Self, _DecorationModifier> {
    handling { handlers in
      guard handlers.paste == nil else { return }
      handlers.paste = PasteAction(types: Value.transferTypes) { items in
        let values = items.flatMap { $0.values(of: type) }
        if !values.isEmpty { action(values) }
        return !values.isEmpty
      }
    }
  }
}

extension LayoutRoot {
  /// Copies what a box has into the clipboard of its environment, which the host calls for the keys.
  ///
  /// - Returns: whether the box has something to copy.
  /// - Complexity: O(nodes) to find the element.
  @discardableResult
  public func copy(from view: ViewID, to clipboard: Clipboard) -> Bool { write(\.copy, of: view, to: clipboard) }

  /// Moves what a box has into a clipboard, which the host calls for the keys.
  ///
  /// ```swift
  /// root.cut(from: view, to: root.environment.clipboard)
  /// ```
  ///
  /// - Returns: whether the box had something to cut.
  /// - Complexity: O(nodes) to find the element.
  @discardableResult
  public func cut(from view: ViewID, to clipboard: Clipboard) -> Bool { write(\.cut, of: view, to: clipboard) }

  private func write(
    _ use: KeyPath<GestureHandlers, (() -> [TransferItem])?>, of view: ViewID, to clipboard: Clipboard
  ) -> Bool {
    guard let (node, slot) = box(of: view) else { return false }
    let action = session.contents.decorations[slot].handlers[keyPath: use]
    var items: [TransferItem] = []
    ElementAction.run(session.lowering, at: node) { items = action?() ?? [] }
    guard !items.isEmpty else { return false }
    clipboard.copy(items: items)
    return true
  }

  /// Passes what is in a clipboard to a box, which the host calls for the keys; now, or when the clipboard has it.
  ///
  /// - Returns: whether the box takes what is pasted.
  /// - Complexity: O(nodes) to find the element.
  @discardableResult
  public func paste(into view: ViewID, from clipboard: Clipboard) -> Bool {
    guard let (_, slot) = box(of: view), let paste = session.contents.decorations[slot].handlers.paste
    else { return false }
    clipboard.read(paste.types) { [weak self] items in
      guard let self, let (node, slot) = box(of: view) else { return }
      ElementAction.run(session.lowering, at: node) {
        _ = session.contents.decorations[slot].handlers.paste?.perform(items)
      }
    }
    return true
  }
}
