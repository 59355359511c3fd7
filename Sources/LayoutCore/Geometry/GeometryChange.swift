import LayoutEngine

/// Runs an action when a value of an element's geometry changes.
public struct _GeometryChangeModifier<Value: Equatable>: _PrimitiveModifier {
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  /// Puts `content` into the tree, under a group that stores the action.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    lowering.marking(Self.self, content) { node, outer in
      let known = lowering.contents.geometry.observers[node] as? GeometryValueObserver<Value>
      let surroundings = lowering.environments.surroundings
      let observer = known ?? GeometryValueObserver(surroundings, transform, action)
      observer.transform = transform
      observer.action = action
      observer.meet(surroundings, outer: outer)
      if known == nil { lowering.contents.geometry.observers[node] = observer }
    }
  }
}

extension Layout {
  /// Runs `action` with the result of `transform` for the element's geometry: in the first turn, and in each turn in
  /// which it differs from the one before.
  ///
  /// The action runs when the turn's frames are known. Its changes come with another turn, which follows at once; after
  /// four turns in a row the last frames stay, and a diagnostic names the element. An element with several elements
  /// inside and no container counts as the box around them.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value, action: @escaping (Value) -> Void
  ) -> _ModifiedLayout<Self, _GeometryChangeModifier<Value>> {
    _ModifiedLayout(self, _GeometryChangeModifier(transform: transform) { action($1) })
  }

  /// Runs `action` with the value before and the new one; the first time they are the same.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> _ModifiedLayout<Self, _GeometryChangeModifier<Value>> {
    _ModifiedLayout(self, _GeometryChangeModifier(transform: transform, action: action))
  }

  /// Runs `action` in the first turn, and when the element's size, its place in the whole layout, or the safe area
  /// changed.
  public func onGeometryChange(
    _ action: @escaping (GeometryProxy) -> Void
  ) -> _ModifiedLayout<Self, _GeometryChangeModifier<GeometryProxy>> {
    _ModifiedLayout(self, _GeometryChangeModifier(transform: { $0 }) { action($1) })
  }
}
