#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  /// A line of text as an NSTextField, or as an NSSecureTextField.
  final class FieldItem: ControlView {
    private var field: NSTextField? { view as? NSTextField }

    override func setUp() {
      guard let field else { return }
      field.isBezeled = true
      field.bezelStyle = .roundedBezel
      field.cell?.wraps = false
      field.cell?.isScrollable = true
      // Removes line breaks from pasted text.
      field.usesSingleLineMode = true
      // Only the return key sends the action, not a click outside.
      field.cell?.sendsActionOnEndEditing = false
      observe(field) { .submitted }
      let editing = (field as? any EditedField)?.editing
      editing?.onEdit = { [weak self] text in self?.notify(.edited(text)) }
      editing?.onFocus = { [weak self] isFocused in self?.notify(.focused(isFocused)) }
      editing?.onEnd = { [weak self] in self?.settle() }
    }

    override func show(_ control: Control, instead old: Control?) {
      guard let field, case .textField(let text, let prompt, _) = control else { return }
      if field.stringValue != text { setText(text, of: field) }
      if field.placeholderString != prompt { field.placeholderString = prompt }
      let hasBorder = content.traits.field != .plain
      if field.isBezeled != hasBorder { field.isBezeled = hasBorder }
      let bezel: NSTextField.BezelStyle = content.traits.field == .squareBorder ? .squareBezel : .roundedBezel
      if field.bezelStyle != bezel { field.bezelStyle = bezel }
      // A field that is being edited passes each of these to its editor.
      guard looksDifferent() else { return }
      field.font = content.style.font.native
      field.textColor = content.color.native
      field.alignment = content.style.alignment.native(content.style.direction)
      field.baseWritingDirection = content.style.direction.writing
    }

    /// Sets the text that could not be set while input was being composed.
    private func settle() {
      guard let field, case .textField(let text, _, _) = content.control, field.stringValue != text else { return }
      setText(text, of: field)
    }

    /// Sets the text in the window's editor while the field is edited. Setting the field's own text would remove its
    /// focus.
    private func setText(_ text: String, of field: NSTextField) {
      guard let editor = field.currentEditor() else {
        field.stringValue = text
        return
      }
      editor.replaceText(by: text, isTyped: true)
    }
  }

  extension NSText {
    /// Shows another text; the cursor and the selection stay, as far as the text reaches.
    ///
    /// Text that is being composed is left alone, because the composition would break.
    ///
    /// Undo steps refer to places in the old text. So a text that responds to typing is set as if it were typed, and
    /// with any other text the undo steps are removed.
    func replaceText(by text: String, isTyped: Bool) {
      let view = self as? NSTextView
      if let view, view.hasMarkedText() { return }
      let (selected, all) = (selectedRange, NSRange(location: 0, length: string.utf16.count))
      if isTyped, let view, let storage = view.textStorage, view.shouldChangeText(in: all, replacementString: text) {
        storage.replaceCharacters(
          in: all, with: NSAttributedString(string: text, attributes: view.typingAttributes))
        view.didChangeText()
      } else {
        string = text
        if let storage = view?.textStorage { undoManager?.removeAllActions(withTarget: storage) }
      }
      let count = text.utf16.count
      let start = min(selected.location, count)
      selectedRange = NSRange(location: start, length: min(selected.length, count - start))
    }
  }

  /// The handlers for a user's actions in a field.
  @MainActor
  final class FieldEditing {
    var onEdit: ((String) -> Void)?
    var onFocus: ((Bool) -> Void)?
    var onEnd: (() -> Void)?
  }

  /// A field that notifies of a user's actions.
  @MainActor
  protocol EditedField: NSTextField {
    var editing: FieldEditing { get }
  }

  /// A text field that notifies of a user's actions.
  ///
  /// The return key also ends editing; the field keeps the focus then.
  final class HostTextField: NSTextField, EditedField {
    let editing = FieldEditing()

    override func becomeFirstResponder() -> Bool {
      let hasBecome = super.becomeFirstResponder()
      if hasBecome { editing.onFocus?(true) }
      return hasBecome
    }

    override func textDidChange(_ notification: Notification) {
      super.textDidChange(notification)
      editing.onEdit?(stringValue)
    }

    override func textDidEndEditing(_ notification: Notification) {
      super.textDidEndEditing(notification)
      editing.onEnd?()
      if currentEditor() == nil { editing.onFocus?(false) }
    }
  }

  /// `HostTextField` for secret text.
  final class HostSecureField: NSSecureTextField, EditedField {
    let editing = FieldEditing()

    override func becomeFirstResponder() -> Bool {
      let hasBecome = super.becomeFirstResponder()
      if hasBecome { editing.onFocus?(true) }
      return hasBecome
    }

    override func textDidChange(_ notification: Notification) {
      super.textDidChange(notification)
      editing.onEdit?(stringValue)
    }

    override func textDidEndEditing(_ notification: Notification) {
      super.textDidEndEditing(notification)
      editing.onEnd?()
      if currentEditor() == nil { editing.onFocus?(false) }
    }
  }
#endif
