/// Content in a quiet box, with a label above it.
///
/// ```swift
/// GroupBox("Address") {
///   Text("1 Main Street")
/// }
/// ```
public struct GroupBox<Label: Layout, Content: Layout>: Layout {
  let label: Label
  let content: Content
  @Environment(\.textStyle) private var text

  /// A box with any label.
  public init(@LayoutBuilder content: () -> Content, @LayoutBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The label above the content, which fills the width.
  public var body: some Layout {
    let em = text.font.size
    VStack(alignment: .leading, spacing: 0.5 * em) {
      if Label.self != EmptyLayout.self { label.font(.headline) }
      VStack { content }.frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(0.75 * em)
    .background(Color.primary.opacity(0.06))
    .cornerRadius(0.5 * em)
  }
}

extension GroupBox where Label == EmptyLayout {
  /// A box without a label.
  public init(@LayoutBuilder content: () -> Content) {
    label = EmptyLayout()
    self.content = content()
  }
}

extension GroupBox where Label == Text {
  /// A box with a title.
  public init(_ title: some StringProtocol, @LayoutBuilder content: () -> Content) {
    label = Text(verbatim: String(title))
    self.content = content()
  }
}
