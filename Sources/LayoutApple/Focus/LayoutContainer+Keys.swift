#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  extension LayoutContainer {
    /// Uses a key, which comes here before the view of the toolkit that has the keyboard.
    ///
    /// 1. The root has it first (`LayoutRoot.send(_:)`).
    /// 2. Tab moves the keyboard in the order of the document. An editor of text keeps its tabs. From the last view on,
    ///    and from the first one back, the toolkit moves it, which may leave the container.
    /// 3. Space and Return tap a box. Controls use these keys themselves.
    ///
    /// - Returns: whether the key is used. The toolkit gets it otherwise.
    func use(_ press: KeyPress) -> Bool {
      if root.send(press) { return true }  // 1.
      let modifiers = press.modifiers.subtracting([.capsLock, .numericPad])
      let focused = root.focusedView.flatMap { host.views[$0] }
      if press.key == .tab, modifiers.isSubset(of: .shift) {  // 2.
        guard press.phase != .up, !(focused is EditorItem) else { return false }
        return root.moveFocus(modifiers.isEmpty ? .forward : .backward, wraps: false) { [host] in
          host.takesKeyboard($0)
        }
      }
      guard modifiers.isEmpty, press.phase == .down, [.space, .return].contains(press.key), focused is DecoratedView
      else { return false }
      return root.pressFocused()  // 3.
    }

    /// Whether keys that type are for a text of other code.
    static func types(_ press: KeyPress) -> Bool {
      press.modifiers.isDisjoint(with: [.control, .option, .super])
    }
  }
#endif
