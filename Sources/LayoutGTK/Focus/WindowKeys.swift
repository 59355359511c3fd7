#if canImport(CGTK)
  import CGTK
  import LayoutCore

  /// The keys of a window for the layout in a container: they come here before the widget that has the focus.
  ///
  /// 1. A key that goes down again before it went up repeats. Where the window becomes another's, no key is held.
  /// 2. Keys in a popover belong to that, and keys that type belong to a text that is no view of the layout.
  /// 3. All others are the root's (`LayoutRoot.send(_:)`); a key that it does not use goes on to the focused widget.
  /// 4. What a key changes is shown at once: a further key may wait already, for what has the keyboard by then.
  @MainActor
  final class WindowKeys {
    private weak var container: LayoutContainer?
    private let window: Widget
    private var controller: OpaquePointer?
    private var activity: gulong = 0
    /// The codes of the keys that are held down: the number of a key is another one once Shift goes up before it.
    private var held: Set<guint> = []

    init(_ root: OpaquePointer, _ container: LayoutContainer) {
      self.container = container
      window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
      controller = WidgetKeys.observe(window) { [weak self] key, code, state, isDown in
        self?.changed(key, code, state, isDown) == true
      }
      activity = WidgetSignal.connect(UnsafeMutableRawPointer(root), "notify::is-active") { [weak self] in
        self?.held = []  // 1.
      }
    }

    /// Ends the connection: the container leaves the window.
    func end() {
      if let controller, gtk_event_controller_get_widget(controller) == window {
        gtk_widget_remove_controller(window, controller)
      }
      g_signal_handler_disconnect(UnsafeMutableRawPointer(window), activity)
      controller = nil
    }

    private func changed(_ key: guint, _ code: guint, _ state: guint, _ isDown: Bool) -> Bool {
      let isRepeat = isDown && !held.insert(code).inserted  // 1.
      if !isDown { held.remove(code) }
      guard let container, !isForeign(state),
        let press = KeyPress(key, state, phase: isDown ? isRepeat ? .repeat : .down : .up)
      else { return false }
      // What the focus did before comes first.
      container.doWaiting()
      guard container.root.send(press) else { return false }
      container.layoutIfNeeded()  // 4.
      return true
    }

    /// Step 2.
    private func isForeign(_ state: guint) -> Bool {
      guard let container, let focus = gtk_root_get_focus(OpaquePointer(window)) else { return false }
      if gtk_widget_get_native(focus) != gtk_widget_get_native(window) { return true }
      let changing = GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue | GDK_SUPER_MASK.rawValue
      guard container.root.focusedView == nil, state & changing == 0 else { return false }
      let instance = UnsafeMutableRawPointer(focus).assumingMemoryBound(to: GTypeInstance.self)
      return [gtk_text_get_type(), gtk_text_view_get_type()].contains { g_type_check_instance_is_a(instance, $0) != 0 }
    }
  }
#endif
