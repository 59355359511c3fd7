/// A leaf that shows any content in whatever size its container gives it.
package struct ContentLeaf: PrimitiveLayout {
  let content: ViewContent

  /// A leaf that shows `content`. A scroll view has nothing to scroll here, and shows nothing.
  package init(_ content: ViewContent) {
    self.content = content
  }

  /// Puts the leaf into the tree.
  public func _lower(_ lowering: Lowering) {
    switch content {
    case .text(let string, let style, let color): lower(.text(string, style, color), lowering)
    case .image(let source, let mode): lower(.image(source, mode, isResizable: true), lowering)
    case .shape(let kind, let style): lower(.shape(kind, style), lowering)
    case .decorated(let decoration):
      ModifiedLayout(FlexibleRoom(), DecorationModifier(part: .background) { $0 = decoration })._lower(lowering)
    case .scroll: FlexibleRoom()._lower(lowering)
    }
  }

  private func lower(_ content: ContentStore.Content, _ lowering: Lowering) {
    guard let node = lowering.node(.flexible) else { return }
    _ = lowering.contents.setContent(content, of: node, in: lowering.tree)
  }
}

/// Room of any size that shows nothing.
package struct FlexibleRoom: PrimitiveLayout {
  package init() {}

  /// Puts the room into the tree.
  public func _lower(_ lowering: Lowering) {
    _ = lowering.node(.flexible)
  }
}
