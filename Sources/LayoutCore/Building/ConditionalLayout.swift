/// One of two elements: `if` with `else`, and `switch`. A change of the branch is a change of identity.
public struct ConditionalLayout<First: Layout, Second: Layout>: PrimitiveLayout {
  enum Branch {
    case first(First)
    case second(Second)
  }

  let branch: Branch

  init(_ branch: Branch) {
    self.branch = branch
  }

  /// Puts the chosen branch into the tree, under a group that remembers which one it was.
  public func _lower(_ lowering: Lowering) {
    switch branch {
    case .first(let content):
      lowering.group(type: Self.self, branch: 1) { content._lower(lowering) }
    case .second(let content):
      lowering.group(type: Self.self, branch: 2) { content._lower(lowering) }
    }
  }
}

/// An element or none: `if` without `else`.
public struct OptionalLayout<Content: Layout>: PrimitiveLayout {
  let content: Content?

  /// The element, or nothing.
  public init(_ content: Content?) {
    self.content = content
  }

  /// Puts the element into the tree, under a group that holds its place when there is none.
  public func _lower(_ lowering: Lowering) {
    lowering.group(type: Self.self, branch: content == nil ? 0 : 1) { content?._lower(lowering) }
  }
}

extension Optional: Layout where Wrapped: Layout {
  /// Never asked for.
  public var body: Never { fatalError("an optional element has no body") }

  /// As an `if` without `else`.
  public func _lower(_ lowering: Lowering) {
    OptionalLayout(self)._lower(lowering)
  }
}
