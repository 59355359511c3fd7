#if canImport(UIKit) && !os(watchOS)
  extension LayoutContainer {
    #if !os(tvOS)
      /// Observes the keyboard's frame.
      func followKeyboard() {
        let link = link
        notices.append(
          SystemNotice(
            UIResponder.keyboardWillChangeFrameNotification, frame: UIResponder.keyboardFrameEndUserInfoKey
          ) { frame in link.container?.keyboardChanged(frame) })
      }

      private func keyboardChanged(_ frame: CGRect?) {
        keyboard = frame
        takeTraits()
        // Inside UIKit's own animation of the keyboard, so that the layout moves with it.
        if window != nil { layoutIfNeeded() }
      }
    #endif

    /// The height at the container's bottom that the keyboard covers, in points; 0 for a floating keyboard elsewhere.
    var keyboardOverlap: CGFloat {
      guard let keyboard, let window, keyboard.height > 0 else { return 0 }
      let frame = convert(window.convert(keyboard, from: nil as UIWindow?), from: window)
      guard frame.maxY >= bounds.maxY, frame.minY < bounds.maxY, frame.minX < bounds.maxX, frame.maxX > bounds.minX
      else { return 0 }
      return min(bounds.height, bounds.maxY - frame.minY)
    }
  }
#endif
