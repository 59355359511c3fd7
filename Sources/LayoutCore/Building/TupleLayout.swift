/// Several elements in a row, as the builder collects them.
public struct TupleLayout<each Content: Layout>: PrimitiveLayout {
  @usableFromInline let content: (repeat each Content)

  /// The elements in their order.
  @inlinable
  public init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  /// Puts the elements into the tree one after the other.
  @inlinable
  public func _lower(_ lowering: Lowering) {
    repeat (each content)._lower(lowering)
  }
}

/// No element at all.
public struct EmptyLayout: PrimitiveLayout {
  /// Nothing.
  @inlinable
  public init() {}

  /// Puts nothing into the tree.
  @inlinable
  public func _lower(_ lowering: Lowering) {}
}

/// Elements out of a `for` loop. Their identity is their position; for lists that change use `ForEach`.
public struct ArrayLayout<Content: Layout>: PrimitiveLayout {
  @usableFromInline let content: [Content]

  /// The elements in their order.
  @inlinable
  public init(_ content: [Content]) {
    self.content = content
  }

  /// Puts the elements into the tree under a group, so that what follows keeps its identity when their number changes.
  @inlinable
  public func _lower(_ lowering: Lowering) {
    guard let outer = lowering.enterGroup(type: Self.self, branch: 0) else { return }
    for element in content { element._lower(lowering) }
    lowering.leave(outer)
  }
}
