import LayoutEngine

/// A field of several lines that is as high as its text: a text that is not seen has the size, and an editor lies on it.
///
/// 1. It is as high as the text or the prompt, up to the line limit, with a quarter of the font's size above and below;
///    half of it is beside the text, as in an editor.
/// 2. A last line that is empty counts.
struct GrowingField: Layout {
  let text: Binding<String>
  let value: String
  let prompt: String
  let focus: ((Bool) -> Void)?
  @Environment(\.textStyle) private var style

  var body: some Layout {
    let em = style.font.size
    Text(verbatim: value.isEmpty ? (prompt.isEmpty ? " " : prompt) : value.hasSuffix("\n") ? value + " " : value)
      .foregroundColor(.clear)
      .padding(.horizontal, 0.5 * em)
      .padding(.vertical, 0.25 * em)
      .frame(maxWidth: .infinity, alignment: .leading)
      .accessibilityHidden()
      .overlay { editor.environment(\.controlTraits.isLaidOnText, true).accessibilityLabel(prompt) }
      .overlay(alignment: .topLeading) {
        if value.isEmpty {
          Text(verbatim: prompt)
            .foregroundColor(.secondary)
            .padding(.horizontal, 0.5 * em)
            .padding(.vertical, 0.25 * em)
            .accessibilityHidden()
        }
      }
  }

  private var editor: TextEditor {
    var editor = TextEditor(text: text)
    editor.focus = focus
    return editor
  }
}
