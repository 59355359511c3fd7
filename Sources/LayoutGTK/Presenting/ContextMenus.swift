#if canImport(CGTK)
  import CGTK
  import LayoutCore

  /// Opens the menus of elements by a long press on a touch screen, and by the menu key. The root opens them by a
  /// secondary click.
  @MainActor
  final class ContextMenus {
    private unowned let container: LayoutContainer

    init(_ container: LayoutContainer) {
      self.container = container
      let widget = container.widget
      if let press = gtk_gesture_long_press_new() {
        gtk_gesture_single_set_touch_only(press, 1)
        WidgetSignal.connectPoint(UnsafeMutableRawPointer(press), "pressed") { [weak self] x, y in
          if self?.open(at: Point(x: x, y: y)) == true { gtk_gesture_set_state(press, GTK_EVENT_SEQUENCE_CLAIMED) }
        }
        gtk_widget_add_controller(widget, press)
      }
      if let keys = gtk_shortcut_controller_new() {
        for trigger in [
          gtk_keyval_trigger_new(guint(GDK_KEY_Menu), GdkModifierType(rawValue: 0)),
          gtk_keyval_trigger_new(guint(GDK_KEY_F10), GDK_SHIFT_MASK),
        ] {
          let action = CallbackAction.make { [weak self] in self?.openAtFocus() == true }
          gtk_shortcut_controller_add_shortcut(keys, gtk_shortcut_new(trigger, action))
        }
        gtk_widget_add_controller(widget, keys)
      }
    }

    private func open(at point: Point) -> Bool {
      guard container.root.hasContextMenu(at: point) else { return false }
      container.observe { [container] in container.root.openContextMenu(at: point) }
      return true
    }

    private func openAtFocus() -> Bool {
      container.focus.focusedView.map { container.root.openContextMenu(of: $0) } ?? false
    }
  }

  extension WidgetSignal {
    private final class NumberListener {
      let observe: @MainActor (Int32) -> Bool
      init(_ observe: @escaping @MainActor (Int32) -> Bool) { self.observe = observe }
    }

    /// Calls `observe` with the number that is the signal's argument.
    static func connectNumber(
      _ object: UnsafeMutableRawPointer, _ signal: String, _ observe: @escaping @MainActor (Int32) -> Void
    ) {
      connectNumbers(object, signal) {
        observe($0)
        return false
      }
    }

    /// Calls `observe` at each signal, and refuses what the signal requests.
    static func connectRefusing(
      _ object: UnsafeMutableRawPointer, _ signal: String, _ observe: @escaping @MainActor () -> Void
    ) {
      connectNumbers(object, signal) { _ in
        observe()
        return true
      }
    }

    private static func connectNumbers(
      _ object: UnsafeMutableRawPointer, _ signal: String, _ observe: @escaping @MainActor (Int32) -> Bool
    ) {
      // A signal without a number passes its object in that place, which is not used.
      let handler: @convention(c) (UnsafeMutableRawPointer?, Int32) -> gboolean = { data, number in
        guard let data else { return 0 }
        return MainActor.assumeIsolated {
          Unmanaged<NumberListener>.fromOpaque(data).takeUnretainedValue().observe(number)
        } ? 1 : 0
      }
      g_signal_connect_data(
        object, signal, unsafeBitCast(handler, to: GCallback.self),
        Unmanaged.passRetained(NumberListener(observe)).toOpaque(),
        { data, _ in
          if let data { Unmanaged<NumberListener>.fromOpaque(data).release() }
        }, G_CONNECT_SWAPPED)
    }
  }
#endif
