/// An element that is skipped as long as it is equal, whatever it contains; see `Layout.equatable()`.
public struct _EquatableLayout<Content: Layout & Equatable>: Layout, Equatable {
  let content: Content

  /// The element.
  public var body: some Layout { content }
}

extension Layout where Self: Equatable {
  /// Evaluates the element only where it differs from the one before at its place.
  ///
  /// An element that is `Equatable` by itself is skipped without this. It is for a generic element that is `Equatable`
  /// only where its content is, and for a container that is to be skipped as a whole.
  public func equatable() -> _EquatableLayout<Self> { _EquatableLayout(content: self) }
}
