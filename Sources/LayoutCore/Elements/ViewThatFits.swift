public import LayoutEngine

/// The first of several alternatives that fits the proposal; the last one where none does.
public struct ViewThatFits<Content: Layout>: _PrimitiveLayout {
  let axes: Axis.Set
  let content: Content

  /// Alternatives in order of preference, tried on `axes`.
  public init(in axes: Axis.Set = .both, @LayoutBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  /// Puts the alternatives into the tree.
  public func _lower(_ lowering: _Lowering) {
    guard let node = lowering.node(.viewThatFits) else { return }
    lowering.tree.setParameters(Double(axes.rawValue), 0, of: node)
    lowering.children(of: node) { content._lower(lowering) }
  }

  /// Whether values of the type can be compared.
  public static var _isComparable: Bool { Content._isComparable }

  /// Whether the parts are known to have the same result.
  public static func _isSame(_ one: Self, _ other: Self) -> Bool {
    one.axes == other.axes && Content._isSame(one.content, other.content)
  }
}
