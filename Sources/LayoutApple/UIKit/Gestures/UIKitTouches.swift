#if canImport(UIKit) && !os(watchOS)
  extension BoxGestures: UIGestureRecognizerDelegate {
    /// Has a recognizer ask which touches are its own.
    func leaveControls(to recognizer: UIGestureRecognizer) { recognizer.delegate = self }

    /// A recognizer was not given what is for a control.
    func isForControl(_ recognizer: UIGestureRecognizer) -> Bool { false }

    /// Touches on something inside that uses them itself are not the box's: a tap on any control or text that can be edited;
    /// a drag on what is dragged itself. One that begins on a button drags the box.
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
    /// Whether the view does something by itself where it is touched.
    fileprivate var takesTouches: Bool { (self as? UIControl)?.isEnabled ?? (self is any UITextInput) }

    /// Whether the view does something by itself where a finger moves over it.
    fileprivate var takesDrags: Bool {
      #if os(tvOS)
        return self is any UITextInput
      #else
        return (self is UISlider || self is UISwitch || self is any UITextInput) && takesTouches
      #endif
    }
  }
#endif
