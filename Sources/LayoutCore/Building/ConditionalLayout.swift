/// One of two elements: `if` with `else`, and `switch`. A change of the branch is a change of identity.
public struct _ConditionalLayout<First: Layout, Second: Layout>: _PrimitiveLayout {
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

  /// Puts the chosen branch into the tree, under a group that stores which one it was.
  @inlinable
  public func _lower(_ lowering: _Lowering) {
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

  /// Whether values of the type can be compared.
  @inlinable public static var _isComparable: Bool { First._isComparable && Second._isComparable }

  /// Whether the parts are known to have the same result.
  @inlinable
  public static func _isSame(_ one: Self, _ other: Self) -> Bool {
    switch (one.branch, other.branch) {
    case (.first(let one), .first(let other)): First._isSame(one, other)
    case (.second(let one), .second(let other)): Second._isSame(one, other)
    default: false
    }
  }
}

/// An element or none: `if` without `else`.
public struct _OptionalLayout<Content: Layout>: _PrimitiveLayout {
  @usableFromInline let content: Content?

  /// The element, or nothing.
  @inlinable
  public init(_ content: Content?) {
    self.content = content
  }

  /// Puts the element into the tree, under a group that keeps its place when there is none.
  @inlinable
  public func _lower(_ lowering: _Lowering) {
    guard let outer = lowering.enterGroup(type: Self.self, branch: content == nil ? 0 : 1) else { return }
    content?._lower(lowering)
    lowering.leave(outer)
  }

  /// Whether values of the type can be compared.
  @inlinable public static var _isComparable: Bool { Content._isComparable }

  /// Whether the parts are known to have the same result.
  @inlinable
  public static func _isSame(_ one: Self, _ other: Self) -> Bool {
    switch (one.content, other.content) {
    case (nil, nil): true
    case (let one?, let other?): Content._isSame(one, other)
    default: false
    }
  }
}

extension Optional: Layout where Wrapped: Layout {
  /// The body, which is never read.
  public var body: Never { fatalError("an optional element has no body") }

  /// Puts the element into the tree, as an `if` without `else` does.
  @inlinable
  public func _lower(_ lowering: _Lowering) {
    _OptionalLayout(self)._lower(lowering)
  }

  /// Whether values of the type can be compared.
  @inlinable public static var _isComparable: Bool { Wrapped._isComparable }

  /// Whether the parts are known to have the same result.
  @inlinable
  public static func _isSame(_ one: Self, _ other: Self) -> Bool {
    _OptionalLayout<Wrapped>._isSame(_OptionalLayout(one), _OptionalLayout(other))
  }
}
