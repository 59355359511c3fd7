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
      if isInAllocation { return true }
      guard let clock, !isActing, let hint = g_signal_get_invocation_hint(clock.object) else { return false }
      return clock.phases.contains(hint.pointee.signal_id)
    }

    /// Does what belongs to GTK's allocation.
    func allocating(_ work: () -> Void) {
      isInAllocation = true
      work()
      isInAllocation = false
    }

    /// Step 2: runs the root's turn on GTK's thread.
    func layOut() { holding { root.layoutIfNeeded() } }

    /// Step 2: runs a turn, which may be asked for inside of another one.
    func holding(_ turn: () -> Void) {
      controls?.noteThread()
      let outer = root.holdsActions
      root.holdsActions = outer || isBusy
      turn()
      root.holdsActions = outer
      if root.hasHeldActions { turns.request() }  // 4.
    }

    /// Step 2: does what a widget tells, now or later.
    func hear(_ event: @escaping @MainActor () -> Void) {
      guard isBusy else {
        doWaiting()
        return event()
      }
      hearLater(event)
    }

    /// Does what a widget tells when GTK and the turn that is under way are done.
    func hearLater(_ event: @escaping @MainActor () -> Void) {
      waiting.append(event)
      turns.request()  // 4.
    }

    /// Does what widgets told while it could not be done, unless it still cannot. What is told meanwhile comes after that,
    /// in the next turn: a handler may cause its own event.
    func doWaiting() {
      let isOutermost = waitingDue == nil
      if isOutermost { waitingDue = waiting.count }
      while let due = waitingDue, due > 0, !isBusy {
        waitingDue = due - 1
        waiting.removeFirst()()
      }
      if isOutermost { waitingDue = nil }
    }

    /// The widget has a clock, which is kept as long as it has.
    func realized() {
      guard let clock = gtk_widget_get_frame_clock(widget) else { return }
      let object = UnsafeMutableRawPointer(clock)
      let phases = ["flush-events", "layout"]
      let handlers = phases.map { signal in
        WidgetSignal.connect(object, signal, isLast: true) { [weak self] in self?.act() }
      }
      self.clock = ContainerClock(
        object: object, reference: ObjectReference(object),
        phases: Set(phases.map { g_signal_lookup($0, gdk_frame_clock_get_type()) }), handlers: handlers)
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
    /// The signals in which motions are handed on, and windows allocated.
    var phases: Set<guint>
    var handlers: [gulong]
  }
#endif
