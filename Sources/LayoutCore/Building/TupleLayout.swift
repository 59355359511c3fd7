/// Two elements, one after the other, of which the builder makes blocks.
public struct _PairLayout<First: Layout, Second: Layout>: _PrimitiveLayout {
  @usableFromInline let first: First
  @usableFromInline let second: Second

  /// The elements in their order.
  @inlinable
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Puts the elements into the tree one after the other.
  @inlinable
  public func _lower(_ lowering: _Lowering) {
    first._lower(lowering)
    second._lower(lowering)
  }

  /// Whether values of the type can be compared.
  @inlinable public static var _isComparable: Bool { First._isComparable && Second._isComparable }

  /// Whether the parts are known to have the same result.
  @inlinable
  public static func _isSame(_ one: Self, _ other: Self) -> Bool {
    First._isSame(one.first, other.first) && Second._isSame(one.second, other.second)
  }
}

/// Any number of elements in a row, as the builder collects them.
public struct _TupleLayout<each Content: Layout>: _PrimitiveLayout {
  @usableFromInline let content: (repeat each Content)

  /// The elements in their order.
  @inlinable
  public init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  /// Puts the elements into the tree one after the other.
  @inlinable
  public func _lower(_ lowering: _Lowering) {
    repeat (each content)._lower(lowering)
  }

  /// Whether values of the type can be compared.
  @inlinable
  public static var _isComparable: Bool {
    for isComparable in repeat (each Content)._isComparable { if !isComparable { return false } }
    return true
  }

  /// Whether the parts are known to have the same result.
  @inlinable
  public static func _isSame(_ one: Self, _ other: Self) -> Bool {
    for isSame in repeat (each Content)._isSame(each one.content, each other.content) { if !isSame { return false } }
    return true
  }
}

/// No element at all.
public struct EmptyLayout: _PrimitiveLayout {
  /// An element without content.
  @inlinable
  public init() {}

  /// Puts nothing into the tree.
  @inlinable
  public func _lower(_ lowering: _Lowering) {}
}

/// The elements of a `for` loop, whose identity is their position; for lists that change use `ForEach`.
public struct _ArrayLayout<Content: Layout>: _PrimitiveLayout {
  @usableFromInline let content: [Content]

  /// The elements in their order.
  @inlinable
  public init(_ content: [Content]) {
    self.content = content
  }

  /// Puts the elements into the tree under a group, so that later elements keep their identity when their number
  /// changes.
  @inlinable
  public func _lower(_ lowering: _Lowering) {
    guard let outer = lowering.enterGroup(type: Self.self, branch: 0) else { return }
    let made = lowering.made
    for position in content.indices {
      content[position]._lower(lowering)
      if position == 0 { lowering.expect(content.count - 1, since: made) }
    }
    lowering.leave(outer)
  }

  /// Whether values of the type can be compared.
  @inlinable public static var _isComparable: Bool { Content._isComparable }

  /// Whether the parts are known to have the same result.
  @inlinable
  public static func _isSame(_ one: Self, _ other: Self) -> Bool {
    guard one.content.count == other.content.count else { return false }
    return one.content.indices.allSatisfy { Content._isSame(one.content[$0], other.content[$0]) }
  }
}
