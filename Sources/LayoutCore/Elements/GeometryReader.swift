import LayoutEngine

/// Makes its content from its size: it fills its proposal and places its content at the top leading corner.
public struct GeometryReader<Content: Layout>: _PrimitiveLayout {
  let content: (GeometryProxy) -> Content

  /// A reader whose content is made from its size: for the first time when the size is known, and anew when it changes.
  ///
  /// Where the content reads the reader's place too, a change of that counts as well. Where it is not shown, as in an
  /// alternative of `ViewThatFits`, it keeps the content it had, and an update makes that for the last size.
  public init(@LayoutBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Puts the reader into the tree, and its content for the last size.
  public func _lower(_ lowering: _Lowering) {
    guard let node = lowering.node(.geometryReader) else { return }
    let content = content
    let state = ReaderState(surroundings: lowering.environments.surroundings, depth: lowering.nesting.depth) {
      lowering, proxy in
      let source = Source(make: content, proxy: proxy)
      lowering.children(of: node) { lowering.lowerBody(source, of: node, Self.self) }
    }
    let known = lowering.contents.readers[node]
    var proxy = known?.proxy
    if var place = proxy?.place {
      place.safeAreaInsets = state.safeAreaInsets
      proxy = GeometryProxy(place: place, reads: GeometryReads(of: node, in: lowering.contents.readersDue))
    }
    let new = ReaderState(state, proxy: proxy, passes: known?.passes ?? 0, seen: known?.seen)
    lowering.contents.released.keep(lowering.contents.readers.updateValue(new, forKey: node))
    lowering.contents.readersDue.waiting.insert(node)
    if let proxy { state.lower(lowering, proxy) }
  }

  private struct Source: BodySource {
    let make: (GeometryProxy) -> Content
    let proxy: GeometryProxy

    func content(_ lowering: _Lowering) -> Content { make(proxy) }
  }
}

/// The stored state of a geometry reader: the proxy of its content, and the closure that makes it.
struct ReaderState {
  /// The proxy of its content; `nil` until the reader was laid out for the first time.
  private(set) var proxy: GeometryProxy?
  /// The number of times that the content was made in this turn because the size had changed.
  private(set) var passes = 0
  /// The boxes that the content was made for in this turn.
  private(set) var seen = SeenValues<Rect>()
  var surroundings: EnvironmentPlace
  private let depth: Int
  fileprivate let lower: (_Lowering, GeometryProxy) -> Void

  fileprivate init(surroundings: EnvironmentPlace, depth: Int, lower: @escaping (_Lowering, GeometryProxy) -> Void) {
    self.surroundings = surroundings
    self.depth = depth
    self.lower = lower
  }

  fileprivate init(_ state: ReaderState, proxy: GeometryProxy?, passes: Int, seen: SeenValues<Rect>? = nil) {
    self = state
    if let seen { self.seen = seen }
    self.proxy = proxy
    self.passes = passes
  }

  /// Begins a turn.
  mutating func restart() {
    passes = 0
    seen.drop()
  }

  /// The covered part of the window's edges at the reader.
  var safeAreaInsets: EdgeInsets { surroundings.scope.values.safeAreaInsets }

  /// The state after another pass with another proxy.
  func next(_ proxy: GeometryProxy) -> ReaderState {
    var next = ReaderState(self, proxy: proxy, passes: passes + 1)
    next.seen.note(proxy.place.frame)
    return next
  }

  /// Makes the content for the reader's proxy.
  func makeContent(_ lowering: _Lowering) {
    guard let proxy else { return }
    lowering.run(depth: depth, surroundings, skipsUntouched: true) { lower(lowering, proxy) }
  }
}
