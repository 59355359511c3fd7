public import LayoutCore

extension LayoutRoot {
  /// Presses a key, as a person does at the keyboard, and runs the turns that follow.
  ///
  /// ```swift
  /// root.press(.tab)
  /// root.press("s", modifiers: .command)
  /// ```
  ///
  /// 1. The root gets the key going down: the actions of elements and the shortcuts (`LayoutRoot.send(_:)`).
  /// 2. Where it did not use it, what has the keyboard does: Tab moves the keyboard on, and Shift-Tab back; Space and
  ///    Return press a button, switch a toggle and tap a box; Return submits a text field. Texts are typed by
  ///    `type(_:into:)`.
  /// 3. The root gets the key going up.
  ///
  /// - Returns: whether step 1 or 2 used the key.
  /// - Complexity: O(nodes), and the turns.
  @discardableResult
  public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
    prepareForUse()
    let isUsed = send(KeyPress(key, modifiers: modifiers)) || useNatively(key, modifiers)
    layoutIfNeeded()
    send(KeyPress(key, modifiers: modifiers, phase: .up))
    layoutIfNeeded()
    return isUsed
  }

  private func useNatively(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
    if key == .tab, modifiers.isSubset(of: .shift) {
      return moveFocus(modifiers.contains(.shift) ? .backward : .forward)
    }
    guard modifiers.isEmpty, key == .space || key == .return, let focusedView else { return false }
    if key == .return, case .textField = control(of: focusedView)?.control {
      return send(.submitted, to: focusedView)
    }
    return pressFocused()
  }
}
