import Layout

/// The dialog in which a message is written.
struct ComposeSheet: Layout {
  let model: MailModel
  @State private var draft: Draft
  @FocusState private var field: Field?
  @Environment(\.dismiss) private var dismiss

  private enum Field { case recipient, subject, text }

  init(model: MailModel, draft: Draft) {
    self.model = model
    _draft = State(initialValue: draft)
  }

  var body: some Layout {
    VStack(alignment: .leading, spacing: 12) {
      Text("New Message").font(.headline).accessibilityAddTraits(.isHeader)
      TextField("To: name@example.org", text: $draft.recipient)
        .focused($field, equals: .recipient)
        .onSubmit { field = .subject }
        .accessibilityLabel("To")
        .id("to")
      TextField("Subject", text: $draft.subject)
        .focused($field, equals: .subject)
        .onSubmit { field = .text }
        .accessibilityLabel("Subject")
        .id("subject")
      TextEditor(text: $draft.text)
        .focused($field, equals: .text)
        .frame(minHeight: 200)
        .accessibilityLabel("Text")
        .id("text")
      HStack(spacing: 8) {
        Button("Keep as Draft") { model.keep(draft) }
          .keyboardShortcut("s")
          .id("keep")
        Spacer()
        Button("Cancel", role: .cancel) { dismiss() }
          .keyboardShortcut(.cancelAction)
          .id("cancel")
        Button("Send", role: .primary) { model.send(draft) }
          .keyboardShortcut(.return)
          .disabled(!draft.isComplete)
          .help("Send (Control-Return)")
          .id("send")
      }
    }
    .padding(20)
    .frame(width: 520)
    .defaultFocus($field, draft.recipient.isEmpty ? .recipient : .text)
  }
}
