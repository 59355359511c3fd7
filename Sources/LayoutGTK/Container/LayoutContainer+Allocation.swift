#if canImport(CGTK)
  import CGTK
  import LayoutCore

  /// Delays the program's actions until they may run, since an action may destroy the window.
  ///
  /// 1. While GTK allocates, it continues with the window afterwards. While GDK's clock delivers the motion events that
  ///    it kept for the frame, GDK stops all events, and a destroyed window never lets them continue.
  /// 2. Turns that run meanwhile hold the actions for geometry and preferences. Events of widgets, such as the arrival
  ///    of the keyboard, wait too.
  /// 3. All of that runs when the clock has delivered all motion events, or allocated all windows, before the frame is
  ///    drawn.
  /// 4. Where no clock is the cause, it runs in the next round of the main loop.
  extension LayoutContainer {
    /// Step 1.
    private var isBusy: Bool {
      if isInAllocation { return true }
      guard let clock, !isActing, let hint = g_signal_get_invocation_hint(clock.object) else { return false }
      return clock.phases.contains(hint.pointee.signal_id)
    }

    /// Runs the work of GTK's allocation.
    func allocating(_ work: () -> Void) {
      isInAllocation = true
      work()
      isInAllocation = false
    }

    /// Step 2: runs the root's turn on GTK's thread.
    func layOut() { holding { root.layoutIfNeeded() } }

    /// Step 2: runs a turn, possibly inside of another one.
    func holding(_ turn: () -> Void) {
      controls?.noteThread()
      let outer = root.holdsActions
      root.holdsActions = outer || isBusy
      turn()
      root.holdsActions = outer
      if root.hasHeldActions { turns.request() }  // 4.
    }

    /// Step 2: handles a widget's event, now or later.
    func observe(_ event: @escaping @MainActor () -> Void) {
      guard isBusy else {
        doWaiting()
        return event()
      }
      observeLater(event)
    }

    /// Handles a widget's event when GTK and the current turn are done.
    func observeLater(_ event: @escaping @MainActor () -> Void) {
      waiting.append(event)
      turns.request()  // 4.
    }

    /// Handles the events that waited, unless they still have to wait.
    ///
    /// Events that arrive meanwhile are handled in the next turn, since a handler may cause its own event.
    func doWaiting() {
      let isOutermost = waitingDue == nil
      if isOutermost { waitingDue = waiting.count }
      while let due = waitingDue, due > 0, !isBusy {
        waitingDue = due - 1
        waiting.removeFirst()()
      }
      if isOutermost { waitingDue = nil }
    }

    /// The widget has a clock, which is kept until the widget is unrealized.
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

  /// The frame clock of the container's window.
  struct ContainerClock {
    var object: UnsafeMutableRawPointer
    var reference: ObjectReference
    /// The signals in which motion events are delivered, and windows allocated.
    var phases: Set<guint>
    var handlers: [gulong]
  }
#endif
