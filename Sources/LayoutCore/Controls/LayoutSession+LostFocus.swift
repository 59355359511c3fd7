import LayoutEngine

extension LayoutSession {
  /// Reports that the control with the keyboard was removed while an equal one was made.
  ///
  /// A control that goes for good is no fault, and neither is one in a row that is scrolled away.
  ///
  /// - Complexity: O(controls that were made in the turn).
  func reportLostFocus() {
    guard contents.focused != nil else { return }
    let made = exchange(&contents.madeControls, with: [])
    guard let focused = contents.focused, let removed = focused.removed else { return }
    contents.focused?.removed = nil
    guard focused.place == nil else { return }
    let equal = made.first { node in
      contents.controls[node] != nil && contents.control(of: node, in: tree)?.control == removed
    }
    guard let equal else { return }
    tree.report(
      .lostFocus, at: equal,
      FaultText(
        "\(removed.name) lost the keyboard: the update removed it, and made an equal one",
        cause: "the two have different identities: they are in different branches of a condition, have different ids, "
          + "or have other containers around them",
        advice: "write the control once, outside of what changes; or let its id and the containers around it stay the "
          + "same",
        subject: "focus"))
  }
}
