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

  #if canImport(UIKit)
    static func hover(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) -> UIHoverGestureRecognizer {
      UIHoverGestureRecognizer { action($0) }
    }
  #endif
}

/// A recognizer that tests move. The states are those of a finger or the mouse, whatever is recognized.
final class PointerRecognizer: PlatformGestureRecognizer {
  typealias Pass = @MainActor (PointerEvent.Phase, PointerRecognizer) -> Bool

  /// What tests press, and the keys that they hold down.
  var button = PointerButton.primary
  var modifiers: EventModifiers = []

  init(_ pass: @escaping Pass) {
    super.init { recognizer in
      guard let recognizer = recognizer as? PointerRecognizer else { return }
      switch recognizer.state {
      case .began: _ = pass(.began, recognizer)
      case .changed: _ = pass(.moved, recognizer)
      case .ended: _ = pass(.ended, recognizer)
      case .cancelled: _ = pass(.cancelled, recognizer)
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
