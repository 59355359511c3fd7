#if canImport(CGTK)
  import CGTK

  /// GTK's viewports scroll to whatever gets the keyboard.
  @MainActor
  enum Viewports {
    /// Does `work` without that, for the viewports around a widget.
    static func keepingStill(around widget: Widget, _ work: () -> Void) {
      var still: [OpaquePointer] = []
      var at = gtk_widget_get_parent(widget)
      while let around = at {
        let instance = UnsafeMutableRawPointer(around).assumingMemoryBound(to: GTypeInstance.self)
        if g_type_check_instance_is_a(instance, gtk_viewport_get_type()) != 0,
          gtk_viewport_get_scroll_to_focus(OpaquePointer(around)) != 0
        {
          still.append(OpaquePointer(around))
        }
        at = gtk_widget_get_parent(around)
      }
      for viewport in still { gtk_viewport_set_scroll_to_focus(viewport, 0) }
      work()
      for viewport in still { gtk_viewport_set_scroll_to_focus(viewport, 1) }
    }
  }
#endif
