#if canImport(CGTK)
  import CGTK

  /// The keyboard focus of a box that takes it: by Tab, and, where it is focusable, by a click.
  @MainActor
  final class BoxFocus {
    private let widget: Widget
    /// Gives the focus at a press of the pointer; the widget owns it.
    private var click: OpaquePointer?
    private var isTaking = false

    init(_ widget: Widget) { self.widget = widget }

    func follow(_ decoration: Decoration) {
      if decoration.takesFocus != isTaking {
        isTaking = decoration.takesFocus
        gtk_widget_set_focusable(widget, isTaking ? 1 : 0)
      }
      guard decoration.isFocusable != (click != nil) else { return }
      if let click {
        gtk_widget_remove_controller(widget, click)
        self.click = nil
      } else if let click = gtk_gesture_click_new() {
        let widget = widget
        WidgetSignal.connect(UnsafeMutableRawPointer(click), "pressed") { gtk_widget_grab_focus(widget) }
        gtk_widget_add_controller(widget, click)
        self.click = click
      }
    }
  }
#endif
