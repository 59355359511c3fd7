/// A text in the environment's font and colour, which wraps in a smaller proposal than it needs.
public struct Text: _PrimitiveLayout, Hashable, Sendable {
  let string: String

  /// A text.
  public init(_ string: some StringProtocol) {
    self.string = String(string)
  }

  /// Puts the text into the tree.
  public func _lower(_ lowering: _Lowering) {
    guard let node = lowering.node(.text) else { return }
    let appearance = lowering.environments.textAppearance(&lowering.contents.contents)
    guard lowering.contents.setText(string, appearance, of: node, in: lowering.tree) else { return }
    lowering.tree.textChanged(node, isEmpty: string.isEmpty)
  }
}
