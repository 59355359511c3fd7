public import LayoutEngine

/// A window onto content of any length.
///
/// Along the axes that scroll the content gets its ideal length and the view takes what it is offered; several elements
/// form a centred column with the distance they prefer. Lazy containers inside make only what can be seen and a margin.
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
    if lowering.contents.scrolls[node] == nil { lowering.contents.scrolls[node] = ScrollState() }
    lowering.children(of: node) { content._lower(lowering) }
  }
}
