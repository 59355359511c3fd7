import LayoutEngine

extension LayoutRoot {
  /// A host tells what a person did with a view. What the element says is done at once; what follows from it is shown
  /// in the next turn.
  ///
  /// 1. What the control shows is remembered, since the host shows it already.
  /// 2. The element's closure or binding hears of it.
  /// 3. Where the binding has something else now (it refused the value, or made another one of it), the host is told
  ///    in the next turn.
  ///
  /// A control that is disabled, or has gone, hears of nothing but the keyboard leaving it.
  ///
  /// - Returns: whether the view is a control that heard of it.
  /// - Complexity: O(nodes) to find the element.
  @discardableResult
  public func send(_ event: ControlEvent, to view: ViewID) -> Bool {
    guard let node = node(of: view), let handlers = session.contents.controls[node] else {
      guard event == .focused(false), let departed = session.contents.takeDepartedFocus(of: view) else { return false }
      departed(false)
      return true
    }
    if var shown = session.contents.control(of: node, in: session.tree) {
      guard shown.isEnabled || event == .focused(false) else { return false }
      shown.control = shown.control.showing(event)
      session.contents.showed(shown, of: node, in: session.tree)  // 1.
      commit.showed(.control(shown), by: view)
    }
    // The keyboard went on from a control that is gone: that one hears of it first.
    if event == .focused(true), let gone = session.contents.focused, gone.view != view, gone.node.isNone {
      session.contents.takeDepartedFocus(of: gone.view)?(false)
    }
    session.contents.noteFocus(event, of: view, node)
    ElementAction.run(session.lowering, at: node) { handlers.handle(event) }  // 2.
    if refusal(of: node) != nil { changing("send(_:to:)") { self.showRefusal(of: node) } }  // 3.
    return true
  }

  /// What a control is to show, where its binding has something else than what is shown. What the closure did may have
  /// taken the element away, or asked for a turn that did.
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
