/// What a node's modifiers name that does not lie in their records.
extension LayoutTree {
  /// Hands over the modifiers whose `side` is a number of the outside's, the innermost first: decorations and layout values.
  package func forEachOutsideModifier(of node: NodeIndex, _ body: (ModifierRecord) -> Void) {
    let start = Int(nodes[node].layerStart)
    for at in start..<start + Int(nodes[node].layerCount) {
      switch modifiers[at].kind {
      case .decoration, .layoutValue: body(modifiers[at])
      default: break
      }
    }
  }

  /// The position of an overlay or background among its owner's modifiers, counted from the outermost, which is 1.
  package func outerness(ofAttachment node: NodeIndex, to owner: NodeIndex) -> Int {
    let start = Int(nodes[owner].layerStart)
    let count = Int(nodes[owner].layerCount)
    for offset in 0..<count where modifiers[start + offset].isAttachment(node) { return count - offset }
    return .max
  }
}
