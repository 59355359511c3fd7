/// An element of any type. The type inside is part of its identity: another one replaces what was there.
public struct AnyLayout: PrimitiveLayout {
  let content: any Layout

  /// Hides the type of `content`.
  public init(_ content: some Layout) {
    self.content = content
  }

  /// Hides the type of `content`.
  public init(erasing content: any Layout) {
    self.content = content
  }

  /// Puts the content into the tree, under a group that remembers its type.
  public func _lower(_ lowering: Lowering) {
    lowering.erased(content)
  }
}
