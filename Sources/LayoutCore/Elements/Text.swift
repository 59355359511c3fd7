/// A text in the environment's font and colour; it wraps where it is offered less than it needs.
public struct Text: PrimitiveLayout, Hashable, Sendable {
  let string: String

  /// A text.
  public init(_ string: some StringProtocol) {
    self.string = String(string)
  }

  /// Puts the text into the tree.
  public func _lower(_ lowering: Lowering) {
    guard let node = lowering.node(.text) else { return }
    let style = lowering.environment.textStyle
    let content = ContentStore.Content.text(string, style, lowering.environment.foregroundColor)
    let (isChanged, old) = lowering.contents.setContent(content, of: node, in: lowering.tree)
    guard isChanged else { return }
    if case .text(let oldString, let oldStyle, _) = old, oldString == string, oldStyle == style { return }
    lowering.tree.textChanged(node)
  }
}
