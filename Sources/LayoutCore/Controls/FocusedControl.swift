import LayoutEngine

/// The control that has the keyboard, by the host's events.
///
/// It is notified that the keyboard leaves it even where it is gone by then: with a row of a lazy list, which is not
/// made while it is scrolled away, or for good.
struct FocusedControl {
  /// The view that shows it.
  var view: ViewID
  /// Its node; `.none` after that was removed.
  var node: NodeIndex
  /// Whether it is in a row of a lazy list, which is removed when it is scrolled away.
  var isInRow = false
  /// The action to call after the control was removed.
  var departed: ((Bool) -> Void)?
  /// What was removed in this turn, while it had the keyboard.
  var removed: Control?
}

extension ContentStore {
  /// Stores a host's event that the keyboard came to a control, or left it.
  func noteFocus(_ event: ControlEvent, of view: ViewID, _ node: NodeIndex, in tree: LayoutTree) {
    guard case .focused(let isFocused) = event else { return }
    guard isFocused || focused?.view == view else { return }
    madeControls = []
    let isInRow = isFocused && !lazyLists.isEmpty && tree.groups(around: node).contains { lazyLists[$0] != nil }
    // The stored closure dies after the access.
    let old = exchange(&focused, with: isFocused ? FocusedControl(view: view, node: node, isInRow: isInRow) : nil)
    letDie(old)
  }

  /// Stores the action of a control that is about to be removed, and what it is.
  func keepFocus(of node: NodeIndex, in tree: LayoutTree) {
    guard focused?.node == node else { return }
    focused?.removed = control(of: node, in: tree)?.control
    focused?.node = .none
    focused?.departed = controls[node]?.focus
  }

  /// The action for the keyboard leaving a control whose view is gone; `nil` where that does not have the keyboard.
  func takeDepartedFocus(of view: ViewID) -> ((Bool) -> Void)? {
    guard let known = focused, known.view == view else { return nil }
    focused = nil
    return known.node.isNone ? known.departed : controls[known.node]?.focus
  }
}

extension LayoutRoot {
  /// Moves the keyboard, which was kept for a control while that was not there, to its new view, without an action.
  package func keyboardStays(at view: ViewID) {
    guard let node = node(of: view), session.contents.controls[node] != nil else { return }
    let old = exchange(&session.contents.focused, with: FocusedControl(view: view, node: node))
    letDie(old)
  }
}
