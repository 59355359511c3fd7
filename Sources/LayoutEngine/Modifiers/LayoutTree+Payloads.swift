/// The parts of a node's modifiers that are outside of their records.
extension LayoutTree {
  /// Calls `body` for the modifiers whose `side` is a caller's number, innermost first: decorations and layout values.
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
