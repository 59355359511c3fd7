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
      if !isSecure, shownTraits != content.traits { dress() }
      let side = content.style.alignment.side
      if gtk_editable_get_alignment(editable) != side { gtk_editable_set_alignment(editable, side) }
    }

    /// The traits that were shown; GTK's own look is that of none.
    private var shownTraits = ControlTraits()

    /// Shows the look of the field, and what an input method may know of its text.
    private func dress() {
      let entry = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkEntry.self)
      let traits = content.traits
      shownTraits = traits
      gtk_entry_set_has_frame(entry, traits.field == .plain ? 0 : 1)
      gtk_entry_set_icon_from_icon_name(
        entry, GTK_ENTRY_ICON_PRIMARY, traits.field == .search ? "system-search-symbolic" : nil)
      gtk_entry_set_input_purpose(entry, traits.input.keyboard.purpose)
      gtk_entry_set_input_hints(entry, traits.input.hints)
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

  extension TextAlignment {
    /// The place of a line in a field: 0 is the leading edge, and 1 the trailing one.
    fileprivate var side: Float {
      switch self {
      case .leading, .justified: 0
      case .center: 0.5
      case .trailing: 1
      }
    }
  }

  extension KeyboardType {
    fileprivate var purpose: GtkInputPurpose {
      switch self {
      case .asciiCapable: GTK_INPUT_PURPOSE_ALPHA
      case .numberPad: GTK_INPUT_PURPOSE_DIGITS
      case .decimalPad: GTK_INPUT_PURPOSE_NUMBER
      case .phonePad: GTK_INPUT_PURPOSE_PHONE
      case .url: GTK_INPUT_PURPOSE_URL
      case .emailAddress: GTK_INPUT_PURPOSE_EMAIL
      case .default, .numbersAndPunctuation, .webSearch: GTK_INPUT_PURPOSE_FREE_FORM
      }
    }
  }

  extension TextInput {
    fileprivate var hints: GtkInputHints {
      var bits = isUncorrected ? GTK_INPUT_HINT_NO_SPELLCHECK.rawValue : 0
      switch capitalization {
      case .never: bits |= GTK_INPUT_HINT_LOWERCASE.rawValue
      case .words: bits |= GTK_INPUT_HINT_UPPERCASE_WORDS.rawValue
      case .sentences: bits |= GTK_INPUT_HINT_UPPERCASE_SENTENCES.rawValue
      case .characters: bits |= GTK_INPUT_HINT_UPPERCASE_CHARS.rawValue
      case nil: break
      }
      return GtkInputHints(rawValue: bits)
    }
  }
#endif
