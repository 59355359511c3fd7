#if canImport(CGTK)
  import CGTK
  import Testing

  /// GTK's dialog for files that is open, and what a person does in it.
  @MainActor
  struct FileChooserWindow {
    private let window: UnsafeMutableRawPointer
    private var chooser: OpaquePointer { OpaquePointer(window) }

    /// `nil` where none is open.
    init?() {
      guard let windows = gtk_window_get_toplevels() else { return nil }
      for at in 0..<g_list_model_get_n_items(windows) {
        guard let object = g_list_model_get_object(windows, at) else { continue }
        let window = UnsafeMutableRawPointer(object)
        // The list keeps it.
        g_object_unref(window)
        let instance = window.assumingMemoryBound(to: GTypeInstance.self)
        guard g_type_check_instance_is_a(instance, gtk_file_chooser_get_type()) != 0,
          gtk_widget_get_visible(window.assumingMemoryBound(to: GtkWidget.self)) != 0
        else { continue }
        self.window = window
        return
      }
      return nil
    }

    /// Chooses a file and accepts it, or cancels, which is `nil`.
    func choose(_ path: String?) throws {
      guard let path else { return respond(GTK_RESPONSE_CANCEL) }
      let file = try #require(g_file_new_for_path(path))
      defer { g_object_unref(UnsafeMutableRawPointer(file)) }
      if gtk_file_chooser_get_action(chooser) == GTK_FILE_CHOOSER_ACTION_SAVE {
        let (folder, name) = (g_file_get_parent(file), g_file_get_basename(file))
        #expect(gtk_file_chooser_set_current_folder(chooser, folder, nil) != 0)
        gtk_file_chooser_set_current_name(chooser, name)
        g_free(name)
        if let folder { g_object_unref(UnsafeMutableRawPointer(folder)) }
      } else {
        #expect(gtk_file_chooser_set_file(chooser, file, nil) != 0)
      }
      // GTK reads the folder first.
      GTKTests.runLoop { chosen == path }
      respond(GTK_RESPONSE_ACCEPT)
    }

    private func respond(_ response: GtkResponseType) {
      gtk_dialog_response(window.assumingMemoryBound(to: GtkDialog.self), response.rawValue)
    }

    private var chosen: String? {
      guard let file = gtk_file_chooser_get_file(chooser) else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(file)) }
      guard let path = g_file_get_path(file) else { return nil }
      defer { g_free(path) }
      return String(cString: path)
    }
  }
#endif
