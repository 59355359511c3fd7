#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import QuartzCore

  /// The display's ticks.
  ///
  /// Only files in folders with this name need Objective-C; on systems without it, other files replace them.
  extension FrameClocks {
    #if canImport(UIKit)
      /// A clock that calls `tick` with the time of each frame, in seconds, until it is stopped or `tick` returns
      /// `false`.
      static func make(_ tick: @escaping @MainActor (Double) -> Bool) -> any FrameClock {
        DisplayClock(tick) { CADisplayLink(target: $0, selector: #selector(DisplayClock.frame)) }
      }
    #else
      /// A clock that calls `tick` with the time of each frame of the view's display, in seconds, until it is stopped
      /// or `tick` returns `false`.
      static func make(for view: NSView, _ tick: @escaping @MainActor (Double) -> Bool) -> any FrameClock {
        DisplayClock(tick) { view.displayLink(target: $0, selector: #selector(DisplayClock.frame)) }
      }
    #endif
  }

  /// A clock with a display link. The link retains this clock until it is invalidated.
  @MainActor
  private final class DisplayClock: NSObject, FrameClock {
    private let tick: @MainActor (Double) -> Bool
    private var link: CADisplayLink?

    init(_ tick: @escaping @MainActor (Double) -> Bool, _ link: (DisplayClock) -> CADisplayLink) {
      self.tick = tick
      super.init()
      let link = link(self)
      // Also runs while the user scrolls, or a menu is open.
      link.add(to: .main, forMode: .common)
      self.link = link
    }

    @objc fileprivate func frame(_ link: CADisplayLink) {
      if !tick(link.targetTimestamp) { stop() }
    }

    func stop() {
      link?.invalidate()
      link = nil
    }
  }
#endif
