#if canImport(CGTK)
  import CGTK

  /// The selection in a text, in characters; a cursor is a selection without a length.
  struct TextSelection {
    var start: Int32
    var end: Int32
  }

  /// A control whose text has a cursor.
  @MainActor
  protocol TextControl: AnyObject {
    var selection: TextSelection { get set }
  }

  extension FieldView: TextControl {
    var selection: TextSelection {
      get {
        var selection = TextSelection(start: 0, end: 0)
        if gtk_editable_get_selection_bounds(OpaquePointer(widget), &selection.start, &selection.end) == 0 {
          selection.start = gtk_editable_get_position(OpaquePointer(widget))
          selection.end = selection.start
        }
        return selection
      }
      set { gtk_editable_select_region(OpaquePointer(widget), newValue.start, newValue.end) }
    }
  }

  extension EditorView: TextControl {
    var selection: TextSelection {
      get {
        guard let buffer else { return TextSelection(start: 0, end: 0) }
        var (start, end) = (GtkTextIter(), GtkTextIter())
        gtk_text_buffer_get_iter_at_mark(buffer, &start, gtk_text_buffer_get_selection_bound(buffer))
        gtk_text_buffer_get_iter_at_mark(buffer, &end, gtk_text_buffer_get_insert(buffer))
        return TextSelection(start: gtk_text_iter_get_offset(&start), end: gtk_text_iter_get_offset(&end))
      }
      set {
        guard let buffer else { return }
        var (start, end) = (GtkTextIter(), GtkTextIter())
        gtk_text_buffer_get_iter_at_offset(buffer, &start, newValue.start)
        gtk_text_buffer_get_iter_at_offset(buffer, &end, newValue.end)
        gtk_text_buffer_select_range(buffer, &end, &start)
      }
    }
  }
#endif
