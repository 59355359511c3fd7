/// Keeps a header at the edge of the window while its section is seen.
struct PinnedHeaderModifier: _PrimitiveModifier {
  let isPinned: Bool

  func _lower(_ content: some Layout, _ lowering: _Lowering) { content._lower(lowering) }
}
