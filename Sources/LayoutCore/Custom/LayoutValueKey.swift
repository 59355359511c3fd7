import LayoutEngine

/// A value that an element carries for the custom container around it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value that the container reads where an element carries none.
  static var defaultValue: Value { get }
}

/// The value of a `layoutValue` modifier with its key, or of a module's own modifier; one reference, since it is copied often.
@usableFromInline
package protocol LayoutValueBox: AnyObject {
  /// Whether both carry the same value for the same key, as far as that can be decided.
  func isSame(as other: any LayoutValueBox) -> Bool
}

final class KeyedLayoutValue<Key: LayoutValueKey>: LayoutValueBox {
  let value: Key.Value

  init(_ value: Key.Value) { self.value = value }

  func isSame(as other: any LayoutValueBox) -> Bool {
    guard let other = other as? KeyedLayoutValue<Key>, let value = value as? any Equatable else { return false }
    return value.isEqual(to: other.value)
  }
}

extension Equatable {
  /// Whether `other` is of the same type and equal.
  func isEqual(to other: Any) -> Bool { self == other as? Self }
}

/// Sets a value on an element for the custom container around it.
public struct _LayoutValueModifier<Key: LayoutValueKey>: _PrimitiveModifier {
  let value: Key.Value

  /// Puts `content` into the tree with the modifier around it.
  public func _lower(_ content: some Layout, _ lowering: _Lowering) {
    lowering.pushLayoutValue(KeyedLayoutValue<Key>(value))
    content._lower(lowering)
    lowering.popModifier()
  }
}

extension _Lowering {
  /// Lets what is lowered before `popModifier` have a value for the container around it.
  package func pushLayoutValue(_ value: any LayoutValueBox) { pending.push(.layoutValue(.max), .value(value)) }
}

extension Layout {
  /// Sets a value on the element for the custom container around it.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> _ModifiedLayout<
    Self, _LayoutValueModifier<Key>
  > {
    _ModifiedLayout(self, _LayoutValueModifier<Key>(value: value))
  }
}
