import LayoutEngine

// A gradient as an element fills its box, as a colour does.

extension LinearGradient: _PrimitiveLayout {
  /// Puts a box filled with the gradient into the tree.
  public func _lower(_ lowering: _Lowering) { lowering.ground(paint) }
}

extension RadialGradient: _PrimitiveLayout {
  /// Puts a box filled with the gradient into the tree.
  public func _lower(_ lowering: _Lowering) { lowering.ground(paint) }
}

extension AngularGradient: _PrimitiveLayout {
  /// Puts a box filled with the gradient into the tree.
  public func _lower(_ lowering: _Lowering) { lowering.ground(paint) }
}

extension _Lowering {
  /// A box in a paint.
  func ground(_ paint: Paint) { shape(.rectangle, ShapeAppearance(paint: paint)) }
}
