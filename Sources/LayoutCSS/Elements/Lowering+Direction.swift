extension _Lowering {
  /// Puts what `body` lowers into the tree in a direction that a text in CSS declares: that of the environment, by which the
  /// engine mirrors, and which all that is inside inherits.
  func lower(in direction: LayoutDirection, _ body: @escaping (_Lowering) -> Void) {
    Directed(body: body).layoutDirection(direction)._lower(self)
  }
}

/// What is lowered inside of a direction.
private struct Directed: _PrimitiveLayout {
  let body: (_Lowering) -> Void

  func _lower(_ lowering: _Lowering) { body(lowering) }
}
