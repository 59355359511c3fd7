/// Sets the value that an element stands for.
public struct _TagModifier<Value: Hashable>: _PrimitiveModifier {
  let value: Value

  /// Puts `content` into the tree as it is.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) { content._lower(lowering) }

  /// Whether values of the type can be compared.
  public static var _isComparable: Bool { true }

  /// Whether the parts are known to have the same result.
  public static func _isSame(_ one: Self, _ other: Self) -> Bool { one.value == other.value }
}

/// A modifier that has a tag.
protocol TagHolding {
  var anyTag: AnyHashable { get }
}

extension _TagModifier: TagHolding {
  var anyTag: AnyHashable { AnyHashable(value) }
}

extension Layout {
  /// Sets the value that the element stands for where one of several is chosen, as in a `Picker`.
  ///
  /// A picker of an optional finds a tag of its value, too.
  public func tag<Value: Hashable>(_ value: Value) -> _ModifiedLayout<Self, _TagModifier<Value>> {
    _ModifiedLayout(self, _TagModifier(value: value))
  }
}
