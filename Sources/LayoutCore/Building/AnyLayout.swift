/// An element of any type.
///
/// The type inside is part of its identity: another one replaces the element before.
public struct AnyLayout: _PrimitiveLayout {
  @usableFromInline let erased: ErasedContent

  /// Erases the type of `content`.
  @inlinable
  public init<Content: Layout>(_ content: Content) {
    // Compiled where the type is known.
    erased = ErasedContent(Content.self, isStack: Content._isStack) { content._lower($0) }
  }

  /// Erases the type of `content`.
  public init(erasing content: any Layout) {
    func hide(_ content: some Layout) -> AnyLayout { AnyLayout(content) }
    self = hide(content)
  }

  /// Puts the content into the tree: a stack as a node that stores its type, all else under a group that does.
  @inlinable
  public func _lower(_ lowering: _Lowering) {
    lowering.erased(erased)
  }
}
