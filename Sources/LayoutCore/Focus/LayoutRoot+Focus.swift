import LayoutEngine

/// The next view of the keyboard in the document, or the one before.
public enum FocusDirection: Hashable, Sendable, CaseIterable {
  /// The next one, as Tab goes.
  case forward
  /// The one before, as Shift-Tab goes.
  case backward
}

/// What has the keyboard.
///
/// The root knows it by its own calls and by the host's events, so all of this works without a window. A view takes the
/// keyboard where it shows a control that can be used (a bar of progress does not), or a box that is focusable or can be
/// tapped.
extension LayoutRoot {
  /// The view of the control, or the box, that has the keyboard; `nil` where none has it.
  public var focusedView: ViewID? { session.contents.focused?.view }

  /// Gives the keyboard to a view, or takes it away; the view that had it is notified first, and then the host.
  ///
  /// - Parameter view: the view; `nil` takes the keyboard away.
  /// - Returns: whether the view has the keyboard now; `false` where it is not shown, is disabled, or takes none.
  /// - Complexity: O(nodes).
  @discardableResult
  public func focus(_ view: ViewID?) -> Bool {
    let old = focusedView
    guard let view else {
      guard let old else { return true }
      loseFocus(of: old)
      if focusedView == nil { host?.setFocus(nil) }
      return focusedView == nil
    }
    guard gainFocus(view) else { return false }
    // An action may have moved it on.
    if focusedView == view, view != old { host?.setFocus(view) }
    return focusedView == view
  }

  /// Moves the keyboard to the next view that takes it, or the one before, in document order; from the last one it goes
  /// on to the first, and from nowhere to the first or the last.
  ///
  /// The order is that of the document, whatever the direction of the layout is: an overlay's or background's content
  /// comes after its owner's. What is disabled or hidden is left out. Of choices below each other it goes to one: to the
  /// chosen one, or to the first where none is.
  ///
  /// - Returns: whether there is such a view.
  /// - Complexity: O(nodes).
  @discardableResult
  public func moveFocus(_ direction: FocusDirection) -> Bool { moveFocus(direction, wraps: true) { _ in true } }

  /// Moves the keyboard among the views that a host lets have it.
  ///
  /// - Parameter wraps: whether it goes on from the last view to the first.
  /// - Returns: whether there is such a view.
  package func moveFocus(_ direction: FocusDirection, wraps: Bool, where accepts: (ViewID) -> Bool) -> Bool {
    let views = tabStops(among: keyboardViews()).map(\.view).filter { $0 == focusedView || accepts($0) }
    guard let first = views.first, let last = views.last else { return false }
    guard let at = focusedView.flatMap({ views.firstIndex(of: $0) }) else {
      return focus(direction == .forward ? first : last)
    }
    if !wraps, at == (direction == .forward ? views.count - 1 : 0) { return false }
    let step = direction == .forward ? 1 : views.count - 1
    return focus(views[(at + step) % views.count])
  }

  /// Notes that a view has the keyboard, and calls the actions of that.
  ///
  /// - Returns: whether the view takes it.
  func gainFocus(_ view: ViewID) -> Bool {
    guard let (node, slot, _) = commit.shown.find(view.rawValue), keyboardKind(of: commit.shown.key(of: slot)) != nil
    else { return false }
    let contents = session.contents
    guard contents.focused?.view != view else { return true }
    if let old = contents.focused {
      loseFocus(of: old.view)
      // An action of that may have given it to a view, which was notified and keeps it.
      if let given = contents.focused { return given.view == view }
    }
    let markers = session.focusMarkers(around: node)
    let isBox = commit.shown.key(of: slot).isDecoration
    let place = contents.lazyLists.isEmpty ? nil : rowPlace(of: view)
    let focused = FocusedControl(view: view, node: node, place: place, markers: markers)
    focused.copied = copiedPlace(of: node)
    contents.setFocused(focused)
    notify(true, markers, isBox ? nil : contents.controls[node]?.focus, isBox: isBox, at: node)
    return true
  }

  /// Notes that the keyboard left a view, and calls the actions of that.
  ///
  /// - Returns: whether the view had it.
  @discardableResult
  func loseFocus(of view: ViewID) -> Bool {
    let contents = session.contents
    guard let known = contents.focused, known.view == view else { return false }
    let action = known.node.isNone ? known.departed : contents.controls[known.node]?.focus
    contents.setFocused(nil)
    notify(false, known.markers, action, isBox: true, at: known.node)
    return true
  }

  private func notify(
    _ isFocused: Bool, _ markers: [FocusMarker], _ action: ((Bool) -> Void)?, isBox: Bool, at node: NodeIndex
  ) {
    // The nearest element around that is focusable has the keyboard itself only where no control inside has it.
    let box = isBox ? markers.first { $0 is FocusableMarker } : nil
    (box as? FocusableMarker)?.flag.value = isFocused
    for case let target as FocusTarget in markers { target.focusChanged(isFocused) }
    guard let action else { return }
    if node.isNone { action(isFocused) } else { ElementAction.run(session.lowering, at: node) { action(isFocused) } }
  }
}
