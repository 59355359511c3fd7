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
      // Ends of lines that are pasted are none.
      field.usesSingleLineMode = true
      // Only the return key sends the action, not the mouse that clicks elsewhere.
      field.cell?.sendsActionOnEndEditing = false
      hear(field) { .submitted }
      let editing = (field as? any EditedField)?.editing
      editing?.onEdit = { [weak self] text in self?.tell(.edited(text)) }
      editing?.onFocus = { [weak self] isFocused in self?.tell(.focused(isFocused)) }
      editing?.onEnd = { [weak self] in self?.settle() }
    }

    override func show(_ control: Control, instead old: Control?) {
      guard let field, case .textField(let text, let prompt, _) = control else { return }
      if field.stringValue != text { setText(text, of: field) }
      if field.placeholderString != prompt { field.placeholderString = prompt }
      // A field that is edited hands each of these to its editor.
      guard looksDifferent() else { return }
      field.font = content.style.font.native
      field.textColor = content.color.native
      field.alignment = TextAlignment.leading.native(content.style.direction)
      field.baseWritingDirection = content.style.direction.writing
    }

    /// What could not be set while letters were being put together is set now.
    private func settle() {
      guard let field, case .textField(let text, _, _) = content.control, field.stringValue != text else { return }
      setText(text, of: field)
    }

    /// A field that is edited shows the text of the window's editor: to set the field's own would take the keyboard from it.
    private func setText(_ text: String, of field: NSTextField) {
      guard let editor = field.currentEditor() else {
        field.stringValue = text
        return
      }
      editor.replaceText(by: text, isTyped: true)
    }
  }

  extension NSText {
    /// Shows another text; the cursor and what is selected stay where they are, as far as there is text. A text that is just
    /// being put together out of several keys is left alone: it would fall apart.
    ///
    /// What a person may take back are changes at places of the text that was there: a text that answers to what is typed is
    /// set as if it were typed too, and with any other text these changes are forgotten.
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

  /// Who is told what a person does with a field.
  @MainActor
  final class FieldEditing {
    var onEdit: ((String) -> Void)?
    var onFocus: ((Bool) -> Void)?
    var onEnd: (() -> Void)?
  }

  /// A field that says what a person does with it.
  @MainActor
  protocol EditedField: NSTextField {
    var editing: FieldEditing { get }
  }

  /// A text field that says what a person does with it. Editing ends with the return key too, after which the field goes on
  /// having the keyboard.
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

  /// As `HostTextField`, for what is not to be read.
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
