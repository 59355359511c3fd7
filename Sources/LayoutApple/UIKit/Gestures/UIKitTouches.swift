#if canImport(UIKit) && !os(watchOS)
  extension BoxGestures: UIGestureRecognizerDelegate {
    /// Makes the box the delegate that decides which touches a recognizer receives.
    func leaveControls(to recognizer: UIGestureRecognizer) { recognizer.delegate = self }

    /// Always `false`: a recognizer does not receive touches that are for a control.
    func isForControl(_ recognizer: UIGestureRecognizer) -> Bool { false }

    /// Rejects touches on inner views that handle them.
    ///
    /// These are a tap on any control or editable text, and a drag on a view that is dragged itself. A drag that begins
    /// on a button drags the box.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      var inner = touch.view
      while let current = inner, current !== view {
        if recognizers[.tap] === gestureRecognizer ? current.takesTouches : current.takesDrags { return false }
        inner = current.superview
      }
      return true
    }
  }

  extension UIView {
    /// Whether the view handles taps itself.
    ///
    /// A label with links is touched only on these.
    fileprivate var takesTouches: Bool {
      (self as? UIControl)?.isEnabled ?? (self is any UITextInput || (self as? TextLabel)?.hasLinks == true)
    }

    /// Whether the view handles drags itself.
    fileprivate var takesDrags: Bool {
      #if os(tvOS)
        return self is any UITextInput
      #else
        return (self is UISlider || self is UISwitch || self is any UITextInput) && takesTouches
      #endif
    }
  }
#endif
