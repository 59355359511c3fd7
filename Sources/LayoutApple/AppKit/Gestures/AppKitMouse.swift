#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  extension ContainerPointer {
    /// The uses of boxes for which presses are followed.
    static let uses = GestureSet.presses.union(.source)

    func beginsDrag(from start: Point, to place: Point) -> Bool { transfer.beginDrag(from: start, to: place) }

    /// Lets controls inside receive mouse events without a delay.
    func prepare(_ recognizer: PointerRecognizer) { recognizer.delaysPrimaryMouseButtonEvents = false }

    /// What the view under the mouse does with a press: a control that is used, and text that can be edited, keep it.
    func claimant(of recognizer: PlatformGestureRecognizer, in top: NSView) -> PressClaim {
      let place = recognizer.location(in: top)
      let hit = top.hitTest(top.superview?.convert(place, from: top) ?? place)
      return (hit as? NSControl)?.isEnabled ?? (hit is NSText) ? .all : .none
    }
  }

  extension PlatformHost {
    /// The root opens menus at the second button, so there is nothing to prepare.
    func prepareMenus(_ uses: GestureSet) {}
  }
#endif
