#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  /// Text of any number of lines as an NSTextView in an NSScrollView.
  final class EditorItem: ControlView {
    private let editor = HostTextView(frame: .zero)

    override var spokenView: NSView { editor }

    override func setUp() {
      guard let scrollView = view as? NSScrollView else { return }
      scrollView.borderType = .bezelBorder
      scrollView.hasVerticalScroller = true
      scrollView.autohidesScrollers = true
      // As wide as the scroll view, and as high as its text.
      editor.autoresizingMask = [.width]
      editor.isVerticallyResizable = true
      editor.isHorizontallyResizable = false
      editor.maxSize = NSSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
      editor.textContainer?.widthTracksTextView = true
      editor.isRichText = false
      editor.allowsUndo = true
      scrollView.documentView = editor
      editor.onEdit = { [weak self] text in self?.notify(.edited(text)) }
      editor.onFocus = { [weak self] isFocused in
        if !isFocused { self?.settle() }
        self?.notify(.focused(isFocused))
      }
    }

    /// Sets the visible width. AppKit would keep the difference from before the view had a size.
    override func fit() {
      guard let scrollView = view as? NSScrollView else { return }
      let width = scrollView.contentSize.width
      if editor.frame.width != width { editor.setFrameSize(NSSize(width: width, height: editor.frame.height)) }
    }

    /// Sets the text that could not be set while input was being composed.
    private func settle() {
      guard case .textEditor(let text) = content.control, editor.string != text else { return }
      editor.replaceText(by: text, isTyped: false)
    }

    override func show(_ control: Control, instead old: Control?) {
      guard case .textEditor(let text) = control else { return }
      if editor.string != text {
        editor.replaceText(by: text, isTyped: editor.window?.firstResponder === editor)
      }
      if editor.isEditable != content.isEnabled { editor.isEditable = content.isEnabled }
      // Each of these processes the whole text.
      guard looksDifferent() else { return }
      editor.font = content.style.font.native
      editor.textColor = content.color.native
      editor.alignment = TextAlignment.leading.native(content.style.direction)
      editor.baseWritingDirection = content.style.direction.writing
    }
  }

  /// A text view that notifies of the user's edits and of focus.
  final class HostTextView: NSTextView {
    var onEdit: ((String) -> Void)?
    var onFocus: ((Bool) -> Void)?

    override func didChangeText() {
      super.didChangeText()
      onEdit?(string)
    }

    override func becomeFirstResponder() -> Bool {
      let hasBecome = super.becomeFirstResponder()
      if hasBecome { onFocus?(true) }
      return hasBecome
    }

    override func resignFirstResponder() -> Bool {
      let hasResigned = super.resignFirstResponder()
      if hasResigned { onFocus?(false) }
      return hasResigned
    }
  }
#endif
