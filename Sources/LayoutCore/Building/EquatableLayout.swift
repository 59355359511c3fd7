/// An element that is passed by as long as it is equal, whatever it holds: see `Layout.equatable()`.
public struct _EquatableLayout<Content: Layout & Equatable>: Layout, Equatable {
  let content: Content

  /// The element.
  public var body: some Layout { content }
}

extension Layout where Self: Equatable {
  /// Evaluates the element only where it is not equal to the one that stood there before.
  ///
  /// An element that is `Equatable` by itself is passed by without this. It is for a generic element that is `Equatable`
  /// only where its content is, and for a container that is to be passed by as a whole.
  public func equatable() -> _EquatableLayout<Self> { _EquatableLayout(content: self) }
}
