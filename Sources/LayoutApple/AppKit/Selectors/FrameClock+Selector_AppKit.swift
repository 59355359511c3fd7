#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// The display's ticks. The only files that need Objective-C are those in this folder; where there is none, others stand
  /// in for them.
  extension FrameClocks {
    /// A clock that calls `tick` with the time of each frame of the display that a view is on, in seconds, until it is
    /// stopped or `tick` says no.
    static func make(for view: NSView, _ tick: @escaping @MainActor (Double) -> Bool) -> any FrameClock {
      DisplayClock(view, tick)
    }
  }

  /// The display link keeps its target until it is invalidated.
  @MainActor
  private final class DisplayClock: NSObject, FrameClock {
    private let tick: @MainActor (Double) -> Bool
    private var link: CADisplayLink?

    init(_ view: NSView, _ tick: @escaping @MainActor (Double) -> Bool) {
      self.tick = tick
      super.init()
      link = view.displayLink(target: self, selector: #selector(frame))
      // Goes on while a person scrolls or a menu is open.
      link?.add(to: .main, forMode: .common)
    }

    @objc private func frame(_ link: CADisplayLink) {
      if !tick(link.targetTimestamp) { stop() }
    }

    func stop() {
      link?.invalidate()
      link = nil
    }
  }
#endif
