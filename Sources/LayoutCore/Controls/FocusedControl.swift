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
    if isFocused {
      focused = FocusedControl(view: view, node: node)
    } else if focused?.view == view {
      focused = nil
    }
  }

  /// A control is about to go.
  func keepFocus(of node: NodeIndex) {
    guard focused?.node == node else { return }
    focused?.node = .none
    focused?.departed = controls[node]?.focus
  }

  /// What hears that the keyboard has left a control which has gone; `nil` where it is there, or does not have it.
  func takeDepartedFocus(of view: ViewID) -> ((Bool) -> Void)? {
    guard let known = focused, known.view == view, known.node.isNone else { return nil }
    focused = nil
    return known.departed
  }
}

extension LayoutRoot {
  /// The keyboard, which was kept for a control while that was not there, is in its new view. The control is told nothing.
  package func keyboardStays(at view: ViewID) {
    guard let node = node(of: view), session.contents.controls[node] != nil else { return }
    session.contents.focused = FocusedControl(view: view, node: node)
  }
}
