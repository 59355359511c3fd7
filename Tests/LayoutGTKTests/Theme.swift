#if canImport(CGTK)
  import CGTK

  /// Runs `body` while a style sheet is one of the display's, in front of those with a smaller priority.
  ///
  /// It is there for all windows, and gone when `body` returns or fails.
  @MainActor
  func withTheme(_ css: String, priority: Int = 900, _ body: () throws -> Void) rethrows {
    let provider = gtk_css_provider_new()
    let display = gdk_display_get_default()
    gtk_css_provider_load_from_data(provider, css, -1)
    gtk_style_context_add_provider_for_display(display, OpaquePointer(provider), guint(priority))
    defer {
      gtk_style_context_remove_provider_for_display(display, OpaquePointer(provider))
      g_object_unref(UnsafeMutableRawPointer(provider))
    }
    try body()
  }
#endif
