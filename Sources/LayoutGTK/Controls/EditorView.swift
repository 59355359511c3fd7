#if canImport(CGTK)
  import CGTK

  /// A text of any number of lines: a GtkTextView that scrolls.
  final class EditorView: ControlView {
    /// The inner text view, which the scrolled window owns.
    private var textView: UnsafeMutablePointer<GtkTextView>?

    var buffer: UnsafeMutablePointer<GtkTextBuffer>? { textView.flatMap { gtk_text_view_get_buffer($0) } }

    override func setUp() {
      guard let made = gtk_text_view_new() else { return }
      let view = UnsafeMutableRawPointer(made).assumingMemoryBound(to: GtkTextView.self)
      textView = view
      gtk_text_view_set_wrap_mode(view, GTK_WRAP_WORD_CHAR)
      for set in [gtk_text_view_set_left_margin, gtk_text_view_set_right_margin] { set(view, 8) }
      for set in [gtk_text_view_set_top_margin, gtk_text_view_set_bottom_margin] { set(view, 4) }
      gtk_scrolled_window_set_child(OpaquePointer(widget), made)
      spokenWidget = made
      gtk_scrolled_window_set_has_frame(OpaquePointer(widget), 1)
      guard let buffer else { return }
      observe(buffer, "changed") { [weak self] in self?.text.map { .edited($0) } }
    }

    private var text: String? {
      guard let buffer else { return nil }
      var (start, end) = (GtkTextIter(), GtkTextIter())
      gtk_text_buffer_get_bounds(buffer, &start, &end)
      guard let bytes = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return nil }
      defer { g_free(bytes) }
      return String(cString: bytes)
    }

    private var textStyle: TextStyleProvider?

    override func show(_ control: Control, instead old: Control?) {
      if let textView {
        setTextStyle(of: UnsafeMutableRawPointer(textView).assumingMemoryBound(to: GtkWidget.self), &textStyle)
      }
      guard case .textEditor(let wanted) = control, let buffer else { return }
      let new = wanted.forGTK
      guard text != new else { return }
      // The cursor keeps its distance from the beginning.
      var place = GtkTextIter()
      gtk_text_buffer_get_iter_at_mark(buffer, &place, gtk_text_buffer_get_insert(buffer))
      let offset = gtk_text_iter_get_offset(&place)
      gtk_text_buffer_set_text(buffer, new, Int32(clamping: new.utf8.count))
      gtk_text_buffer_get_iter_at_offset(buffer, &place, offset)
      gtk_text_buffer_place_cursor(buffer, &place)
    }
  }
#endif
