import LayoutEngine

/// The control that has the keyboard, as the host says. It hears that the keyboard leaves it also where it has gone by
/// then: with a row of a lazy list, which is not made while it is scrolled away, or for good.
struct FocusedControl {
  /// The view that shows it.
  var view: ViewID
  /// Its node; `.none` once it has gone.
  var node: NodeIndex
  /// What hears of it once the control has gone.
  var departed: ((Bool) -> Void)?
}

extension ContentStore {
  /// The host says that the keyboard came to a control, or left it.
  func noteFocus(_ event: ControlEvent, of view: ViewID, _ node: NodeIndex) {
    guard case .focused(let isFocused) = event else { return }
    guard isFocused || focused?.view == view else { return }
    // The closure that was kept dies after the access.
    let old = exchange(&focused, with: isFocused ? FocusedControl(view: view, node: node) : nil)
    letDie(old)
  }

  /// A control is about to go.
  func keepFocus(of node: NodeIndex) {
    guard focused?.node == node else { return }
    focused?.node = .none
    focused?.departed = controls[node]?.focus
  }

  /// What hears that the keyboard has left a control whose view has gone; `nil` where it does not have the keyboard.
  func takeDepartedFocus(of view: ViewID) -> ((Bool) -> Void)? {
    guard let known = focused, known.view == view else { return nil }
    focused = nil
    return known.node.isNone ? known.departed : controls[known.node]?.focus
  }
}

extension LayoutRoot {
  /// The keyboard, which was kept for a control while that was not there, is in its new view. The control is told nothing.
  package func keyboardStays(at view: ViewID) {
    guard let node = node(of: view), session.contents.controls[node] != nil else { return }
    let old = exchange(&session.contents.focused, with: FocusedControl(view: view, node: node))
    letDie(old)
  }
}
