#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// Something that ticks once a frame.
  @MainActor
  protocol FrameClock: AnyObject {
    /// No more ticks.
    func stop()
  }

  /// Makes clocks: the display's, or in tests one that is moved by hand.
  @MainActor
  enum FrameClocks {}
#endif
