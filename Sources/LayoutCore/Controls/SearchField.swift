/// A field for a search: a glass before the text, and a button that empties it.
///
/// It is one field of the host in the look of a search (`TextFieldStyle.search`).
struct SearchField: Layout {
  let text: Binding<String>
  let prompt: String

  /// A field; `prompt` shows while it is empty.
  init(_ prompt: String = "", text: Binding<String>) { (self.prompt, self.text) = (prompt, text) }

  /// The field.
  var body: some Layout { TextField(prompt, text: text).textFieldStyle(.search).submitLabel(.search) }
}
