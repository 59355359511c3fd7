#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  extension LayoutContainer {
    /// Uses a key, which comes here before the view of the toolkit that has the keyboard.
    ///
    /// 1. What is presented above the container leaves it no key, also while a field below still has the keyboard. In
    ///    AppKit that has a window of its own, which has the keys.
    /// 2. The root has it first (`LayoutRoot.send(_:)`).
    /// 3. The keys for copying, cutting and pasting go to the innermost box around the keyboard that has that use. A text
    ///    uses them itself.
    /// 4. Tab moves the keyboard in the order of the document. An editor of text keeps its tabs. From the last view on,
    ///    and from the first one back, the toolkit moves it, which may leave the container.
    /// 5. Space and Return tap a box. Controls use these keys themselves.
    ///
    /// - Returns: whether the key is used. The toolkit gets it otherwise.
    func use(_ press: KeyPress) -> Bool {
      #if canImport(UIKit)
        if isCovered { return false }  // 1.
      #endif
      if root.send(press) { return true }  // 2.
      let modifiers = press.modifiers.subtracting([.capsLock, .numericPad])
      let focused = root.focusedView.flatMap { host.views[$0] }
      if let key = TransferKey(press) { return transfer(key, from: focused) }  // 3.
      if press.key == .tab, modifiers.isSubset(of: .shift) {  // 4.
        guard press.phase != .up, !(focused is EditorItem) else { return false }
        return root.moveFocus(modifiers.isEmpty ? .forward : .backward, wraps: false) { [host] in
          host.takesKeyboard($0)
        }
      }
      guard modifiers.isEmpty, press.phase == .down, [.space, .return].contains(press.key), focused is DecoratedView
      else { return false }
      return root.pressFocused()  // 5.
    }

    /// Step 3.
    private func transfer(_ key: TransferKey, from focused: HostView?) -> Bool {
      guard (focused as? ControlView)?.usesClipboard != true else { return false }
      var around = focused
      while let view = around {
        if root.transfer(key, at: view.id) { return true }
        around = view.parent
      }
      return false
    }

    /// Whether keys that type are for a text of other code.
    static func types(_ press: KeyPress) -> Bool {
      press.modifiers.isDisjoint(with: [.control, .option, .super])
    }
  }

  extension ControlView {
    /// Whether the control copies, cuts and pastes by itself: a text that is typed into does.
    fileprivate var usesClipboard: Bool { self is FieldItem || self is EditorItem }
  }
#endif
