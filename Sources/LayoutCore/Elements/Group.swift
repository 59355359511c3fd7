/// Elements without a container of their own: modifiers on the group go to each of them.
public struct Group<Content: Layout>: _PrimitiveLayout {
  @usableFromInline let content: Content

  /// The elements as they are.
  @inlinable
  public init(@LayoutBuilder content: () -> Content) {
    self.content = content()
  }

  /// Puts the elements into the tree in the group's place.
  @inlinable
  public func _lower(_ lowering: _Lowering) {
    content._lower(lowering)
  }

  /// Whether values of the type can be compared.
  @inlinable public static var _isComparable: Bool { Content._isComparable }

  /// Whether the parts are known to have the same result.
  @inlinable
  public static func _isSame(_ one: Self, _ other: Self) -> Bool {
    Content._isSame(one.content, other.content)
  }
}
