import LayoutEngine

/// Names the element for a state of the keyboard.
public struct _FocusedModifier<Value: Hashable>: _PrimitiveModifier {
  let binding: FocusState<Value>.Binding
  let value: Value
  /// The value of the state when the body was evaluated, which so depends on it.
  let present: Value

  /// Puts `content` into the tree, under a group that stores the state.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    lowering.marking(Self.self, content) { node, outer in
      guard lowering.inbox != nil else { return }
      let target = lowering.contents.focus.marker(of: node) { FocusTargetOf<Value>() }
      target.outer = outer
      if target.meet(self) { lowering.contents.focus.note(node) }
    }
  }
}

/// An element that a state of the keyboard names.
class FocusTarget: FocusMarker {
  /// Whether the state requests the keyboard.
  var isWanted: Bool { false }
  /// Whether the element's value is another one than when the keyboard was settled last.
  final var isRenamed = false
  /// Whether the state has no value.
  var isNone: Bool { true }
  /// Sets the value of this element.
  func gain() {}
  /// Removes the value, if it is that of this element.
  func lose() {}

  final override func focusChanged(_ isFocused: Bool) {
    if isFocused { gain() } else { lose() }
  }
}

final class FocusTargetOf<Value: Hashable>: FocusTarget {
  private var binding: FocusState<Value>.Binding?
  private var value: Value?
  /// The last value of the state.
  private var present: Value?

  /// Updates the element's value and state.
  ///
  /// - Returns: whether the keyboard may have to move.
  func meet(_ modifier: _FocusedModifier<Value>) -> Bool {
    let isSame =
      modifier.present == present && modifier.value == value && modifier.binding.location === binding?.location
    // A new element takes no keyboard away: only a value that requests it counts.
    let isQuiet = present == nil && modifier.present != modifier.value
    if let value, value != modifier.value { isRenamed = true }
    (binding, value, present) = (modifier.binding, modifier.value, modifier.present)
    return !isSame && !isQuiet
  }

  override var isWanted: Bool { binding != nil && binding?.wrappedValue == value }
  override var isNone: Bool { binding?.wrappedValue == binding?.none }

  override func gain() {
    guard let binding, let value, binding.wrappedValue != value else { return }
    binding.wrappedValue = value
  }

  override func lose() {
    guard let binding, isWanted else { return }
    binding.wrappedValue = binding.none
  }
}

extension Layout {
  /// Connects the state with the keyboard in the element: it is `true` while the element, or one inside, has it, and
  /// setting it moves the keyboard. See `FocusState`.
  public func focused(_ condition: FocusState<Bool>.Binding) -> _ModifiedLayout<Self, _FocusedModifier<Bool>> {
    focused(condition, equals: true)
  }

  /// Connects the state with the keyboard in the element: it is `value` while the element, or one inside, has the
  /// keyboard, and setting it to `value` moves the keyboard. See `FocusState`.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> _ModifiedLayout<Self, _FocusedModifier<Value>> {
    _ModifiedLayout(self, _FocusedModifier(binding: binding, value: value, present: binding.wrappedValue))
  }
}
