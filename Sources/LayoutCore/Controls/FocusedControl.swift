import LayoutEngine

/// The control, or the box, that has the keyboard, by the calls of the root and the host's events.
///
/// It is notified that the keyboard leaves it even where it is gone by then: with a row of a lazy list, which is not
/// made while it is scrolled away, or for good.
///
/// It is an object, so that reading whether anything has the keyboard copies nothing: that is done for each node that is
/// removed.
final class FocusedControl {
  /// The view that shows it.
  var view: ViewID
  /// Its node; `.none` after that was removed.
  var node: NodeIndex
  /// Its place in a lazy list, whose row is removed when it is scrolled away; `nil` outside of one.
  var place: RowPlace?
  /// Whether it is in a row that is scrolled away, and waits for the row.
  var isAway = false
  /// Its place in what it is a copy of; `nil` where it is in no copy.
  var copied: CopiedPlace?
  /// What modifiers noted about it, the innermost first.
  var markers: [FocusMarker] = []
  /// The action to call after the control was removed.
  var departed: ((Bool) -> Void)?
  /// What was removed in this turn, while it had the keyboard.
  var removed: Control?

  init(view: ViewID, node: NodeIndex, place: RowPlace?, markers: [FocusMarker]) {
    self.view = view
    self.node = node
    self.place = place
    self.markers = markers
  }
}

extension ContentStore {
  /// Stores what has the keyboard; `nil` where nothing has it.
  func setFocused(_ new: FocusedControl?) {
    madeControls = []
    // The stored closure dies after the access.
    let old = exchange(&focused, with: new)
    letDie(old)
  }

  /// Stores the action of a control that is about to be removed, and what it is.
  func keepFocus(of node: NodeIndex, in tree: LayoutTree) {
    guard focused?.node == node else { return }
    focused?.removed = control(of: node, in: tree)?.control
    focused?.node = .none
    focused?.departed = controls[node]?.focus
  }
}

extension LayoutRoot {
  /// Moves the keyboard, which was kept for a control while that was not there, to its new view, without an action.
  package func keyboardStays(at view: ViewID) {
    guard let node = node(of: view), session.contents.controls[node] != nil else { return }
    session.contents.setFocused(
      FocusedControl(
        view: view, node: node, place: rowPlace(of: view), markers: session.focusMarkers(around: node)))
  }
}
