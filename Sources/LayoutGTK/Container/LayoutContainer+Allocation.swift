#if canImport(CGTK)
  import CGTK
  import LayoutCore

  /// When actions of the program may run: an action may destroy the window.
  ///
  /// 1. While GTK allocates it goes on with the window afterwards. While GDK's clock hands on the motions that it kept for
  ///    the frame, GDK stops all events, and a window that is gone never lets them go on.
  /// 2. Turns that run meanwhile hold the actions for geometry and preferences. What widgets tell meanwhile, such as the
  ///    keyboard coming to one, waits too.
  /// 3. All of that is done when the clock has handed on all motions, or allocated all windows, before the frame is drawn.
  /// 4. What no clock caused is done in the next round of the main loop.
  extension LayoutContainer {
    /// Step 1.
    private var isBusy: Bool {
      if isAllocated { return true }
      guard let clock, !isActing, let hint = g_signal_get_invocation_hint(clock.object) else { return false }
      return hint.pointee.signal_id == clock.motions
    }

    /// Does what belongs to GTK's allocation.
    func allocating(_ work: () -> Void) {
      isAllocated = true
      work()
      isAllocated = false
    }

    /// Step 2: runs the root's turn on GTK's thread.
    func layOut() {
      controls?.noteThread()
      root.holdsActions = isBusy
      root.layoutIfNeeded()
      root.holdsActions = false
      if root.hasHeldActions { turns.request() }  // 4.
    }

    /// Step 2: does what a widget tells, now or later.
    func hear(_ event: @escaping @MainActor () -> Void) {
      guard isBusy else {
        doWaiting()
        return event()
      }
      waiting.append(event)
      turns.request()  // 4.
    }

    /// Does what widgets told while it could not be done, unless it still cannot.
    func doWaiting() {
      guard !waiting.isEmpty, !isBusy else { return }
      let events = waiting
      waiting = []
      for event in events { event() }
    }

    /// The widget has a clock, which is kept as long as it has.
    func realized() {
      guard let clock = gtk_widget_get_frame_clock(widget) else { return }
      let object = UnsafeMutableRawPointer(clock)
      let handlers = ["flush-events", "layout"].map { signal in
        WidgetSignal.connect(object, signal, isLast: true) { [weak self] in self?.act() }
      }
      self.clock = ContainerClock(
        object: object, reference: ObjectReference(object),
        motions: g_signal_lookup("flush-events", gdk_frame_clock_get_type()), handlers: handlers)
    }

    func unrealized() {
      guard let clock else { return }
      for handler in clock.handlers { g_signal_handler_disconnect(clock.object, handler) }
      self.clock = nil
    }

    /// Step 3.
    private func act() {
      guard !isActing, root.hasHeldActions || !waiting.isEmpty else { return }
      isActing = true
      runDueTurn()
      isActing = false
    }
  }

  /// The clock of the window that a container is in.
  struct ContainerClock {
    var object: UnsafeMutableRawPointer
    var reference: ObjectReference
    /// The signal in which motions are handed on.
    var motions: guint
    var handlers: [gulong]
  }
#endif
