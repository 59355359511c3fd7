/// A `ConstraintLayout` around elements. Where it has no manager of its own it takes the environment's.
public struct ConstraintStack<Content: Layout>: Layout {
  let layout: ConstraintLayout
  let content: Content

  @Environment(\.constraintManager) private var manager

  init(layout: ConstraintLayout, content: Content) {
    self.layout = layout
    self.content = content
  }

  /// The row.
  public var body: some Layout {
    let row = ConstraintLayout(
      spacing: layout.spacing, manager: layout.manager ?? manager, monitor: layout.monitor)
    CustomRow(layout: row, content: content)
  }
}

/// The row itself, in the way of any other custom layout.
private struct CustomRow<Content: Layout>: Layout {
  let layout: ConstraintLayout
  let content: Content

  var body: some Layout { erased(layout) { content } }

  /// Calls what every custom layout has, and not the row's own form, which would lead back here.
  private func erased<Algorithm: CustomLayout>(
    _ algorithm: Algorithm, @LayoutBuilder _ content: () -> Content
  ) -> some Layout {
    algorithm(content)
  }
}
