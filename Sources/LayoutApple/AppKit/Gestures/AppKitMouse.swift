#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  extension BoxGestures {
    /// Controls inside the box are used at once.
    func leaveControls(to recognizer: NSGestureRecognizer) { recognizer.delaysPrimaryMouseButtonEvents = false }

    /// Whether the mouse went down at a control inside the box, to which it belongs then.
    func isForControl(_ recognizer: NSGestureRecognizer) -> Bool {
      let place = recognizer.location(in: view.superview)
      let way = (recognizer as? NSPanGestureRecognizer)?.translation(in: view) ?? .zero
      let hit = view.hitTest(NSPoint(x: place.x - way.x, y: place.y - way.y))
      return (hit as? NSControl)?.isEnabled ?? (hit is NSText)
    }
  }
#endif
