/// Controls that belong together, beside each other.
///
/// ```swift
/// ControlGroup {
///   Button("Cut") { cut() }
///   Button("Copy") { copy() }
/// }
/// ```
public struct ControlGroup<Label: Layout, Content: Layout>: Layout {
  let label: Label
  let content: Content

  /// Controls with a label before them.
  public init(@LayoutBuilder content: () -> Content, @LayoutBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The controls.
  public var body: some Layout {
    if Label.self == EmptyLayout.self { row } else { LabeledControl(label: label, control: row) }
  }

  private var row: some Layout { HStack(spacing: 2) { content }.accessibilityRole(.group) }
}

extension ControlGroup where Label == EmptyLayout {
  /// Controls without a label.
  public init(@LayoutBuilder content: () -> Content) {
    label = EmptyLayout()
    self.content = content()
  }
}

extension ControlGroup where Label == Text {
  /// Controls with a title before them.
  public init(_ title: some StringProtocol, @LayoutBuilder content: () -> Content) {
    label = Text(verbatim: String(title))
    self.content = content()
  }
}
