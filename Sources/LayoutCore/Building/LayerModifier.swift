/// A built-in modifier that is one record of the engine: a layer of the node of its content.
public protocol _LayerModifier: _PrimitiveModifier {
  /// Adds the modifier to the pending ones.
  func _push(_ lowering: _Lowering)
}

extension _LayerModifier {
  /// Puts `content` into the tree with the modifier around it.
  @inlinable
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    _push(lowering)
    content._lower(lowering)
    lowering.popModifier()
  }

  /// Whether the modifier is a layer: it is.
  @inlinable public static var _isLayer: Bool { true }

  /// Whether values of the type can be compared: they can.
  @inlinable public static var _isComparable: Bool { true }
}
