#if canImport(UIKit) && !os(watchOS)
  extension ContainerPointer {
    /// The uses of boxes for which presses are followed.
    static let uses = GestureSet.presses

    func prepare(_ recognizer: PointerRecognizer) {}

    /// UIKit's interaction begins drags of values.
    static func isDrag(from start: Point, to place: Point) -> Bool { false }

    /// What the view under a finger does with a press.
    ///
    /// A tap belongs to any control, and to text that can be edited or has links there; a drag only to what is dragged
    /// itself. A drag that begins on a button drags the box.
    func claimant(of recognizer: PlatformGestureRecognizer, in top: UIView) -> PressClaim {
      var claim = PressClaim.none
      var inner = hit(recognizer, in: top)
      while let current = inner, current !== top {
        if current.takesDrags { return .all }
        if current.takesTouches { claim = .taps }
        inner = current.superview
      }
      return claim
    }

    /// The view under a finger.
    func hit(_ recognizer: PlatformGestureRecognizer, in top: UIView) -> UIView? {
      top.hitTest(recognizer.location(in: top), with: nil)
    }

    /// A finger that scrolls gives no keyboard, so it is given when a finger goes up.
    static var focusing: PointerEvent.Phase { .ended }

    /// UIKit has no setting of that.
    static var doubleTapTime: Double? { nil }
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
