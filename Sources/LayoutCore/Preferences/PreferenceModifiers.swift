/// Sets the value of a preference.
public struct _PreferenceModifier<Key: PreferenceKey>: _PrimitiveModifier {
  let value: Key.Value

  /// Puts `content` into the tree, under a group that stores the value.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    lowering.marking(Self.self, content) { node, outer in
      if let known = lowering.contents.preferences.markers[node] as? PreferenceWriter<Key> {
        known.outer = outer
        let isSame = isEqual(known.value, value)
        known.value = value
        if !isSame { lowering.contents.preferences.isStale = true }
      } else {
        lowering.contents.preferences.add(PreferenceWriter<Key>(value), node, outer)
      }
    }
  }
}

/// Whether two values are known to be equal.
private func isEqual<Value>(_ one: Value, _ other: Value) -> Bool {
  func isSame<Known: Equatable>(_ known: Known) -> Bool { known == other as? Known }
  return (one as? any Equatable).map { isSame($0) } ?? false
}

/// Sets the value of a preference by an anchor to the element.
public struct _AnchorPreferenceModifier<Key: PreferenceKey, Value: AnchorValue>: _PrimitiveModifier {
  let source: Anchor<Value>.Source
  let transform: (Anchor<Value>) -> Key.Value

  /// Puts `content` into the tree, under a group that stores the anchor's source.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    lowering.marking(Self.self, content) { node, outer in
      if let known = lowering.contents.preferences.markers[node] as? AnchorPreferenceWriter<Key, Value> {
        known.source = source
        known.transform = transform
        known.outer = outer
        lowering.contents.preferences.isStale = true
      } else {
        lowering.contents.preferences.add(AnchorPreferenceWriter<Key, Value>(source, transform), node, outer)
      }
      let writer = lowering.contents.preferences.markers[node] as? AnchorPreferenceWriter<Key, Value>
      writer?.direction = lowering.environment.layoutDirection
    }
  }
}

/// Changes the value of a preference on its way up.
public struct _TransformPreferenceModifier<Key: PreferenceKey>: _PrimitiveModifier {
  let transform: (inout Key.Value) -> Void

  /// Puts `content` into the tree, under a group that stores the change.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    lowering.marking(Self.self, content) { node, outer in
      if let known = lowering.contents.preferences.markers[node] as? PreferenceTransformer<Key> {
        known.transform = transform
        known.outer = outer
        lowering.contents.preferences.isStale = true
      } else {
        lowering.contents.preferences.add(PreferenceTransformer<Key>(transform), node, outer)
      }
    }
  }
}

/// Runs an action when a preference changes.
public struct _PreferenceChangeModifier<Key: PreferenceKey>: _PrimitiveModifier where Key.Value: Equatable {
  let action: (Key.Value) -> Void

  /// Puts `content` into the tree, under a group that stores the action.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    lowering.marking(Self.self, content) { node, outer in
      if let known = lowering.contents.preferences.markers[node] as? PreferenceObserver<Key> {
        known.action = action
        known.outer = outer
      } else {
        lowering.contents.preferences.add(PreferenceObserver<Key>(action), node, outer)
      }
    }
  }
}

extension Layout {
  /// Sets `value` for a key, for the elements around, in place of the value inside the element.
  ///
  /// The values of siblings are combined in document order; an overlay's content comes after its owner.
  ///
  /// - Complexity: each value is reduced once on its way up. Elements without preferences cost nothing.
  public func preference<Key: PreferenceKey>(
    key: Key.Type, value: Key.Value
  ) -> _ModifiedLayout<Self, _PreferenceModifier<Key>> {
    _ModifiedLayout(self, _PreferenceModifier(value: value))
  }

  /// Sets a value for a key that is made from an anchor: a box or a point of the element, which others can read in
  /// their own coordinates by `proxy[anchor]`.
  public func anchorPreference<Key: PreferenceKey, Value: AnchorValue>(
    key: Key.Type, value: Anchor<Value>.Source, transform: @escaping (Anchor<Value>) -> Key.Value
  ) -> _ModifiedLayout<Self, _AnchorPreferenceModifier<Key, Value>> {
    _ModifiedLayout(self, _AnchorPreferenceModifier(source: value, transform: transform))
  }

  /// Changes the value for a key inside the element; it is the default where none is set.
  public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type, _ transform: @escaping (inout Key.Value) -> Void
  ) -> _ModifiedLayout<Self, _TransformPreferenceModifier<Key>> {
    _ModifiedLayout(self, _TransformPreferenceModifier(transform: transform))
  }

  /// Runs `action` with the value for a key inside the element: in the first turn, and in each turn in which it differs
  /// from the one before.
  ///
  /// The action runs when the turn's frames are known. Its changes come with another turn, which follows at once; after
  /// four turns in a row the last values stay, and a diagnostic names the key and the element.
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type, perform action: @escaping (Key.Value) -> Void
  ) -> _ModifiedLayout<Self, _PreferenceChangeModifier<Key>> where Key.Value: Equatable {
    _ModifiedLayout(self, _PreferenceChangeModifier(action: action))
  }
}
