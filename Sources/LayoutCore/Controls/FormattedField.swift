/// A value behind a text: how it is written, and what becomes of a text.
struct FormattedValue {
  /// The present value as it is written.
  let text: () -> String
  /// Sets the value that a text stands for, if it does.
  let read: (String) -> Void
}

/// A field of a value: what is typed is its own until it is read.
struct FormattedField: Layout {
  let value: FormattedValue
  let prompt: String
  let focus: ((Bool) -> Void)?
  /// The typed text; `nil` while the value is shown.
  @State private var draft: String?

  var body: some Layout {
    let shown = draft ?? value.text()
    FieldLeaf(
      text: Binding(get: { draft ?? value.text() }, set: { draft = $0 }), value: shown, prompt: prompt,
      focus: { isFocused in
        if !isFocused { read() }
        focus?(isFocused)
      },
      commit: read)
  }

  private func read() {
    guard let text = draft else { return }
    value.read(text)
    draft = nil
  }
}
