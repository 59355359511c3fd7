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

  /// A reader whose content is made from its size: for the first time when the size is known, and anew when it changes.
  public init(@LayoutBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Puts the reader into the tree, and its content for the size it had the last time.
  public func _lower(_ lowering: Lowering) {
    guard let node = lowering.node(.geometryReader) else { return }
    let content = content
    let state = ReaderState(surroundings: lowering.environments.surroundings, depth: lowering.nesting.depth) {
      lowering, size in
      let source = Source(make: content, proxy: GeometryProxy(size: size))
      lowering.children(of: node) { lowering.lowerBody(source, of: node, ObjectIdentifier(Self.self)) }
    }
    let known = lowering.contents.readers[node]
    lowering.contents.readers[node] = ReaderState(state, size: known?.size, passes: known?.passes ?? 0)
    if let size = known?.size { state.lower(lowering, size) }
  }

  private struct Source: BodySource {
    let make: (GeometryProxy) -> Content
    let proxy: GeometryProxy

    func content(_ lowering: Lowering) -> Content { make(proxy) }
  }
}

/// What is remembered about a geometry reader: the size its content was made for, and how to make it.
struct ReaderState {
  /// `nil` until the reader was laid out for the first time.
  private(set) var size: Size?
  /// How often the content was made in this turn because the size had changed.
  private(set) var passes = 0
  var surroundings: EnvironmentPlace
  private let depth: Int
  fileprivate let lower: (Lowering, Size) -> Void

  fileprivate init(surroundings: EnvironmentPlace, depth: Int, lower: @escaping (Lowering, Size) -> Void) {
    self.surroundings = surroundings
    self.depth = depth
    self.lower = lower
  }

  fileprivate init(_ state: ReaderState, size: Size?, passes: Int) {
    self = state
    self.size = size
    self.passes = passes
  }

  /// The state at the beginning of a turn.
  var restarted: ReaderState { ReaderState(self, size: size, passes: 0) }

  /// The state after another pass with another size.
  func next(_ size: Size) -> ReaderState { ReaderState(self, size: size, passes: passes + 1) }

  /// Makes the content for the reader's size.
  func makeContent(_ lowering: Lowering) {
    guard let size else { return }
    lowering.run(depth: depth, surroundings, skipsUntouched: true) { lower(lowering, size) }
  }
}
