import LayoutEngine

extension LayoutRoot {
  /// Runs the actions of a key, which the host calls for each key before a control of its own gets it.
  ///
  /// 0. Escape closes a row of a list whose buttons are shown (`swipeActions`).
  /// 1. From the element that has the keyboard outwards, each `onKeyPress` for the key is called, until one has handled
  ///    it. Where nothing has the keyboard none is called.
  ///    Then an arrow goes from one of several choices to the next (`ChoiceKeys`).
  /// 2. A key that the control with the keyboard uses by itself, and no shortcut with Control, Alt or the key with a logo,
  ///    is left to it: a letter in a text field, Space on a button, an arrow on a slider.
  /// 3. Where the key went down, the first enabled button, toggle or box with a tap that is shown inside the first element
  ///    in the document with that `keyboardShortcut` is pressed.
  /// 4. Otherwise the key is not used, and the host goes on: its control types, Tab moves the keyboard.
  ///
  /// ```swift
  /// root.send(KeyPress("s", modifiers: .command))
  /// ```
  ///
  /// - Returns: whether the key is used.
  /// - Complexity: O(depth) where an action handles it; else O(nodes). An arrow among choices that are a control each runs a
  ///   turn that is due first.
  @discardableResult
  public func send(_ press: KeyPress) -> Bool {
    if press.key == .escape, press.phase == .down, closeSwipe() { return true }  // 0.
    // In a row that is scrolled away it waits for the key.
    if session.contents.focused?.isAway == true, press.modifiers.isDisjoint(with: [.control, .option, .super]) {
      return false
    }
    settleChoices(before: press)
    if let focused = session.contents.focused, !focused.node.isNone {
      for case let marker as KeyActionMarker in session.focusMarkers(around: focused.node) {  // 1.
        guard let action = marker.action, marker.isWanted(press) else { continue }
        var result = KeyPress.Result.ignored
        ElementAction.run(session.lowering, at: focused.node) { result = action(press) }
        if result == .handled { return true }
      }
      let control = session.contents.control(of: focused.node, in: session.tree)
      if let control, moveChoice(press, from: control) { return true }
      if isUsed(press, by: control, at: focused.node) { return false }  // 2.
    }
    return press.phase == .down && pressShortcut(press)  // 3.
  }

  /// Whether what has the keyboard uses a key by itself.
  private func isUsed(_ press: KeyPress, by control: ControlContent?, at node: NodeIndex) -> Bool {
    if let control { return control.control.uses(press) }
    return press.modifiers.isDisjoint(with: [.shift, .control, .option, .super])
      && [.space, .return].contains(press.key)
      && session.contents.gestures(of: node, in: session.tree).contains(.tap)
  }

  /// Presses what has the shortcut of a key.
  ///
  /// - Returns: whether there is one.
  /// - Complexity: O(1) without shortcuts; else O(nodes).
  @discardableResult
  func pressShortcut(_ press: KeyPress) -> Bool {
    let matching = session.contents.focus.markers.filter { _, marker in
      (marker as? ShortcutMarker)?.shortcut?.matches(press) == true
    }
    guard !matching.isEmpty else { return false }
    let views = keyboardViews().filter(\.isPressable).map { ($0, session.focusMarkers(around: $0.node)) }
    for group in session.tree.inDocumentOrder(Array(matching.keys)) {
      guard let marker = matching[group] else { continue }
      if let view = views.first(where: { $0.1.contains { $0 === marker } })?.0 { return self.press(view) }
    }
    return false
  }

  /// Uses what has the keyboard, as Space does: a button is pressed, a toggle is switched, a box is tapped.
  ///
  /// Hosts call it whose views do not do so by themselves.
  ///
  /// - Returns: whether there is something to press.
  @discardableResult
  package func pressFocused() -> Bool {
    guard let focusedView, let view = keyboardViews().first(where: { $0.view == focusedView }), view.isPressable else {
      return false
    }
    return press(view)
  }

  /// Presses or switches a view.
  func press(_ view: KeyboardView) -> Bool {
    switch view.kind {
    case .control(let content):
      let isOn: Bool
      switch content.control {
      case .toggle(_, let state), .mark(_, let state, false): isOn = state
      // One of several stays chosen.
      case .mark(_, true, true): return false
      case .mark(_, false, true): isOn = false
      default: return send(.pressed, to: view.view)
      }
      // No person switched the host's own control, so the host is called as for any other content.
      var shown = content
      shown.control = content.control.showing(.toggled(!isOn))
      host?.setContent(view.view, .control(shown))
      return send(.toggled(!isOn), to: view.view)
    case .box: return self.press(view.view)
    }
  }
}

extension ContentStore {
  /// The gestures of all boxes of a node.
  func gestures(of node: NodeIndex, in tree: LayoutTree) -> GestureSet {
    var all: GestureSet = []
    for offset in 0..<tree.modifierCount(of: node) {
      let record = tree.modifier(offset, of: node)
      if record.kind == .decoration { all.formUnion(decorations[record.side].gestures) }
    }
    return all
  }
}
