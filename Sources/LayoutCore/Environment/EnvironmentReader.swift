/// Makes its content from the environment at its place, so that an element can follow the font, the colours or a key of
/// your own. It is no level of its own: its content takes its place.
public struct EnvironmentReader<Content: Layout>: _PrimitiveLayout {
  let content: (EnvironmentValues) -> Content

  /// A reader whose content is made from the environment's values.
  public init(@LayoutBuilder content: @escaping (EnvironmentValues) -> Content) {
    self.content = content
  }

  /// Puts the content into the tree in the reader's place.
  public func _lower(_ lowering: _Lowering) {
    guard let node = lowering.groupNode(type: Self.self, branch: 0) else { return }
    lowering.nest(node) { lowering.lowerBody(Source(make: content), of: node, Self.self) }
  }

  private struct Source: BodySource {
    let make: (EnvironmentValues) -> Content

    func content(_ lowering: _Lowering) -> Content { make(lowering.environment) }
  }
}
