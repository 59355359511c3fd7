#if canImport(CGTK)
  import CGTK

  /// Passes the pointer's events over a container to its root, while boxes use them.
  ///
  /// The controllers are on the container's own widget. They get each event after the widgets under the pointer: a widget
  /// that takes a press ends it here.
  @MainActor
  final class ContainerPointer {
    private unowned let host: GTKHost
    /// Passes an event to the root; the result is that of `LayoutRoot.send`.
    var onEvent: ((PointerEvent) -> Bool)?
    /// How many boxes have each use.
    private var counts: [GestureSet: Int] = [:]
    /// The controllers by their uses; the container's widget owns them.
    private var controllers: [GestureSet: [OpaquePointer]] = [:]
    /// The last event of the press that is going on.
    private var press: PointerEvent?
    private var isCancelled = false
    private var pinch: PointerEvent?
    private var cursor: PointerStyle?

    init(_ host: GTKHost) { self.host = host }

    private static let uses: [GestureSet] = [.presses, .pinch, .hover]

    /// Notes that a box has other uses.
    func exchange(_ old: GestureSet, for new: GestureSet) {
      for use in Self.uses {
        let (before, now) = (!old.isDisjoint(with: use), !new.isDisjoint(with: use))
        guard before != now else { continue }
        counts[use, default: 0] += now ? 1 : -1
        if now { listen(to: use) }
      }
    }

    /// Adds the controllers of a use, which stay: GTK may be in the middle of an event of theirs when the last box goes.
    private func listen(to use: GestureSet) {
      guard controllers[use] == nil, let widget = host.top?.widget else { return }
      let new = use == .presses ? presses() : use == .hover ? hovers() : pinches()
      for controller in new { gtk_widget_add_controller(widget, controller) }
      controllers[use] = new
    }

    private func isUsed(_ use: GestureSet) -> Bool { counts[use, default: 0] > 0 }

    private func time(_ controller: OpaquePointer) -> Double {
      let time = Double(gtk_event_controller_get_current_event_time(controller)) / 1000
      // An event that no device made has no time.
      return time > 0 ? time : press?.time ?? 0
    }

    /// The keys that are held down.
    private func modifiers(_ controller: OpaquePointer) -> EventModifiers {
      EventModifiers(gdk: gtk_event_controller_get_current_event_state(controller).rawValue)
    }

    // MARK: Presses

    private func presses() -> [OpaquePointer] {
      guard let drag = gtk_gesture_drag_new() else { return [] }
      gtk_gesture_single_set_button(drag, 0)
      let object = UnsafeMutableRawPointer(drag)
      WidgetSignal.connect(object, "drag-begin") { [weak self] in self?.begin(drag) }
      WidgetSignal.connect(object, "drag-update") { [weak self] in self?.pass(.moved, drag) }
      WidgetSignal.connect(object, "cancel") { [weak self] in self?.isCancelled = true }
      WidgetSignal.connect(object, "drag-end") { [weak self] in self?.end(drag) }
      return [drag]
    }

    private func begin(_ drag: OpaquePointer) {
      guard isUsed(.presses), let place = place(drag) else { return }
      let button: PointerButton =
        switch gtk_gesture_single_get_current_button(drag) {
        case 2: .middle
        case 3: .secondary
        default: .primary
        }
      isCancelled = false
      press = PointerEvent(.began, at: place, time: time(drag), button: button, modifiers: modifiers(drag))
      send(drag)
    }

    private func pass(_ phase: PointerEvent.Phase, _ drag: OpaquePointer) {
      guard press != nil else { return }
      if let place = place(drag) { press?.location = place }
      press?.time = time(drag)
      press?.modifiers = modifiers(drag)
      press?.phase = phase
      send(drag)
    }

    /// Ends a press. One that another widget took, or that GTK cancels, ends at the pointer's last place.
    private func end(_ drag: OpaquePointer) {
      let sequence = gtk_gesture_single_get_current_sequence(drag)
      let isTaken = gtk_gesture_get_sequence_state(drag, sequence) == GTK_EVENT_SEQUENCE_DENIED
      if isCancelled || isTaken { press?.phase = .cancelled }
      if press?.phase == .cancelled { send(drag) } else { pass(.ended, drag) }
      press = nil
    }

    /// Passes the press; one that a gesture takes is none for the widgets around and inside.
    private func send(_ drag: OpaquePointer) {
      guard let press, onEvent?(press) == true, press.phase != .cancelled else { return }
      gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_CLAIMED)
    }

    /// The place of the pointer in the container; `nil` where the event has none.
    private func place(_ gesture: OpaquePointer) -> Point? {
      var (x, y) = (0.0, 0.0)
      let sequence = gtk_gesture_single_get_current_sequence(gesture)
      return gtk_gesture_get_point(gesture, sequence, &x, &y) != 0 ? Point(x: x, y: y) : nil
    }

    // MARK: Two fingers

    private func pinches() -> [OpaquePointer] {
      guard let zoom = gtk_gesture_zoom_new(), let rotate = gtk_gesture_rotate_new() else { return [] }
      gtk_gesture_group(rotate, zoom)
      let object = UnsafeMutableRawPointer(zoom)
      let move: @MainActor () -> Void = { [weak self] in self?.pinched(.moved, zoom, rotate) }
      WidgetSignal.connect(object, "begin") { [weak self] in self?.pinched(.began, zoom, rotate) }
      WidgetSignal.connect(object, "scale-changed", move)
      WidgetSignal.connect(UnsafeMutableRawPointer(rotate), "angle-changed", move)
      WidgetSignal.connect(object, "end") { [weak self] in self?.pinched(.ended, zoom, rotate) }
      return [zoom, rotate]
    }

    private func pinched(_ phase: PointerEvent.Phase, _ zoom: OpaquePointer, _ rotate: OpaquePointer) {
      guard isUsed(.pinch), phase == .began || pinch != nil else { return }
      var (x, y) = (0.0, 0.0)
      let hasPlace = gtk_gesture_get_bounding_box_center(zoom, &x, &y) != 0
      let place = hasPlace ? Point(x: x, y: y) : pinch?.location ?? .zero
      var event = PointerEvent(phase, at: place, time: time(zoom), pinch: pinch?.pinch ?? .init(scale: 1))
      if phase == .moved {
        let angle = gtk_gesture_rotate_get_angle_delta(rotate)
        event.pinch = .init(scale: gtk_gesture_zoom_get_scale_delta(zoom), rotation: .radians(angle))
      }
      pinch = phase == .ended ? nil : event
      if onEvent?(event) == true, phase == .moved { gtk_gesture_set_state(zoom, GTK_EVENT_SEQUENCE_CLAIMED) }
    }

    // MARK: The pointer without a button

    private func hovers() -> [OpaquePointer] {
      guard let motion = gtk_event_controller_motion_new() else { return [] }
      let object = UnsafeMutableRawPointer(motion)
      for signal in ["enter", "motion"] {
        WidgetSignal.connectPoint(object, signal) { [weak self] x, y in
          self?.hovered(PointerEvent(.hovered, at: Point(x: x, y: y), time: self?.time(motion) ?? 0))
        }
      }
      WidgetSignal.connect(object, "leave") { [weak self] in
        self?.hovered(PointerEvent(.left, at: .zero, time: self?.time(motion) ?? 0))
      }
      return [motion]
    }

    private func hovered(_ event: PointerEvent) {
      guard press == nil, isUsed(.hover) || cursor != nil else { return }
      _ = onEvent?(event)
    }

    /// Shows the pointer in a style; `nil` is that of the theme.
    func show(_ style: PointerStyle?) {
      guard style != cursor, let widget = host.top?.widget else { return }
      cursor = style
      if let style {
        gtk_widget_set_cursor_from_name(widget, style.cssName)
      } else {
        gtk_widget_set_cursor(widget, nil)
      }
    }
  }
#endif
