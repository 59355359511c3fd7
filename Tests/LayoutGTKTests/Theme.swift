#if canImport(CGTK)
  import CGTK

  /// Runs `body` while a style sheet stands in front of the theme and of the library's.
  ///
  /// It is there for all windows of the display, and gone when `body` returns or fails.
  @MainActor
  func withTheme(_ css: String, _ body: () throws -> Void) rethrows {
    let provider = gtk_css_provider_new()
    let display = gdk_display_get_default()
    gtk_css_provider_load_from_data(provider, css, -1)
    gtk_style_context_add_provider_for_display(display, OpaquePointer(provider), 900)
    defer {
      gtk_style_context_remove_provider_for_display(display, OpaquePointer(provider))
      g_object_unref(UnsafeMutableRawPointer(provider))
    }
    try body()
  }
#endif
