#if canImport(CGTK)
  import CGTK

  /// A picker: a GtkDropDown.
  final class PickerView: ControlView {
    override func setUp() {
      let pointer = OpaquePointer(widget)
      observe(widget, "notify::selected") {
        let position = gtk_drop_down_get_selected(pointer)
        return position == GTK_INVALID_LIST_POSITION ? nil : .selected(Int(position))
      }
    }

    private var textStyle: TextStyleProvider?

    override func show(_ control: Control, instead old: Control?) {
      setTextStyle(of: widget, &textStyle)
      guard case .picker(let options, let selection) = control else { return }
      var before: [String]?
      if case .picker(let was, _) = old { before = was }
      let pointer = OpaquePointer(widget)
      if before != options {
        let list = gtk_string_list_new(nil)
        for option in options { gtk_string_list_append(list, option.forGTK) }
        gtk_drop_down_set_model(pointer, list)
        if let list { g_object_unref(UnsafeMutableRawPointer(list)) }
      }
      let wanted = selection.flatMap { guint(exactly: $0) } ?? GTK_INVALID_LIST_POSITION
      if gtk_drop_down_get_selected(pointer) != wanted { gtk_drop_down_set_selected(pointer, wanted) }
    }
  }
#endif
