public import LayoutCore

/// Using what a layout presents: alerts, choices of actions and menus, by the titles of their buttons.
///
/// ```swift
/// try root.press(id: "delete")
/// try root.press("Delete", inAlert: "Delete all messages?")
/// ```
///
/// The content of a sheet or a popover is used through its own root: `root.presentations.last?.root.press(id: "send")`.
extension LayoutRoot {
  /// Presses a button of the front-most alert, or choice of actions, and runs the turns that follow.
  ///
  /// - Parameters:
  ///   - button: the button's title.
  ///   - title: the title of the alert; `nil` for any.
  /// - Throws: `ScreenError` where there is no such alert or button, or the button is disabled.
  public func press(_ button: some StringProtocol, inAlert title: String? = nil) throws(ScreenError) {
    layoutIfNeeded()
    let questions = presentations.filter { $0.kind == .alert || $0.kind == .confirmationDialog }
    guard let alert = questions.last(where: { title == nil || $0.title == title }) else {
      let known = questions.map { "\"\($0.title)\"" }.joined(separator: ", ")
      let rest = known.isEmpty ? "" : "; there is \(known)"
      throw unsuitable("no alert\(title.map { " \"\($0)\"" } ?? "") is presented\(rest)")
    }
    guard let found = alert.buttons.first(where: { $0.title == button }) else {
      let known = alert.buttons.map { "\"\($0.title)\"" }.joined(separator: ", ")
      throw unsuitable("the alert \"\(alert.title)\" has no button \"\(button)\"; it has \(known)")
    }
    guard alert.press(found) else {
      throw unsuitable("the button \"\(button)\" of the alert \"\(alert.title)\" is disabled")
    }
    layoutIfNeeded()
  }

  /// Chooses an item of the front-most menu, and runs the turns that follow.
  ///
  /// - Parameter path: the titles of the menus inside, and then the item's.
  /// - Throws: `ScreenError` where no menu is open, it has no such item, or the item cannot be chosen.
  public func chooseInMenu(_ path: String...) throws(ScreenError) {
    layoutIfNeeded()
    guard let menu = presentations.last(where: { $0.kind == .menu }) else { throw unsuitable("no menu is open") }
    var items = menu.menuItems
    for (at, title) in path.enumerated() {
      guard let item = items.first(where: { $0.title == title }) else {
        let known = items.map(\.title).filter { !$0.isEmpty }.map { "\"\($0)\"" }.joined(separator: ", ")
        throw unsuitable("the menu has no item \"\(title)\"; it has \(known)")
      }
      if case .menu(let inner) = item.kind, at < path.count - 1 {
        items = inner
        continue
      }
      guard menu.choose(item) else { throw unsuitable("the item \"\(title)\" cannot be chosen") }
    }
    layoutIfNeeded()
  }

  private func unsuitable(_ text: String) -> ScreenError { ScreenError(.unsuitable, id: "", ids: [], text) }
}
