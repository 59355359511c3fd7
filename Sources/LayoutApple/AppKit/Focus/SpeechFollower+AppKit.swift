#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  /// Follows where the screen reader is in a container, and moves it: it follows the keyboard.
  @MainActor
  final class SpeechFollower {
    init(_ container: LayoutContainer) {
      let before = container.host.onControl
      container.host.onControl = { [weak container] view, event in
        before?(view, event)
        guard case .focused(let isHere) = event, let container, let shown = container.view(of: view) else { return }
        container.noteSpeech(isHere, at: shown)
      }
    }

    /// Moves the screen reader to a view, and the keyboard to one that takes it.
    static func move(to view: NSView) {
      if view.acceptsFirstResponder, view.window?.firstResponder !== view { _ = view.window?.makeFirstResponder(view) }
      NSAccessibility.post(element: view, notification: .focusedUIElementChanged)
    }

    /// Has the screen reader speak the words of a state, after what it speaks already.
    static func announce(_ words: String, of view: NSView) {
      let level = NSAccessibilityPriorityLevel.medium
      // AppKit takes an announcement of a window, which has to be one that is seen.
      guard let window = view.window else { return }
      NSAccessibility.post(
        element: window, notification: .announcementRequested,
        userInfo: [.announcement: words, .priority: level.rawValue])
    }
  }
#endif
