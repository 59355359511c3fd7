#if canImport(CGTK)
  import CGTK
  import LayoutGTK

  /// A person's firm pull beyond an edge, which GTK notices on touch screens only.
  @MainActor
  enum Overshoot {
    /// Emits the signal of a GtkScrolledWindow for a side.
    static func send(to scrolledWindow: Widget, _ side: GtkPositionType) {
      var values = [GValue(), GValue()]
      g_value_init(&values[0], gtk_scrolled_window_get_type())
      g_value_set_object(&values[0], scrolledWindow)
      g_value_init(&values[1], gtk_position_type_get_type())
      g_value_set_enum(&values[1], gint(side.rawValue))
      g_signal_emitv(&values, g_signal_lookup("edge-overshot", gtk_scrolled_window_get_type()), 0, nil)
      for index in values.indices { g_value_unset(&values[index]) }
    }
  }
#endif
