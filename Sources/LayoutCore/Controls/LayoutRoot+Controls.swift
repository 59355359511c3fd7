import LayoutEngine

extension LayoutRoot {
  /// Runs a person's action on a view, which the host calls.
  ///
  /// The element's action runs at once; its effects are shown in the next turn.
  ///
  /// 1. The control's new state is stored, since the host shows it already.
  /// 2. The element's closure or binding is called.
  /// 3. Where the binding has another value now (it refused the new one, or changed it), the host is notified in the
  ///    next turn.
  ///
  /// 4. The return key in a field without an action of its own is the shortcut `.defaultAction`.
  ///
  /// A control that is disabled, or removed, gets no event except that the keyboard leaves it. A box gets the events of
  /// the keyboard where it takes that (`Decoration.takesFocus`). Events of the keyboard that the root knows
  /// already do nothing.
  ///
  /// - Returns: whether the view got the event.
  /// - Complexity: O(nodes) to find the element.
  @discardableResult
  public func send(_ event: ControlEvent, to view: ViewID) -> Bool {
    if case .focused(let isFocused) = event { return isFocused ? gainFocus(view) : loseFocus(of: view) }
    guard let node = node(of: view), let handlers = session.contents.controls[node] else { return false }
    return send(event, to: view, node, handlers)
  }

  /// Runs a person's action on a control of a layout that may have no host.
  func send(_ event: ControlEvent, toControlAt node: NodeIndex) -> Bool {
    guard let handlers = session.contents.controls[node] else { return false }
    return send(event, to: nil, node, handlers)
  }

  private func send(
    _ event: ControlEvent, to view: ViewID?, _ node: NodeIndex, _ handlers: ControlHandlers
  ) -> Bool {
    if var shown = session.contents.control(of: node, in: session.tree) {
      guard shown.isEnabled else { return false }
      shown.control = shown.control.showing(event)
      session.contents.showed(shown, of: node, in: session.tree)  // 1.
      if let view { commit.showed(.control(shown), by: view) }
    }
    ElementAction.run(session.lowering, at: node) { handlers.handle(event) }  // 2.
    if refusal(of: node) != nil { changing("send(_:to:)") { self.showRefusal(of: node) } }  // 3.
    if event == .submitted, handlers.submit == nil { pressShortcut(KeyPress(.return)) }  // 4.
    return true
  }

  /// The new state of a control whose binding has another value than the shown one.
  ///
  /// The closure may have removed the element, or requested a turn that did.
  private func refusal(of node: NodeIndex) -> ControlContent? {
    guard let now = session.contents.controls[node],
      var content = session.contents.control(of: node, in: session.tree),
      case let wanted = now.current(content.control), wanted != content.control
    else { return nil }
    content.control = wanted
    return content
  }

  private func showRefusal(of node: NodeIndex) {
    guard let content = refusal(of: node) else { return }
    if session.contents.setControl(content, of: node, in: session.tree) { session.tree.markDirty(node) }
    setNeedsLayout(for: .contentChanged)
  }
}
