#if canImport(CGTK)
  import CGTK

  /// The first frame of the program's first window.
  @MainActor
  enum FirstFrame {
    /// Returns when it has been drawn.
    static func drawn() async {
      while true {
        // A frame is counted when it begins, so the second one proves the first.
        if let window, let clock = gtk_widget_get_frame_clock(window) {
          guard gdk_frame_clock_get_frame_counter(clock) < 1 else { return }
          gtk_widget_queue_draw(window)
        }
        try? await Task.sleep(for: .milliseconds(5))
      }
    }

    /// The first window, a `GtkWindow *`; `nil` before it is there.
    static var window: UnsafeMutablePointer<GtkWidget>? {
      g_list_model_get_item(gtk_window_get_toplevels(), 0).map {
        g_object_unref($0)
        return $0.assumingMemoryBound(to: GtkWidget.self)
      }
    }
  }
#endif
