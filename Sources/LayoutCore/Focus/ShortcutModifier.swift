import LayoutEngine

/// Gives the buttons inside a shortcut.
public struct _KeyboardShortcutModifier: _PrimitiveModifier {
  let shortcut: KeyboardShortcut?

  /// Puts `content` into the tree, under a group that stores the shortcut.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    lowering.markingFocus(Self.self, content, ShortcutMarker.init) { $0.shortcut = shortcut }
  }
}

/// The shortcut of the first button inside.
final class ShortcutMarker: FocusMarker {
  var shortcut: KeyboardShortcut?
}

extension Layout {
  /// Presses the button, or switches the toggle, when the key goes down with its modifiers anywhere in the window.
  ///
  /// It works while the button is shown and enabled. Of an element with several of them it is the first one, and of
  /// several elements with the same shortcut it is the first in the document. See `LayoutRoot.send(_:)`.
  ///
  /// ```swift
  /// Button("Save") { save() }.keyboardShortcut("s")
  /// ```
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> _ModifiedLayout<Self, _KeyboardShortcutModifier> {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Gives the button a shortcut, as `keyboardShortcut(_:modifiers:)` does: `.defaultAction` for the return key,
  /// `.cancelAction` for the escape key, and `nil` for none.
  public func keyboardShortcut(
    _ shortcut: KeyboardShortcut?
  ) -> _ModifiedLayout<Self, _KeyboardShortcutModifier> {
    _ModifiedLayout(self, _KeyboardShortcutModifier(shortcut: shortcut))
  }
}
