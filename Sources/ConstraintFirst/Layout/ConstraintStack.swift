/// A `ConstraintLayout` with its content.
///
/// Without a manager of its own it uses the environment's.
public struct ConstraintStack<Content: Layout>: Layout {
  let layout: ConstraintLayout
  let content: Content

  @Environment(\.constraintManager) private var manager

  init(layout: ConstraintLayout, content: Content) {
    self.layout = layout
    self.content = content
  }

  /// The row with its content.
  public var body: some Layout {
    let row = ConstraintLayout(
      spacing: layout.spacing, manager: layout.manager ?? manager, monitor: layout.monitor)
    CustomRow(layout: row, content: content)
  }
}

/// The row as an ordinary custom layout.
private struct CustomRow<Content: Layout>: Layout {
  let layout: ConstraintLayout
  let content: Content

  var body: some Layout { erased(layout) { content } }

  /// Calls the form that every custom layout has. The row's own form would recurse to this body.
  private func erased<Algorithm: CustomLayout>(
    _ algorithm: Algorithm, @LayoutBuilder _ content: () -> Content
  ) -> some Layout {
    algorithm(content)
  }
}
