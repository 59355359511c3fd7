/// A label with content behind it, as a row of a form.
///
/// ```swift
/// LabeledContent("Version", value: "2.1")
/// LabeledContent("Colour") { Circle().fill(.red).frame(width: 12, height: 12) }
/// ```
public struct LabeledContent<Label: Layout, Content: Layout>: Layout {
  let label: Label
  let content: Content

  /// Content with any label.
  public init(@LayoutBuilder content: () -> Content, @LayoutBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The label and the content, which is fainter, where the container has them.
  public var body: some Layout { LabelRow(label: label, control: content.foregroundColor(.secondary)) }
}

extension LabeledContent where Label == Text {
  /// Content with a title.
  public init(_ title: some StringProtocol, @LayoutBuilder content: () -> Content) {
    label = Text(verbatim: String(title))
    self.content = content()
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A text with a title.
  public init(_ title: some StringProtocol, value: some StringProtocol) {
    label = Text(verbatim: String(title))
    content = Text(verbatim: String(value))
  }
}
