import LayoutEngine

extension LayoutSession {
  /// Whether the keyboard may have to move: a state requests it, or what has it is gone.
  ///
  /// - Complexity: O(1) where nothing has the keyboard; else O(modifiers of the element that has it).
  var isFocusDue: Bool {
    if contents.focus.isDue { return true }
    guard let focused = contents.focused else { return false }
    return focused.node.isNone && !focused.isAway || copy(inPlaceOf: focused.node) != nil
  }
}

extension LayoutRoot {
  /// Whether a state or a default requests the keyboard, which moves after the turn.
  package var mayMoveFocus: Bool { session.contents.focus.isDue }

  /// Moves the keyboard as states request it, after the turns. Without a host nothing is shown, and it waits.
  ///
  /// 1. What has the keyboard loses it where it is gone, hidden or disabled. In a row of a lazy list that is scrolled
  ///    away it waits for the row, whose view gets the keyboard again.
  /// 2. Of the elements whose state is new the first one in the document that wants the keyboard gets it: the first view
  ///    inside that takes it. Where none takes it, the state has no value again.
  /// 3. Where there is none, and the element with the keyboard has a state without a value now, the keyboard goes.
  /// 4. Where nothing has it, the first default of an element that is new counts.
  ///
  /// A turn follows where that changed something. After four rounds the rest waits for another turn, and that is diagnosed.
  func settleFocus() {
    guard session.contents.focused != nil || session.contents.focus.isDue, task == .idle, !holdsActions, host != nil
    else { return }
    var rounds = 0
    while rounds < LayoutSession.passLimit, settleFocusOnce() {
      rounds += 1
      runTurns()
    }
    if rounds == LayoutSession.passLimit, session.isFocusDue { session.reportEndlessFocus(rounds) }
  }

  /// - Returns: whether there was something to do.
  private func settleFocusOnce() -> Bool {
    let isStale = dropStaleFocus()  // 1.
    guard session.contents.focus.isDue else { return isStale }
    let due = session.contents.focus.takeDue().filter { session.copy(inPlaceOf: $0) == nil }
    let groups = session.tree.inDocumentOrder(Array(due))
    let markers = groups.compactMap { session.contents.focus.markers[$0] }
    let targets = markers.compactMap { $0 as? FocusTarget }
    let around = session.contents.focused?.markers ?? []
    for target in targets where target.isRenamed {
      target.isRenamed = false
      if around.contains(where: { $0 === target }) { target.gain() }
    }
    if !move(to: targets.filter { $0.isWanted }, around) {  // 2.
      let isReleased = targets.contains { target in
        target.isNone && around.contains { $0 === target }
      }
      if isReleased { focus(nil) }  // 3.
    }
    if focusedView == nil, !targets.contains(where: \.isWanted) {  // 4.
      markers.lazy.compactMap { $0 as? DefaultFocusMarker }.first?.apply()
    }
    return true
  }

  /// Step 1. The view may be another one: the host is, or the row is made again.
  private func dropStaleFocus() -> Bool {
    guard let focused = session.contents.focused, !moveFocusByCopies() else { return false }
    if let view = keyboardView(of: focused.node) {
      guard view != focused.view || focused.isAway else { return false }
      session.contents.focused?.view = view
      session.contents.focused?.isAway = false
      host?.setFocus(view)
      return false
    }
    // The first rows of a list may exist without views.
    switch focused.place.map(find) {
    case .view(let view)? where focused.isAway:
      keyboardStays(at: view)
      host?.setFocus(view)
      return false
    case .away? where focused.isAway || focused.place.map(isInData) == true:
      session.contents.focused?.isAway = true
      return false
    default: break
    }
    let isShown = commit.shown.find(focused.view.rawValue) != nil
    loseFocus(of: focused.view)
    if isShown { host?.setFocus(nil) }
    return true
  }

  /// Step 2.
  ///
  /// - Returns: whether an element got the keyboard, or has it.
  private func move(to wanted: [FocusTarget], _ around: [FocusMarker]) -> Bool {
    guard !wanted.isEmpty else { return false }
    let views = keyboardViews().map { ($0.view, session.focusMarkers(around: $0.node)) }
    // One that has the keyboard already requests nothing: another one may.
    let open = wanted.filter { target in !around.contains { $0 === target } }
    for target in open {
      guard let view = views.first(where: { $0.1.contains { $0 === target } })?.0 else {
        target.lose()
        continue
      }
      focus(view)
      return true
    }
    return wanted.count > open.count
  }
}
