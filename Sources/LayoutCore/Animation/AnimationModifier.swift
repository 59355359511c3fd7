import LayoutEngine

/// Animates its content when a value changes.
public struct _AnimationModifier<Value: Equatable>: _PrimitiveModifier {
  let animation: LayoutAnimation?
  let value: Value

  /// Puts `content` into the tree under a group that stores the value.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    guard let node = lowering.groupNode(type: Self.self, branch: 0) else { return }
    let scope = AnimationScope(value: value)
    if let known = lowering.contents.animationScopes[node], !known.isSame(as: scope) {
      lowering.contents.changedScopes[node] = .some(lowering.reducesMotionHere ? nil : animation)
    }
    lowering.contents.animationScopes[node] = scope
    lowering.nest(node) { content._lower(lowering) }
  }
}

/// The stored value of an `animation(_:value:)`.
protocol AnimationScopeBox {
  func isSame(as other: any AnimationScopeBox) -> Bool
}

private struct AnimationScope<Value: Equatable>: AnimationScopeBox {
  let value: Value

  func isSame(as other: any AnimationScopeBox) -> Bool { (other as? Self)?.value == value }
}

extension Layout {
  /// Animates the layout changes inside whenever `value` differs from the last one.
  ///
  /// The innermost modifier whose value changed applies, and `withAnimation` where none did. Inside of
  /// `.environment(\.reducesMotion, true)` the changes are there at once.
  ///
  /// - Parameter animation: the animation of the changes; `nil` is none.
  public func animation<Value: Equatable>(
    _ animation: LayoutAnimation?, value: Value
  ) -> _ModifiedLayout<Self, _AnimationModifier<Value>> {
    _ModifiedLayout(self, _AnimationModifier(animation: animation, value: value))
  }
}
