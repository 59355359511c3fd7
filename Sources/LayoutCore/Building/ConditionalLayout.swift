/// One of two elements: `if` with `else`, and `switch`. A change of the branch is a change of identity.
public struct ConditionalLayout<First: Layout, Second: Layout>: PrimitiveLayout {
  @usableFromInline
  enum Branch {
    case first(First)
    case second(Second)
  }

  @usableFromInline let branch: Branch

  @inlinable
  init(_ branch: Branch) {
    self.branch = branch
  }

  /// Puts the chosen branch into the tree, under a group that remembers which one it was.
  @inlinable
  public func _lower(_ lowering: Lowering) {
    switch branch {
    case .first(let content):
      guard let outer = lowering.enterGroup(type: Self.self, branch: 1) else { return }
      content._lower(lowering)
      lowering.leave(outer)
    case .second(let content):
      guard let outer = lowering.enterGroup(type: Self.self, branch: 2) else { return }
      content._lower(lowering)
      lowering.leave(outer)
    }
  }
}

/// An element or none: `if` without `else`.
public struct OptionalLayout<Content: Layout>: PrimitiveLayout {
  @usableFromInline let content: Content?

  /// The element, or nothing.
  @inlinable
  public init(_ content: Content?) {
    self.content = content
  }

  /// Puts the element into the tree, under a group that holds its place when there is none.
  @inlinable
  public func _lower(_ lowering: Lowering) {
    guard let outer = lowering.enterGroup(type: Self.self, branch: content == nil ? 0 : 1) else { return }
    content?._lower(lowering)
    lowering.leave(outer)
  }
}

extension Optional: Layout where Wrapped: Layout {
  /// Never asked for.
  public var body: Never { fatalError("an optional element has no body") }

  /// As an `if` without `else`.
  @inlinable
  public func _lower(_ lowering: Lowering) {
    OptionalLayout(self)._lower(lowering)
  }
}
