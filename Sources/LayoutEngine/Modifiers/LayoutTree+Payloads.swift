/// The parts of a node's modifiers that are outside of their records.
extension LayoutTree {
  /// Calls `body` for the modifiers whose `side` is a caller's number, innermost first: decorations and layout values.
  package func forEachOutsideModifier(of node: NodeIndex, _ body: (ModifierRecord) -> Void) {
    for at in modifierRange(of: node) {
      switch modifiers[at].kind {
      case .decoration, .layoutValue: body(modifiers[at])
      default: break
      }
    }
  }

  /// The number of the owner's modifiers that are written outside of its overlay or background.
  package func modifierCount(around attachment: NodeIndex, of owner: NodeIndex) -> Int {
    let range = modifierRange(of: owner)
    return range.first { modifiers[$0].isAttachment(attachment) }.map { range.upperBound - $0 - 1 } ?? .max
  }
}
