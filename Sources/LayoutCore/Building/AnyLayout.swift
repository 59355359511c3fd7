/// An element of any type. The type inside is part of its identity: another one replaces what was there.
public struct AnyLayout: _PrimitiveLayout {
  private let erased: ErasedContent

  var content: any Layout { erased.content }

  /// Hides the type of `content`.
  public init(_ content: some Layout) {
    erased = ErasedContent(content)
  }

  /// Hides the type of `content`.
  public init(erasing content: any Layout) {
    erased = ErasedContent(content)
  }

  /// Puts the content into the tree, under a group that remembers its type.
  public func _lower(_ lowering: _Lowering) {
    lowering.erased(content)
  }
}
