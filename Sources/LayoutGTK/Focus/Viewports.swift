#if canImport(CGTK)
  import CGTK

  /// GTK's viewports scroll to the widget that receives the keyboard focus.
  @MainActor
  enum Viewports {
    /// Calls `work` without that scrolling, for the viewports around a widget.
    static func keepingStill(around widget: Widget, _ work: () -> Void) {
      var viewports: [OpaquePointer] = []
      var at = gtk_widget_get_parent(widget)
      while let around = at {
        if let viewport = scrolling(around) { viewports.append(viewport) }
        at = gtk_widget_get_parent(around)
      }
      keepingStill(viewports, work)
    }

    /// Calls `work` without that scrolling, for the viewports inside a widget.
    ///
    /// - Complexity: O(widgets).
    static func keepingStill(inside widget: Widget, _ work: () -> Void) {
      var viewports: [OpaquePointer] = []
      var due = [widget]
      while let next = due.popLast() {
        if let viewport = scrolling(next) { viewports.append(viewport) }
        var child = gtk_widget_get_first_child(next)
        while let inner = child {
          due.append(inner)
          child = gtk_widget_get_next_sibling(inner)
        }
      }
      keepingStill(viewports, work)
    }

    private static func keepingStill(_ viewports: [OpaquePointer], _ work: () -> Void) {
      for viewport in viewports { gtk_viewport_set_scroll_to_focus(viewport, 0) }
      work()
      for viewport in viewports { gtk_viewport_set_scroll_to_focus(viewport, 1) }
    }

    /// The widget as a viewport that scrolls to the focus; `nil` where it is none.
    private static func scrolling(_ widget: Widget) -> OpaquePointer? {
      let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
      let isViewport = g_type_check_instance_is_a(instance, gtk_viewport_get_type()) != 0
      return isViewport && gtk_viewport_get_scroll_to_focus(OpaquePointer(widget)) != 0 ? OpaquePointer(widget) : nil
    }
  }
#endif
