#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

// Stands in for Sources/LayoutApple/Selectors, which needs Objective-C.

extension FrameClocks {
  #if canImport(UIKit)
    /// A clock that tests move.
    static func make(_ tick: @escaping @MainActor (Double) -> Bool) -> any FrameClock { TestClock(tick) }
  #else
    /// A clock that tests move.
    static func make(for view: NSView, _ tick: @escaping @MainActor (Double) -> Bool) -> any FrameClock {
      TestClock(tick)
    }
  #endif
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

@MainActor
enum Recognizers {
  static func tap(_ action: @escaping @MainActor (PlatformTapRecognizer) -> Void) -> PlatformTapRecognizer {
    PlatformTapRecognizer { if let tap = $0 as? PlatformTapRecognizer { action(tap) } }
  }
}

/// A recognizer that tests move. The states are those of a finger or the mouse, whatever is recognized.
final class PointerRecognizer: PlatformGestureRecognizer {
  typealias Pass = @MainActor (PointerEvent.Phase, PointerButton, PlatformGestureRecognizer) -> Bool

  init(_ pass: @escaping Pass) {
    super.init { recognizer in
      switch recognizer.state {
      case .began: _ = pass(.began, .primary, recognizer)
      case .changed: _ = pass(.moved, .primary, recognizer)
      case .ended: _ = pass(.ended, .primary, recognizer)
      case .cancelled: _ = pass(.cancelled, .primary, recognizer)
      default: break
      }
    }
  }

  func claim() {}
  func fail() {}
}

@MainActor
enum PreferredSizes {
  static func follow(_ controller: PlatformViewController, _ action: @escaping @MainActor () -> Void) -> AnyObject {
    controller.followPreferredSize(action)
  }
}
