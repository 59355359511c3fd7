public import LayoutEngine

/// A window onto content of any length.
///
/// Along the axes that scroll the content gets its ideal length and the view takes what it is offered; several elements
/// form a centred column with the distance they prefer.
public struct ScrollView<Content: Layout>: PrimitiveLayout {
  let axes: Axis.Set
  let content: Content

  /// A view that scrolls along `axes`.
  public init(_ axes: Axis.Set = .vertical, @LayoutBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  /// Puts the view and its content into the tree.
  public func _lower(_ lowering: Lowering) {
    guard let node = lowering.node(.scrollView) else { return }
    lowering.tree.setParameters(Double(axes.rawValue), 0, of: node)
    lowering.children(of: node) { content._lower(lowering) }
  }
}

/// The first of several alternatives that fits what is offered; the last one where none does.
public struct ViewThatFits<Content: Layout>: PrimitiveLayout {
  let axes: Axis.Set
  let content: Content

  /// Alternatives in order of preference, tried on `axes`.
  public init(in axes: Axis.Set = .both, @LayoutBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  /// Puts the alternatives into the tree.
  public func _lower(_ lowering: Lowering) {
    guard let node = lowering.node(.viewThatFits) else { return }
    lowering.tree.setParameters(Double(axes.rawValue), 0, of: node)
    lowering.children(of: node) { content._lower(lowering) }
  }
}
