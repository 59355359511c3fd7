#if canImport(CGTK)
  import CGTK

  /// What a person can do with a box: GTK's controllers on its widget, as long as the box listens.
  @MainActor
  final class BoxGestures {
    private unowned let host: GTKHost
    private let id: ViewID
    private let widget: Widget
    private var active: GestureSet = []
    /// The controllers by what they listen to; the widget owns them.
    private var controllers: [GestureSet: [OpaquePointer]] = [:]
    /// Where a drag began, in the container's coordinates.
    private var start: Point?

    init(_ id: ViewID, _ widget: Widget, _ host: GTKHost) {
      (self.id, self.widget, self.host) = (id, widget, host)
    }

    /// Listens to these gestures and no others.
    func listen(to gestures: GestureSet) {
      guard gestures != active else { return }
      for gone in active.subtracting(gestures).parts {
        for controller in controllers.removeValue(forKey: gone) ?? [] {
          gtk_widget_remove_controller(widget, controller)
        }
      }
      for new in gestures.subtracting(active).parts { controllers[new] = new == .tap ? tap() : drag() }
      active = gestures
      // Who uses the keyboard can come to what can be tapped.
      gtk_widget_set_focusable(widget, gestures.contains(.tap) ? 1 : 0)
    }

    /// A click, or the space and return keys while the box has the keyboard.
    private func tap() -> [OpaquePointer] {
      guard let click = gtk_gesture_click_new(), let keys = gtk_shortcut_controller_new() else { return [] }
      WidgetSignal.connect(UnsafeMutableRawPointer(click), "released") { [weak self] in self?.tell(.tapped) }
      for key in [GDK_KEY_space, GDK_KEY_Return, GDK_KEY_KP_Enter] {
        let action = CallbackAction.make { [weak self] in self?.tell(.tapped) }
        gtk_shortcut_controller_add_shortcut(
          keys, gtk_shortcut_new(gtk_keyval_trigger_new(guint(key), GdkModifierType(rawValue: 0)), action))
      }
      for controller in [click, keys] { gtk_widget_add_controller(widget, controller) }
      return [click, keys]
    }

    /// A drag. Places are those of the pointer in the container: the widget itself may move meanwhile.
    private func drag() -> [OpaquePointer] {
      guard let drag = gtk_gesture_drag_new() else { return [] }
      let object = UnsafeMutableRawPointer(drag)
      WidgetSignal.connect(object, "drag-begin") { [weak self] in self?.start = self?.pointer(drag) }
      WidgetSignal.connect(object, "drag-update") { [weak self] in self?.move(drag) { .dragChanged($0) } }
      WidgetSignal.connect(object, "drag-end") { [weak self] in
        self?.move(drag) { .dragEnded($0) }
        self?.start = nil
      }
      gtk_widget_add_controller(widget, drag)
      return [drag]
    }

    private func move(_ controller: OpaquePointer, _ event: (DragGesture.Value) -> GestureEvent) {
      guard let start, let place = pointer(controller) else { return }
      tell(event(DragGesture.Value(startLocation: start, location: place)))
    }

    /// Where the pointer is, in the container's coordinates.
    private func pointer(_ controller: OpaquePointer) -> Point? {
      guard let event = gtk_event_controller_get_current_event(controller), let top = host.top?.widget,
        let native = gtk_widget_get_native(widget), let root = gtk_widget_get_root(widget)
      else { return nil }
      var (x, y, left, up) = (0.0, 0.0, 0.0, 0.0)
      guard gdk_event_get_position(event, &x, &y) != 0 else { return nil }
      gtk_native_get_surface_transform(native, &left, &up)
      let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
      var place = Point.zero
      gtk_widget_translate_coordinates(window, top, x - left, y - up, &place.x, &place.y)
      return place
    }

    private func tell(_ event: GestureEvent) { host.onGesture?(id, event) }
  }

  extension GestureSet {
    /// The gestures one by one.
    fileprivate var parts: [GestureSet] { [.tap, .drag].filter { contains($0) } }
  }

  /// What a shortcut does, in Swift.
  @MainActor
  enum CallbackAction {
    private final class Work {
      let work: @MainActor () -> Void
      init(_ work: @escaping @MainActor () -> Void) { self.work = work }
    }

    /// An action that does `work`; whoever is given it owns it.
    static func make(_ work: @escaping @MainActor () -> Void) -> OpaquePointer? {
      gtk_callback_action_new(
        { _, _, data in
          guard let data else { return 0 }
          MainActor.assumeIsolated { Unmanaged<Work>.fromOpaque(data).takeUnretainedValue().work() }
          return 1
        }, Unmanaged.passRetained(Work(work)).toOpaque(),
        { data in
          if let data { Unmanaged<Work>.fromOpaque(data).release() }
        })
    }
  }
#endif
