#if canImport(CGTK)
  import CGTK

  /// A line of text: a GtkEntry, or a GtkPasswordEntry.
  final class FieldView: ControlView {
    private var editable: OpaquePointer { OpaquePointer(widget) }

    override func setUp() {
      let editable = editable
      if case .textField(_, _, true) = content.control {
        gtk_password_entry_set_show_peek_icon(editable, 1)
      }
      observe(widget, "changed") { gtk_editable_get_text(editable).map { .edited(String(cString: $0)) } }
      observe(widget, "activate") { .submitted }
    }

    override func show(_ control: Control, instead old: Control?) {
      guard case .textField(let text, let prompt, let isSecure) = control else { return }
      setText(text.forGTK)
      if !isSecure {
        let list = attributes(for: text)
        let entry = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkEntry.self)
        if list != nil || gtk_entry_get_attributes(entry) != nil { gtk_entry_set_attributes(entry, list) }
        if let list { pango_attr_list_unref(list) }
      }
      var before: String?
      if case .textField(_, let was, _) = old { before = was }
      if before != prompt { layout_set_string(widget, "placeholder-text", prompt.forGTK) }
    }

    /// Sets the text where it differs: otherwise the cursor and the selection would be lost.
    ///
    /// The cursor keeps its distance from the beginning.
    private func setText(_ text: String) {
      guard gtk_editable_get_text(editable).map({ String(cString: $0) }) != text else { return }
      let position = gtk_editable_get_position(editable)
      gtk_editable_set_text(editable, text)
      gtk_editable_set_position(editable, position)
    }
  }
#endif
