#if canImport(UIKit) && !os(watchOS)
  /// A line of text as a UITextField.
  final class FieldItem: ControlView {
    private var field: UITextField? { view as? UITextField }

    override func setUp() {
      guard let field else { return }
      field.borderStyle = .roundedRect
      observe(field, .editingChanged) { [weak field] in .edited(field?.text ?? "") }
      observe(field, .editingDidBegin) { .focused(true) }
      observe(field, .editingDidEnd) { .focused(false) }
      observe(field, .primaryActionTriggered) { .submitted }
      // The field resigns the focus, unless the action gave it to another field.
      field.addAction(
        UIAction { [weak field] _ in
          if field?.isFirstResponder == true { _ = field?.resignFirstResponder() }
        }, for: .primaryActionTriggered)
    }

    override func show(_ control: Control, instead old: Control?) {
      guard let field, case .textField(let text, let prompt, let isSecure) = control else { return }
      if field.text != text { field.exchangeText { field.text = text } }
      if field.placeholder != prompt { field.placeholder = prompt }
      if field.isSecureTextEntry != isSecure { field.isSecureTextEntry = isSecure }
      field.show(content.traits)
      guard looksDifferent() else { return }
      field.font = content.style.font.native
      field.textColor = content.color.native
      field.textAlignment = TextAlignment.leading.native(content.style.direction)
    }
  }

  extension UITextField {
    /// Shows the look of the field, and sets what the keyboard shows.
    fileprivate func show(_ traits: ControlTraits) {
      let border: BorderStyle = traits.field == .plain ? .none : .roundedRect
      if borderStyle != border { borderStyle = border }
      let input = traits.input
      if keyboardType != input.keyboard.native { keyboardType = input.keyboard.native }
      if returnKeyType != input.submitLabel.native { returnKeyType = input.submitLabel.native }
      let letters = input.capitalization?.native ?? .sentences
      if autocapitalizationType != letters { autocapitalizationType = letters }
      let correction: UITextAutocorrectionType = input.isUncorrected ? .no : .default
      if autocorrectionType != correction { autocorrectionType = correction }
    }
  }

  extension KeyboardType {
    fileprivate var native: UIKeyboardType {
      switch self {
      case .default: .default
      case .asciiCapable: .asciiCapable
      case .numbersAndPunctuation: .numbersAndPunctuation
      case .url: .URL
      case .numberPad: .numberPad
      case .phonePad: .phonePad
      case .emailAddress: .emailAddress
      case .decimalPad: .decimalPad
      case .webSearch: .webSearch
      }
    }
  }

  extension TextInputAutocapitalization {
    fileprivate var native: UITextAutocapitalizationType {
      switch self {
      case .never: .none
      case .words: .words
      case .sentences: .sentences
      case .characters: .allCharacters
      }
    }
  }

  extension SubmitLabel {
    fileprivate var native: UIReturnKeyType {
      switch self {
      case .return: .default
      case .done: .done
      case .go: .go
      case .send: .send
      case .join: .join
      case .route: .route
      case .search: .search
      case .next: .next
      case .continue: .continue
      }
    }
  }

  /// Text of any number of lines as a UITextView.
  final class EditorItem: ControlView {
    private var editor: HostTextView? { view as? HostTextView }

    override func setUp() {
      guard let editor else { return }
      editor.delegate = editor
      #if !os(tvOS)
        editor.scrollsToTop = false
      #endif
      editor.onEdit = { [weak self] text in self?.notify(.edited(text)) }
      editor.onFocus = { [weak self] isFocused in self?.notify(.focused(isFocused)) }
    }

    override func show(_ control: Control, instead old: Control?) {
      guard let editor, case .textEditor(let text) = control else { return }
      if editor.text != text { editor.exchangeText { editor.text = text } }
      #if !os(tvOS)
        if editor.isEditable != content.isEnabled { editor.isEditable = content.isEnabled }
      #endif
      // Each of these sets the whole text again.
      guard looksDifferent() else { return }
      editor.font = content.style.font.native
      editor.textColor = content.color.native
      editor.textAlignment = TextAlignment.leading.native(content.style.direction)
    }
  }

  extension UITextInput {
    /// Sets another text and keeps the cursor's distance from the beginning, where UIKit would move it to the end.
    ///
    /// Text that is being composed is left alone, because the composition would break.
    @MainActor
    fileprivate func exchangeText(_ set: () -> Void) {
      guard markedTextRange == nil else { return }
      let cursor = selectedTextRange.map { offset(from: beginningOfDocument, to: $0.start) }
      set()
      guard let cursor, let place = position(from: beginningOfDocument, offset: cursor) else { return }
      selectedTextRange = textRange(from: place, to: place)
    }
  }

  /// A text field whose keys the layout has first.
  final class HostTextField: UITextField, KeyedText {
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let left = keysLeft(presses, .down)
      if !left.isEmpty { super.pressesBegan(left, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let left = keysLeft(presses, .up)
      if !left.isEmpty { super.pressesEnded(left, with: event) }
    }
  }

  /// A text view that notifies of the user's edits and of focus, and whose keys the layout has first.
  final class HostTextView: UITextView, UITextViewDelegate, KeyedText {
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let left = keysLeft(presses, .down)
      if !left.isEmpty { super.pressesBegan(left, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      let left = keysLeft(presses, .up)
      if !left.isEmpty { super.pressesEnded(left, with: event) }
    }

    var onEdit: ((String) -> Void)?
    var onFocus: ((Bool) -> Void)?

    func textViewDidChange(_ textView: UITextView) { onEdit?(text ?? "") }
    func textViewDidBeginEditing(_ textView: UITextView) { onFocus?(true) }
    func textViewDidEndEditing(_ textView: UITextView) { onFocus?(false) }
  }
#endif
