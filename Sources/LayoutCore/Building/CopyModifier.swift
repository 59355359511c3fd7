import LayoutEngine

/// Shows elements a second time. The copy has no life and no ids, which are those of the elements. The keyboard goes to the
/// copy, which is seen, in their place (`LayoutSession.copy(inPlaceOf:)`).
struct CopyModifier: _PrimitiveModifier {
  /// The group of the elements.
  let original: NodeIndex

  func _lower(_ content: some Layout, _ lowering: _Lowering) {
    guard let node = lowering.groupNode(type: Self.self, branch: 0) else { return }
    lowering.contents.copies[node] = original
    lowering.nest(node) { content._lower(lowering) }
  }
}

extension _Lowering {
  /// Whether a node is in a copy.
  ///
  /// - Complexity: O(1) where there is none, and else O(nodes above).
  func isInCopy(_ node: NodeIndex) -> Bool {
    !contents.copies.isEmpty && tree.way(upFrom: node).contains { contents.copies[$0] != nil }
  }
}
