#if canImport(CGTK)
  import CGTK
  import LayoutCore

  /// A dialog for files: the desktop portal's where there is one, else GTK's.
  @MainActor
  final class FileDialog: ShownPresentation {
    private var dialog: OpaquePointer?

    override func open() {
      let made =
        switch presentation.kind {
        case .fileImporter(let settings): importer(settings)
        case .fileExporter(let settings): exporter(settings)
        default: OpaquePointer?.none
        }
      guard let made else { return presentation.choose(.failed(FileDialogError("GTK has no dialog for files"))) }
      dialog = made
      gtk_native_dialog_set_modal(native(made), 1)
      WidgetSignal.connectNumber(UnsafeMutableRawPointer(made), "response") { [weak self] in self?.chose($0) }
      gtk_native_dialog_show(native(made))
    }

    override func close() {
      guard let dialog else { return }
      self.dialog = nil
      gtk_native_dialog_destroy(native(dialog))
      g_object_unref(UnsafeMutableRawPointer(dialog))
    }

    private func importer(_ settings: FileImport) -> OpaquePointer? {
      let isFolder = settings.types == [.folder]
      let action = isFolder ? GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER : GTK_FILE_CHOOSER_ACTION_OPEN
      guard let made = gtk_file_chooser_native_new(nil, owner.window, action, nil, nil) else { return nil }
      gtk_file_chooser_set_select_multiple(made, settings.allowsMultiple ? 1 : 0)
      if !isFolder { addFilters(settings.types, to: made) }
      return made
    }

    private func exporter(_ settings: FileExport) -> OpaquePointer? {
      guard let made = gtk_file_chooser_native_new(nil, owner.window, GTK_FILE_CHOOSER_ACTION_SAVE, nil, nil) else {
        return nil
      }
      if let name = settings.name { gtk_file_chooser_set_current_name(made, name.forGTK) }
      if let type = settings.type { addFilters([type], to: made) }
      return made
    }

    /// One filter for all kinds together, and one for each where there are several.
    private func addFilters(_ types: [ContentType], to dialog: OpaquePointer) {
      let limited = types.filter { !$0.extensions.isEmpty }
      guard limited.count == types.count, !types.isEmpty else { return }
      let all = ContentType(
        name: types.map(\.name).joined(separator: ", "), extensions: types.flatMap(\.extensions),
        mimeTypes: types.flatMap(\.mimeTypes))
      for type in types.count == 1 ? types : [all] + types {
        guard let filter = gtk_file_filter_new() else { continue }
        gtk_file_filter_set_name(filter, type.name.forGTK)
        for suffix in type.extensions { gtk_file_filter_add_suffix(filter, suffix.forGTK) }
        for name in type.mimeTypes { gtk_file_filter_add_mime_type(filter, name.forGTK) }
        gtk_file_chooser_add_filter(dialog, filter)
        g_object_unref(UnsafeMutableRawPointer(filter))
      }
    }

    private func chose(_ response: Int32) {
      guard let dialog else { return }
      guard response == GTK_RESPONSE_ACCEPT.rawValue else { return presentation.choose(.cancelled) }
      var paths: [String] = []
      if let list = gtk_file_chooser_get_files(dialog) {
        for at in 0..<g_list_model_get_n_items(list) {
          guard let file = g_list_model_get_object(list, at) else { continue }
          if let path = g_file_get_path(OpaquePointer(file)) {
            paths.append(String(cString: path))
            g_free(path)
          }
          g_object_unref(file)
        }
        g_object_unref(UnsafeMutableRawPointer(list))
      }
      presentation.choose(
        paths.isEmpty ? .failed(FileDialogError("the files are not on this computer")) : .files(paths))
    }

    private func native(_ dialog: OpaquePointer) -> UnsafeMutablePointer<GtkNativeDialog> {
      UnsafeMutablePointer(dialog)
    }
  }
#endif
