/// Several elements in a row, as the builder collects them.
public struct TupleLayout<each Content: Layout>: PrimitiveLayout {
  let content: (repeat each Content)

  /// The elements in their order.
  public init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  /// Puts the elements into the tree one after the other.
  public func _lower(_ lowering: Lowering) {
    repeat (each content)._lower(lowering)
  }
}

/// No element at all.
public struct EmptyLayout: PrimitiveLayout {
  /// Nothing.
  public init() {}

  /// Puts nothing into the tree.
  public func _lower(_ lowering: Lowering) {}
}

/// Elements out of a `for` loop. Their identity is their position; for lists that change use `ForEach`.
public struct ArrayLayout<Content: Layout>: PrimitiveLayout {
  let content: [Content]

  /// The elements in their order.
  public init(_ content: [Content]) {
    self.content = content
  }

  /// Puts the elements into the tree under a group, so that what follows keeps its identity when their number changes.
  public func _lower(_ lowering: Lowering) {
    lowering.group(type: Self.self, branch: 0) {
      for element in content { element._lower(lowering) }
    }
  }
}
