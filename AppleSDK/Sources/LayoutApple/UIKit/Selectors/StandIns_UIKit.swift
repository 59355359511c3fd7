#if canImport(UIKit)
  import UIKit

  // Stands in for Sources/LayoutApple/UIKit/Selectors, which needs Objective-C.

  extension FrameClocks {
    /// A clock that tests move.
    static func make(_ tick: @escaping @MainActor (Double) -> Bool) -> any FrameClock { TestClock(tick) }
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
    static func tap(_ action: @escaping @MainActor (UITapGestureRecognizer) -> Void) -> UITapGestureRecognizer {
      UITapGestureRecognizer { if let tap = $0 as? UITapGestureRecognizer { action(tap) } }
    }

    @MainActor
    static func pan(_ action: @escaping @MainActor (UIPanGestureRecognizer) -> Void) -> UIPanGestureRecognizer {
      UIPanGestureRecognizer { if let pan = $0 as? UIPanGestureRecognizer { action(pan) } }
    }
  }

  @MainActor
  enum PreferredSizes {
    static func follow(_ controller: UIViewController, _ action: @escaping @MainActor () -> Void) -> AnyObject {
      controller.followPreferredSize(action)
    }
  }
#endif
