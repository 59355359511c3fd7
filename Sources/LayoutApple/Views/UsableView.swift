#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  #if canImport(UIKit)
    typealias UsableBase = UIView
  #else
    typealias UsableBase = FlippedView
  #endif

  /// What people do with a box of the layout, whatever the toolkit: `BoxView` is such a view.
  class UsableView: UsableBase {
    /// Whether presses pass through the box itself.
    var isOpen = false
    /// Whether presses pass through the box and everything inside it.
    var isUntouchable = false
    /// The action of a press that accessibility, or a remote control, performs.
    var onPress: (() -> Void)? {
      didSet { pressChanged() }
    }

    /// Whether it takes the keyboard.
    var takesFocus = false
    /// Whether a press gives it the keyboard.
    var isFocusable = false
    /// Called when it got the keyboard, or lost it.
    var onFocus: ((Bool) -> Void)?

    /// What a screen reader can do with it.
    var actions = SpokenActions()
    /// Opens its menu. UIKit's screen readers open it by the interaction themselves.
    var onMenu: (() -> Bool)?
    /// Whether its name is the words inside.
    var isNamedByContent = false

    /// Called when there is another action of a press, or none.
    func pressChanged() {}

    /// Called when the keyboard came, or went.
    func keyboardChanged(_ isHere: Bool) { onFocus?(isHere) }

    override func becomeFirstResponder() -> Bool {
      guard super.becomeFirstResponder() else { return false }
      keyboardChanged(true)
      return true
    }

    override func resignFirstResponder() -> Bool {
      guard super.resignFirstResponder() else { return false }
      keyboardChanged(false)
      return true
    }
  }
#endif
