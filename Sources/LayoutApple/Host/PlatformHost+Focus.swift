#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  extension PlatformHost {
    /// Makes a view the first responder as the layout requests it, or ends that of the layout's views.
    ///
    /// A view that refuses has no keyboard, and the layout is notified.
    func giveFocus(to view: ViewID?) {
      guard let view else { return endFocus() }
      guard let item = views[view] else { return }
      let isGiven = Self.makeFirst((item as? ControlView)?.spokenView ?? item.view)
      if !isGiven { onControl?(view, .focused(false)) }
    }

    #if canImport(UIKit)
      private static func makeFirst(_ view: UIView) -> Bool { view.becomeFirstResponder() }

      private func endFocus() {
        for item in views.values {
          let view = (item as? ControlView)?.spokenView ?? item.view
          if view.isFirstResponder { _ = view.resignFirstResponder() }
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
