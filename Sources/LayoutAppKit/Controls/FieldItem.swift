#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import LayoutCore

  /// A line of text as an NSTextField, or as an NSSecureTextField.
  final class FieldItem: ControlView {
    private var field: NSTextField? { view as? NSTextField }

    override func setUp() {
      guard let field else { return }
      field.isBezeled = true
      field.bezelStyle = .roundedBezel
      field.cell?.wraps = false
      field.cell?.isScrollable = true
      // Only the return key sends the action, not the mouse that clicks elsewhere.
      field.cell?.sendsActionOnEndEditing = false
      hear(field) { .submitted }
      let editing = (field as? any EditedField)?.editing
      editing?.onEdit = { [weak self] text in self?.tell(.edited(text)) }
      editing?.onFocus = { [weak self] isFocused in self?.tell(.focused(isFocused)) }
    }

    override func show(_ control: Control, instead old: Control?) {
      guard let field, case .textField(let text, let prompt, _) = control else { return }
      if field.stringValue != text { setText(text, of: field) }
      if field.placeholderString != prompt { field.placeholderString = prompt }
      setFont(field, content.style.font)
      field.textColor = content.color.native
      field.alignment = TextAlignment.leading.native(content.style.direction)
      field.baseWritingDirection = content.style.direction.writing
    }

    /// A field that is edited shows the text of the window's editor: to set the field's own would take the keyboard from it.
    private func setText(_ text: String, of field: NSTextField) {
      guard let editor = field.currentEditor() else {
        field.stringValue = text
        return
      }
      editor.replaceText(by: text)
    }
  }

  extension NSText {
    /// Shows another text; the cursor stays where it is, as far as there is text. A text that is just being put together
    /// out of several keys is left alone: it would fall apart.
    func replaceText(by text: String) {
      if let view = self as? NSTextView, view.hasMarkedText() { return }
      let cursor = selectedRange.location
      string = text
      selectedRange = NSRange(location: min(cursor, text.utf16.count), length: 0)
    }
  }

  /// Who is told what a person does with a field.
  @MainActor
  final class FieldEditing {
    var onEdit: ((String) -> Void)?
    var onFocus: ((Bool) -> Void)?
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
      if currentEditor() == nil { editing.onFocus?(false) }
    }
  }

  /// As `HostTextField`, for what nobody is to read.
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
      if currentEditor() == nil { editing.onFocus?(false) }
    }
  }
#endif
