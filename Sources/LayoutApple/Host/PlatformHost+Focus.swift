#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  extension PlatformHost {
    /// Makes a view the first responder as the layout requests it, or ends that of the layout's views.
    ///
    /// A view that refuses has no keyboard, and the layout is notified.
    func giveFocus(to view: ViewID?) {
      guard let view else { return endFocus() }
      guard let target = keyboardTarget(of: view) else { return }
      if !Self.makeFirst(target) { onControl?(view, .focused(false)) }
    }

    /// Makes a box the first responder that is pressed.
    func takeFocus(_ box: BoxView) {
      #if canImport(UIKit)
        if !box.isFirstResponder { _ = box.becomeFirstResponder() }
      #else
        if box.window?.firstResponder !== box { _ = box.window?.makeFirstResponder(box) }
      #endif
    }

    /// Whether Tab goes to a view: buttons take the keyboard only where a person has set the system so.
    func takesKeyboard(_ view: ViewID) -> Bool {
      #if canImport(UIKit)
        keyboardTarget(of: view)?.canBecomeFirstResponder ?? false
      #else
        keyboardTarget(of: view)?.canBecomeKeyView ?? false
      #endif
    }

    /// The toolkit's view that has the keyboard for a view of the layout.
    private func keyboardTarget(of view: ViewID) -> PlatformView? {
      views[view]?.spokenView
    }

    #if canImport(UIKit)
      private static func makeFirst(_ view: UIView) -> Bool { view.becomeFirstResponder() }

      /// The container gets the keyboard in place of its view, so that keys reach the layout.
      private func endFocus() {
        if views.keys.contains(where: { keyboardTarget(of: $0)?.isFirstResponder == true }) {
          _ = top?.becomeFirstResponder()
        }
      }
    #else
      private static func makeFirst(_ view: NSView) -> Bool { view.window?.makeFirstResponder(view) ?? false }

      private func endFocus() {
        guard let top, let first = top.window?.firstResponder as? NSView, first.isDescendant(of: top) else { return }
        _ = top.window?.makeFirstResponder(nil)
      }
    #endif
  }
#endif
