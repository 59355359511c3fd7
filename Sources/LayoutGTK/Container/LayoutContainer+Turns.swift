#if canImport(CGTK)
  import CGTK
  import LayoutCore

  /// Runs turns once before the next frame, after all other work of GTK before it.
  extension LayoutContainer {
    func turnIsDue() {
      mayHaveOtherRequests = true
      // While the size is set, the turn follows at once.
      if !isSizing { turns.request() }
    }

    /// Requests the first turn, which waits for a size.
    ///
    /// Until then the root does not notify again.
    func bodyChanged() {
      if !hasSize { turnIsDue() }
    }

    /// Runs the turn that is due, after the events that waited for GTK.
    ///
    /// Where the layout requests another size of GTK, GTK's next allocation runs the turn.
    func runDueTurn() {
      doWaiting()
      let isRequesting = updateRequests()
      guard hasSize, !isRequesting || gtk_widget_get_mapped(widget) == 0 else { return }
      runTurn()
    }

    /// Runs a turn if one is due.
    ///
    /// Before the widget has a size there is nothing to lay out in; the turn runs when the widget receives a size.
    public func layoutIfNeeded() {
      _ = updateRequests()
      runTurn()
    }

    private func runTurn() {
      if hasSize { layOut() }
      settle()
      inspector?.redraw()
      // The changes by the turn's own actions are not notified outside of the turn.
      _ = updateRequests()
    }

    func scrolled(_ view: ViewID, to offset: Point) {
      root.scroll(view, to: offset)
      inspector?.redraw()
      // This makes the rows for the frame that shows them. In an allocation, GTK scrolls back to where there is
      // content.
      if !isSizing, host.openAllocations == 0 { runDueTurn() }
    }

    // MARK: The frame clock

    /// Connects the clock with the monitor again, after the container was shown or hidden, or got another monitor.
    ///
    /// The container is shown or hidden with its window or alone. GTK's clock does not tick for a hidden widget.
    func followMonitor() {
      frames = nil
      if gtk_widget_get_mapped(widget) != 0, let monitor = frameRateMonitor {
        frames = FrameSource(of: monitor) { [turns] in turns.updateClock() }
      }
      updateClock()
    }

    /// Starts or stops GTK's frame clock: it ticks only while something moves, or frames are counted.
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
            // The widget keeps this until it is finalized, so it must not keep the widget.
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
      // Views that were leaving may be removed.
      settle()
    }
  }

  extension ControlEvent {
    /// Whether a person uses the control once, unlike a text that is typed or a value that is dragged, which follow each
    /// other: their changes are shown together before the next frame.
    var isAct: Bool {
      switch self {
      case .edited, .moved, .colored, .focused: false
      default: true
      }
    }
  }

  /// Waits for the moment before the next frame.
  ///
  /// Any thread may request it.
  final class TurnQueue: @unchecked Sendable {
    // Sendable without the compiler's proof: `container` and `source` are touched on the main actor only.
    @MainActor weak var container: LayoutContainer?
    @MainActor private var source: guint = 0

    init() {}

    /// Requests a turn, on the main actor.
    @MainActor
    func request() {
      guard source == 0 else { return }
      source = TurnQueue.add(self) { queue in MainActor.assumeIsolated { queue.run() } }
    }

    /// Requests a turn, on any thread.
    func wake() {
      _ = TurnQueue.add(self) { queue in
        MainActor.assumeIsolated {
          // The root received no notification: this is another thread.
          queue.container?.mayHaveOtherRequests = true
          queue.run()
        }
      }
    }

    /// Updates the frame clock: at once on GTK's thread, and from other threads in the next round of the loop.
    func updateClock() {
      guard g_main_context_is_owner(nil) == 0 else {
        return MainActor.assumeIsolated { container?.updateClock() }
      }
      _ = TurnQueue.add(self) { queue in MainActor.assumeIsolated { queue.container?.updateClock() } }
    }

    /// The priority of a turn: after events, which GTK handles at 0, and before drawing, at 120.
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
