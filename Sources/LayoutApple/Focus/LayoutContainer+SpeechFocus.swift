#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// The place of the screen reader.
  extension LayoutContainer {
    /// Notes that the screen reader came to a view of the toolkit, or left it; the innermost box around that follows it
    /// is notified.
    func noteSpeech(_ isHere: Bool, at view: PlatformView) {
      guard view.isDescendant(of: self) else { return }
      var around: PlatformView? = view
      while let current = around, current !== self {
        if let id = viewID(of: current), root.noteAccessibilityFocus(isHere, of: id) { return }
        around = current.superview
      }
    }
  }

  extension PlatformHost {
    /// Begins to follow the screen reader, before the first box that requests it.
    func followSpeech() {
      guard speech == nil, let container = top as? LayoutContainer else { return }
      speech = SpeechFollower(container)
    }
  }
#endif
