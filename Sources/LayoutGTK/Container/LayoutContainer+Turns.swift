#if canImport(CGTK)
  import CGTK
  import LayoutCore

  /// When turns are run: once before the next frame, and after everything else that GTK has to do before it.
  extension LayoutContainer {
    func turnIsDue() {
      mayHaveOtherRequests = true
      // The room changed, and the turn is about to be run.
      if !isSizing { turns.request() }
    }

    /// Before the first turn, which waits for a size, the root announces nothing more.
    func bodyChanged() {
      if !hasSize { turnIsDue() }
    }

    /// Runs the turn that is due, after what waited for GTK. Where the layout asks GTK for another
    /// size, GTK's next allocation runs the turn.
    func runDueTurn() {
      doWaiting()
      let isAsking = updateRequests()
      guard hasSize, !isAsking || gtk_widget_get_mapped(widget) == 0 else { return }
      runTurn()
    }

    /// Runs a turn if one is due.
    ///
    /// Before the widget has a size there is no room to lay out in; the turn is run when it gets one.
    public func layoutIfNeeded() {
      _ = updateRequests()
      runTurn()
    }

    private func runTurn() {
      if hasSize { layOut() }
      settle()
      inspector?.redraw()
      // What the turn's own actions change is announced to nothing outside of the turn.
      _ = updateRequests()
    }

    func scrolled(_ view: ViewID, to offset: Point) {
      root.scroll(view, to: offset)
      inspector?.redraw()
      // So that rows are there in the frame that shows them. In an allocation, GTK goes back to where there is content.
      if !isSizing, host.openAllocations == 0 { runDueTurn() }
    }

    // MARK: The frame clock

    /// The container is shown or hidden, with its window or alone, or has another monitor. GTK's clock does not tick for
    /// what is hidden.
    func followMonitor() {
      frames = nil
      if gtk_widget_get_mapped(widget) != 0, let monitor = frameRateMonitor {
        frames = FrameSource(of: monitor) { [turns] in turns.updateClock() }
      }
      updateClock()
    }

    /// GTK's frame clock ticks only while something moves, or frames are counted.
    func updateClock() {
      if !root.hasRunningAnimations, frames?.isNeeded != true {
        if tick != 0 { gtk_widget_remove_tick_callback(widget, tick) }
        tick = 0
      } else if tick == 0 {
        tick = gtk_widget_add_tick_callback(
          widget,
          { _, clock, context in
            guard let context else { return 0 }
            let time = Double(gdk_frame_clock_get_frame_time(clock)) / 1e6
            MainActor.assumeIsolated {
              Unmanaged<TurnQueue>.fromOpaque(context).takeUnretainedValue().container?.ticked(time)
            }
            return 1
            // The widget holds this until it is finalized, so it must not hold the widget.
          }, Unmanaged.passRetained(turns).toOpaque(),
          { context in
            if let context { Unmanaged<TurnQueue>.fromOpaque(context).release() }
          })
      }
    }

    private func ticked(_ time: Double) {
      frames?.tick(at: time)
      guard root.hasRunningAnimations else { return updateClock() }
      root.advance(to: time)
      // What was leaving may be gone.
      settle()
    }
  }

  /// Waits for the moment before the next frame. Any thread may ask for it.
  final class TurnQueue: @unchecked Sendable {
    // Sendable without the compiler's proof: `container` and `source` are touched on the main actor only.
    @MainActor weak var container: LayoutContainer?
    @MainActor private var source: guint = 0

    init() {}

    /// Asks for a turn, on the main actor.
    @MainActor
    func request() {
      guard source == 0 else { return }
      source = TurnQueue.add(self) { queue in MainActor.assumeIsolated { queue.run() } }
    }

    /// Asks for a turn, on any thread.
    func wake() {
      _ = TurnQueue.add(self) { queue in
        MainActor.assumeIsolated {
          // The root was not told, whose thread this is.
          queue.container?.mayHaveOtherRequests = true
          queue.run()
        }
      }
    }

    /// Looks again whether the frame clock is to tick: at once on GTK's thread, on others as soon as that comes to it.
    func updateClock() {
      guard g_main_context_is_owner(nil) == 0 else {
        return MainActor.assumeIsolated { container?.updateClock() }
      }
      _ = TurnQueue.add(self) { queue in MainActor.assumeIsolated { queue.container?.updateClock() } }
    }

    /// GTK draws at a priority of 120 and handles events at 0: a turn comes in between.
    private static let priority: Int32 = 105

    private final class Call: Sendable {
      let queue: TurnQueue
      let body: @Sendable (TurnQueue) -> Void

      init(_ queue: TurnQueue, _ body: @escaping @Sendable (TurnQueue) -> Void) {
        self.queue = queue
        self.body = body
      }
    }

    private static func add(_ queue: TurnQueue, _ body: @escaping @Sendable (TurnQueue) -> Void) -> guint {
      g_idle_add_full(
        priority,
        { data in
          guard let data else { return 0 }
          let call = Unmanaged<Call>.fromOpaque(data).takeUnretainedValue()
          call.body(call.queue)
          return 0
        }, Unmanaged.passRetained(Call(queue, body)).toOpaque(),
        { data in
          if let data { Unmanaged<Call>.fromOpaque(data).release() }
        })
    }

    @MainActor
    private func run() {
      source = 0
      container?.runDueTurn()
    }
  }
#endif
