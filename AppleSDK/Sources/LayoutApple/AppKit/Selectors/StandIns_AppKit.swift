#if canImport(AppKit)
  import AppKit

  // Stands in for Sources/LayoutApple/AppKit/Selectors, which needs Objective-C.

  extension FrameClocks {
    /// A clock that tests move.
    static func make(for view: NSView, _ tick: @escaping @MainActor (Double) -> Bool) -> any FrameClock {
      TestClock(tick)
    }
  }

  /// A display's clock that tests move by hand.
  @MainActor
  final class TestClock: FrameClock {
    /// Those that tick.
    static var running: [TestClock] = []
    private let tick: @MainActor (Double) -> Bool

    init(_ tick: @escaping @MainActor (Double) -> Bool) {
      self.tick = tick
      Self.running.append(self)
    }

    func stop() { Self.running.removeAll { $0 === self } }

    /// A frame of the display at a time in seconds.
    static func frame(at time: Double) {
      for clock in running where !clock.tick(time) { clock.stop() }
    }
  }

  enum Recognizers {
    @MainActor
    static func click(_ action: @escaping @MainActor (NSClickGestureRecognizer) -> Void) -> NSClickGestureRecognizer {
      NSClickGestureRecognizer { if let click = $0 as? NSClickGestureRecognizer { action(click) } }
    }

    @MainActor
    static func pan(_ action: @escaping @MainActor (NSPanGestureRecognizer) -> Void) -> NSPanGestureRecognizer {
      NSPanGestureRecognizer { if let pan = $0 as? NSPanGestureRecognizer { action(pan) } }
    }
  }

  enum ControlActions {
    @MainActor
    static func listen(to control: NSControl, _ action: @escaping @MainActor () -> Void) -> AnyObject {
      // As a target, which the control does not keep.
      let target = Target(action)
      control.whenUsed = { [weak target] in target?.closure() }
      return target
    }
  }

  @MainActor
  private final class Target {
    let closure: @MainActor () -> Void
    init(_ closure: @escaping @MainActor () -> Void) { self.closure = closure }
  }

  @MainActor
  enum PreferredSizes {
    static func follow(_ controller: NSViewController, _ action: @escaping @MainActor () -> Void) -> AnyObject {
      controller.followPreferredSize(action)
    }
  }
#endif
