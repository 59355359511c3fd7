#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// A clock that ticks once a frame.
  @MainActor
  protocol FrameClock: AnyObject {
    /// Stops the clock.
    func stop()
  }

  /// Makes clocks: the display's, or in tests a clock that the test moves.
  @MainActor
  enum FrameClocks {}
#endif
