package import LayoutEngine

/// What a geometry reader tells its content.
public struct GeometryProxy: Hashable, Sendable {
  /// The reader's size in points.
  public let size: Size
  /// The reader's own box: its size, at the origin.
  public var bounds: Rect { Rect(origin: .zero, size: size) }
}

/// Makes its content from the size it gets: it takes all that is offered and puts its content at the top leading corner.
public struct GeometryReader<Content: Layout>: PrimitiveLayout {
  let content: (GeometryProxy) -> Content

  /// A reader whose content is made from its size. The content is made anew when the size changes.
  public init(@LayoutBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Puts the reader into the tree, and its content for the size it had the last time.
  public func _lower(_ lowering: Lowering) {
    guard let node = lowering.node(.geometryReader) else { return }
    let content = content
    let size = lowering.contents.readers[node]?.size ?? .zero
    let environment = lowering.environment
    lowering.contents.readers[node] = ReaderState(size: size) { lowering, size in
      lowering.environment = environment
      lowering.children(of: node) { content(GeometryProxy(size: size))._lower(lowering) }
    }
    lowering.children(of: node) { content(GeometryProxy(size: size))._lower(lowering) }
  }
}

/// What is remembered about a geometry reader: the size its content was made for, and how to make it.
struct ReaderState {
  var size: Size
  var passes = 0
  let lower: (Lowering, Size) -> Void

  init(size: Size, lower: @escaping (Lowering, Size) -> Void) {
    self.size = size
    self.lower = lower
  }
}
