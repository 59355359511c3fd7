/// An element of any type.
///
/// The type inside is part of its identity: another one replaces the element before.
public struct AnyLayout: _PrimitiveLayout {
  @usableFromInline let erased: ErasedContent

  /// Erases the type of `content`.
  @inlinable
  public init<Content: Layout>(_ content: Content) {
    // Compiled where the type is known.
    erased = ErasedContent(Content.self) { content._lower($0) }
  }

  /// Erases the type of `content`.
  public init(erasing content: any Layout) {
    func hide(_ content: some Layout) -> AnyLayout { AnyLayout(content) }
    self = hide(content)
  }

  /// Puts the content into the tree, under a group that stands for its type.
  @inlinable
  public func _lower(_ lowering: _Lowering) {
    lowering.erased(erased)
  }
}
