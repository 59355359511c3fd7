#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  extension ContainerPointer {
    /// The uses of boxes for which presses are followed.
    static let uses = GestureSet.presses.union(.source)

    /// Whether a press has moved so far that a drag of values begins.
    static func isDrag(from start: Point, to place: Point) -> Bool {
      let way = place - start
      return abs(way.x) + abs(way.y) >= 4
    }

    /// Lets controls inside receive mouse events without a delay.
    func prepare(_ recognizer: PointerRecognizer) { recognizer.delaysPrimaryMouseButtonEvents = false }

    /// What the view under the mouse does with a press: a control that is used, and text that can be edited, keep it.
    func claimant(of recognizer: PlatformGestureRecognizer, in top: NSView) -> PressClaim {
      let hit = hit(recognizer, in: top)
      // Only texts have menus of their own at the second button.
      if (recognizer as? PointerRecognizer)?.button == .secondary { return hit is NSText ? .all : .none }
      return (hit as? NSControl)?.isEnabled ?? (hit is NSText) ? .all : .none
    }

    /// The view under the mouse.
    func hit(_ recognizer: PlatformGestureRecognizer, in top: NSView) -> NSView? {
      let place = recognizer.location(in: top)
      return top.hitTest(top.superview?.convert(place, from: top) ?? place)
    }

    /// A press gives the keyboard at once.
    static var focusing: PointerEvent.Phase { .began }

    /// The user's setting, in seconds.
    static var doubleTapTime: Double? { NSEvent.doubleClickInterval }
  }

  extension PlatformHost {
    /// The root opens menus at the second button, so there is nothing to prepare.
    func prepareMenus(_ uses: GestureSet) {}
  }
#endif
