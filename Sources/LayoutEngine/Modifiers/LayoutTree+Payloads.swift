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

  /// The position of an overlay or background among its owner's modifiers, counted from the outermost, which is 1.
  package func outerness(ofAttachment node: NodeIndex, to owner: NodeIndex) -> Int {
    let range = modifierRange(of: owner)
    return range.first { modifiers[$0].isAttachment(node) }.map { range.upperBound - $0 } ?? .max
  }
}
