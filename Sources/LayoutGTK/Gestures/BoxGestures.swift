#if canImport(CGTK)
  import CGTK

  /// The gestures of a box: GTK's controllers on its widget, while the box uses them.
  @MainActor
  final class BoxGestures {
    private unowned let host: GTKHost
    private let id: ViewID
    private let widget: Widget
    private var active: GestureSet = []
    /// The controllers by their gestures; the widget owns them.
    private var controllers: [GestureSet: [OpaquePointer]] = [:]
    /// The place where a drag began, in the container's coordinates.
    private var start: Point?
    /// The last place of the pointer while dragging.
    private var last: Point?
    /// Whether the pointer moved so far that the gesture is a drag, and no tap.
    private var isDragged = false

    init(_ id: ViewID, _ widget: Widget, _ host: GTKHost) {
      (self.id, self.widget, self.host) = (id, widget, host)
    }

    /// Recognizes these gestures and no others.
    func listen(to gestures: GestureSet) {
      guard gestures != active else { return }
      for gone in active.subtracting(gestures).parts {
        for controller in controllers.removeValue(forKey: gone) ?? [] {
          gtk_widget_remove_controller(widget, controller)
        }
        if gone == .tap { gtk_widget_insert_action_group(widget, Self.actions, nil) }
      }
      for new in gestures.subtracting(active).parts { controllers[new] = new == .tap ? tap() : drag() }
      active = gestures
    }

    /// A click, or the space and return keys while the box has the keyboard.
    private func tap() -> [OpaquePointer] {
      guard let click = gtk_gesture_click_new(), let keys = gtk_shortcut_controller_new() else { return [] }
      WidgetSignal.connect(UnsafeMutableRawPointer(click), "released") { [weak self] in self?.released(click) }
      for key in [GDK_KEY_space, GDK_KEY_Return, GDK_KEY_KP_Enter] {
        let action = CallbackAction.make { [weak self] in
          self?.notify(.tapped)
          return true
        }
        gtk_shortcut_controller_add_shortcut(
          keys, gtk_shortcut_new(gtk_keyval_trigger_new(guint(key), GdkModifierType(rawValue: 0)), action))
      }
      for controller in [click, keys] { gtk_widget_add_controller(widget, controller) }
      addPress()
      return [click, keys]
    }

    private static let actions = "layout"

    /// Adds the action by which screen readers tap.
    private func addPress() {
      guard let group = g_simple_action_group_new(), let press = g_simple_action_new("press", nil) else { return }
      WidgetSignal.connect(UnsafeMutableRawPointer(press), "activate") { [weak self] in self?.notify(.tapped) }
      g_action_map_add_action(OpaquePointer(group), press)
      gtk_widget_insert_action_group(widget, Self.actions, OpaquePointer(group))
      g_object_unref(UnsafeMutableRawPointer(press))
      g_object_unref(group)
    }

    /// Sends a tap, if the pointer is still in the box and did not drag it.
    ///
    /// Boxes around it do not receive it.
    private func released(_ click: OpaquePointer) {
      var (x, y) = (0.0, 0.0)
      let sequence = gtk_gesture_single_get_current_sequence(click)
      guard !isDragged, gtk_gesture_get_point(click, sequence, &x, &y) != 0, gtk_widget_contains(widget, x, y) != 0
      else { return }
      gtk_gesture_set_state(click, GTK_EVENT_SEQUENCE_CLAIMED)
      notify(.tapped)
    }

    /// Recognizes a drag.
    ///
    /// Its places are in the container's coordinates, since the widget itself may move meanwhile.
    private func drag() -> [OpaquePointer] {
      guard let drag = gtk_gesture_drag_new() else { return [] }
      let object = UnsafeMutableRawPointer(drag)
      WidgetSignal.connect(object, "drag-begin") { [weak self] in self?.begin(drag) }
      WidgetSignal.connect(object, "drag-update") { [weak self] in self?.update(drag) }
      WidgetSignal.connect(object, "drag-end") { [weak self] in self?.end(drag) }
      gtk_widget_add_controller(widget, drag)
      return [drag]
    }

    private func begin(_ drag: OpaquePointer) {
      start = pointer(drag)
      last = start
      isDragged = false
    }

    private func update(_ drag: OpaquePointer) {
      guard let start, let place = pointer(drag) else { return }
      last = place
      if !isDragged, isFar(drag) {
        isDragged = true
        gtk_gesture_set_state(drag, GTK_EVENT_SEQUENCE_CLAIMED)
      }
      notify(.dragChanged(DragGesture.Value(startLocation: start, location: place)))
    }

    /// Ends a drag.
    ///
    /// One that GTK cancels has no place of its own: it ends at the pointer's last place.
    private func end(_ drag: OpaquePointer) {
      guard let start, let place = pointer(drag) ?? last else { return }
      (self.start, last) = (nil, nil)
      notify(.dragEnded(DragGesture.Value(startLocation: start, location: place)))
    }

    /// Whether the pointer moved farther than the threshold in the user's settings.
    private func isFar(_ drag: OpaquePointer) -> Bool {
      var (x, y) = (0.0, 0.0)
      guard gtk_gesture_drag_get_offset(drag, &x, &y) != 0 else { return false }
      return gtk_drag_check_threshold(widget, 0, 0, Int32(clamping: Int(x)), Int32(clamping: Int(y))) != 0
    }

    /// The place of the pointer, in the container's coordinates.
    private func pointer(_ controller: OpaquePointer) -> Point? {
      guard let event = gtk_event_controller_get_current_event(controller), let top = host.top?.widget,
        let native = gtk_widget_get_native(widget)
      else { return nil }
      var (x, y, left, up) = (0.0, 0.0, 0.0, 0.0)
      guard gdk_event_get_position(event, &x, &y) != 0 else { return nil }
      gtk_native_get_surface_transform(native, &left, &up)
      // A popover in a window has a surface of its own.
      let window = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
      var place = Point.zero
      gtk_widget_translate_coordinates(window, top, x - left, y - up, &place.x, &place.y)
      return place
    }

    private func notify(_ event: GestureEvent) { host.onGesture?(id, event) }
  }

  extension GestureSet {
    /// The single gestures of the set.
    fileprivate var parts: [GestureSet] { [.tap, .drag].filter { contains($0) } }
  }

  /// A shortcut's action, as a function in Swift.
  @MainActor
  enum CallbackAction {
    private final class Work {
      let work: @MainActor () -> Bool
      init(_ work: @escaping @MainActor () -> Bool) { self.work = work }
    }

    /// An action that calls `work`; the caller owns it.
    ///
    /// - Parameter work: returns whether the key is used up.
    static func make(_ work: @escaping @MainActor () -> Bool) -> OpaquePointer? {
      gtk_callback_action_new(
        { _, _, data in
          guard let data else { return 0 }
          return MainActor.assumeIsolated { Unmanaged<Work>.fromOpaque(data).takeUnretainedValue().work() } ? 1 : 0
        }, Unmanaged.passRetained(Work(work)).toOpaque(),
        { data in
          if let data { Unmanaged<Work>.fromOpaque(data).release() }
        })
    }
  }
#endif
