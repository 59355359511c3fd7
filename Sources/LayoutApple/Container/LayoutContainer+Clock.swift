#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// The frame clock.
  extension LayoutContainer {
    func followMonitor() {
      frames = nil
      if window != nil, let monitor = frameRateMonitor {
        frames = FrameSource(of: monitor) { [link] in
          guard MainQueue.isCurrent else {
            Task { @MainActor in link.container?.updateClock() }
            return
          }
          MainActor.assumeIsolated { link.container?.updateClock() }
        }
      }
      updateClock()
    }

    /// Starts or stops the display's clock. It ticks only while an animation runs in a window or frames are counted.
    ///
    /// The display retains its clocks, so a clock stops itself after its container is released.
    func updateClock() {
      if window == nil || !root.hasRunningAnimations && frames?.isNeeded != true {
        clock?.stop()
        clock = nil
      } else if clock == nil {
        let tick: @MainActor (Double) -> Bool = { [link] time in
          guard let container = link.container else { return false }
          container.ticked(time)
          return true
        }
        #if canImport(UIKit) && !os(watchOS)
          clock = FrameClocks.make(tick)
        #else
          clock = FrameClocks.make(for: self, tick)
        #endif
      }
    }

    private func ticked(_ time: Double) {
      frames?.tick(at: time)
      guard root.hasRunningAnimations else { return updateClock() }
      root.advance(to: time)
      // Removed views may have finished their animation.
      settle()
    }
  }
#endif
