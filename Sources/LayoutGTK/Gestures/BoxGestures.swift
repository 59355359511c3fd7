#if canImport(CGTK)
  import CGTK

  /// The uses of a box beside the pointer: keys and screen readers tap it. The container passes the pointer's events.
  @MainActor
  final class BoxGestures {
    private unowned let host: GTKHost
    private let id: ViewID
    private let widget: Widget
    private var active: GestureSet = []
    /// The controller for keys, while the box has a use for some; the widget owns it.
    private var keys: OpaquePointer?

    init(_ id: ViewID, _ widget: Widget, _ host: GTKHost) {
      (self.id, self.widget, self.host) = (id, widget, host)
    }

    /// Uses the box in these ways and no others.
    func listen(to gestures: GestureSet) {
      guard gestures != active else { return }
      host.pointer.exchange(active, for: gestures)
      host.transfer.exchange(active, for: gestures)
      let (old, new) = (active.intersection(Self.byKeys), gestures.intersection(Self.byKeys))
      active = gestures
      guard old != new else { return }
      if let keys { gtk_widget_remove_controller(widget, keys) }
      keys = nil
      if !new.isEmpty { addKeys(new) }
      if new.contains(.tap) != old.contains(.tap) { setPress(new.contains(.tap)) }
    }

    private static let byKeys: GestureSet = [.tap, .copy, .cut, .paste]

    /// Notes that the box is gone.
    func end() {
      host.pointer.exchange(active, for: [])
      host.transfer.exchange(active, for: [])
      active = []
    }

    /// Taps by the space and return keys, copies, cuts and pastes by theirs, while the box has the keyboard.
    private func addKeys(_ gestures: GestureSet) {
      guard let keys = gtk_shortcut_controller_new() else { return }
      func add(_ key: Int32, _ modifiers: GdkModifierType, _ work: @escaping @MainActor () -> Void) {
        let action = CallbackAction.make {
          work()
          return true
        }
        gtk_shortcut_controller_add_shortcut(
          keys, gtk_shortcut_new(gtk_keyval_trigger_new(guint(key), modifiers), action))
      }
      if gestures.contains(.tap) {
        for key in [GDK_KEY_space, GDK_KEY_Return, GDK_KEY_KP_Enter] {
          add(key, GdkModifierType(rawValue: 0)) { [weak self] in self?.press() }
        }
      }
      if gestures.contains(.copy) { add(GDK_KEY_c, GDK_CONTROL_MASK) { [weak self] in self?.transfer(.copy) } }
      if gestures.contains(.cut) { add(GDK_KEY_x, GDK_CONTROL_MASK) { [weak self] in self?.transfer(.cut) } }
      if gestures.contains(.paste) { add(GDK_KEY_v, GDK_CONTROL_MASK) { [weak self] in self?.transfer(.paste) } }
      gtk_widget_add_controller(widget, keys)
      self.keys = keys
    }

    private func transfer(_ key: TransferKey) { host.onTransferKey?(id, key) }

    private static let actions = "layout"

    /// Adds the action by which screen readers tap, or removes it.
    private func setPress(_ isTapped: Bool) {
      guard isTapped else { return gtk_widget_insert_action_group(widget, Self.actions, nil) }
      guard let group = g_simple_action_group_new(), let press = g_simple_action_new("press", nil) else { return }
      WidgetSignal.connect(UnsafeMutableRawPointer(press), "activate") { [weak self] in self?.press() }
      g_action_map_add_action(OpaquePointer(group), press)
      gtk_widget_insert_action_group(widget, Self.actions, OpaquePointer(group))
      g_object_unref(UnsafeMutableRawPointer(press))
      g_object_unref(group)
    }

    private func press() { host.onPress?(id) }
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
