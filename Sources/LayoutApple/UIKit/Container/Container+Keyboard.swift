#if canImport(UIKit) && !os(watchOS)
  extension LayoutContainer {
    #if !os(tvOS)
      /// Hears where the keyboard is.
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
        // Inside of UIKit's own animation of the keyboard, so that the layout goes along.
        if window != nil { layoutIfNeeded() }
      }
    #endif

    /// How much of the container's bottom the keyboard covers, in points. One that floats elsewhere covers nothing.
    var keyboardOverlap: CGFloat {
      guard let keyboard, let window, keyboard.height > 0 else { return 0 }
      let frame = convert(window.convert(keyboard, from: nil as UIWindow?), from: window)
      guard frame.maxY >= bounds.maxY, frame.minY < bounds.maxY, frame.minX < bounds.maxX, frame.maxX > bounds.minX
      else { return 0 }
      return min(bounds.height, bounds.maxY - frame.minY)
    }
  }
#endif
