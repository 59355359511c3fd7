#if canImport(CGTK)
  import CGTK

  extension UnsafeMutablePointer<GtkWidget> {
    /// The texts of the labels in the widget, in drawing order.
    ///
    /// A hidden widget has none; nor has a field, whose text is a value, and may be a password. Complexity: O(widgets).
    @MainActor var words: String {
      guard gtk_widget_get_visible(self) != 0, !isOf(gtk_editable_get_type()) else { return "" }
      if isOf(gtk_label_get_type()) {
        return gtk_label_get_text(OpaquePointer(self)).map { String(cString: $0) } ?? ""
      }
      var words: [String] = []
      var child = gtk_widget_get_first_child(self)
      while let inner = child {
        let text = inner.words
        if !text.isEmpty { words.append(text) }
        child = gtk_widget_get_next_sibling(inner)
      }
      return words.joined(separator: " ")
    }

    /// Whether `words` is the widget's own text, and the widget notifies its changes.
    @MainActor var hasSpokenText: Bool { isOf(gtk_label_get_type()) || isOf(gtk_button_get_type()) }

    func isOf(_ type: GType) -> Bool {
      let instance = UnsafeMutableRawPointer(self).assumingMemoryBound(to: GTypeInstance.self)
      return g_type_check_instance_is_a(instance, type) != 0
    }
  }
#endif
