import LayoutEngine

/// Sets where the keyboard begins.
public struct _DefaultFocusModifier<Value: Hashable>: _PrimitiveModifier {
  let binding: FocusState<Value>.Binding
  let value: Value

  /// Puts `content` into the tree, under a group that stores the value until it is used.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    lowering.marking(Self.self, content) { node, _ in
      guard lowering.inbox != nil, lowering.contents.focus.markers[node] == nil else { return }
      let (binding, value) = (binding, value)
      _ = lowering.contents.focus.marker(of: node) {
        DefaultFocusMarker { if binding.wrappedValue == binding.none { binding.wrappedValue = value } }
      }
      lowering.contents.focus.note(node)
    }
  }
}

/// The first value of a state of the keyboard.
final class DefaultFocusMarker: FocusMarker {
  let apply: () -> Void

  init(_ apply: @escaping () -> Void) { self.apply = apply }
}

extension Layout {
  /// Gives the keyboard to the element with the value `value` of a state when this element comes, unless another element
  /// has the keyboard, or the state has a value.
  ///
  /// ```swift
  /// VStack {
  ///   TextField("Name", text: $name).focused($field, equals: .name)
  ///   TextField("Town", text: $town).focused($field, equals: .town)
  /// }
  /// .defaultFocus($field, .town)
  /// ```
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value
  ) -> _ModifiedLayout<Self, _DefaultFocusModifier<Value>> {
    _ModifiedLayout(self, _DefaultFocusModifier(binding: binding, value: value))
  }
}
