/// A key with its modifiers, which calls an action: that of a button, or of a command in a menu.
///
/// ```swift
/// Button("Find") { find() }.keyboardShortcut("f", modifiers: [.command, .shift])
/// Button("Refresh") { refresh() }.keyboardShortcut(.function(5), modifiers: [])
/// Button("Send") { send() }.keyboardShortcut(.defaultAction)
/// ```
public struct KeyboardShortcut: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The key.
  public var key: KeyEquivalent
  /// The modifier keys that are held down.
  public var modifiers: EventModifiers

  /// A shortcut, by default with the key of most shortcuts: Command on Apple's systems, and Control on all others.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The key that types the character, with the key of most shortcuts.
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(KeyEquivalent(character)) }

  /// The suggested action: the return key.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The action that leaves everything as it was: the escape key.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Whether a press is that of the shortcut.
  ///
  /// Shift counts where the key types a letter or nothing. Other characters may need it: `+` is Shift-`=` on some
  /// keyboards.
  package func matches(_ press: KeyPress) -> Bool {
    guard key == press.key else { return false }
    var held = press.modifiers.subtracting([.capsLock, .numericPad])
    let needsShift = key.typesCharacter && !key.isLetter && key != .space
    if needsShift, !modifiers.contains(.shift) { held.remove(.shift) }
    return held == modifiers.subtracting([.capsLock, .numericPad])
  }
}
