#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  extension BoxGestures {
    /// Lets controls inside the box receive mouse events without a delay.
    func leaveControls(to recognizer: NSGestureRecognizer) { recognizer.delaysPrimaryMouseButtonEvents = false }

    /// Whether the mouse went down on a control inside the box, which then receives the events.
    func isForControl(_ recognizer: NSGestureRecognizer) -> Bool {
      let place = recognizer.location(in: view.superview)
      let way = (recognizer as? NSPanGestureRecognizer)?.translation(in: view) ?? .zero
      let hit = view.hitTest(NSPoint(x: place.x - way.x, y: place.y - way.y))
      return (hit as? NSControl)?.isEnabled ?? (hit is NSText)
    }
  }
#endif
