public import LayoutEngine

/// Makes its content with a proxy that scrolls the scroll views inside.
///
/// ```swift
/// ScrollViewReader { proxy in
///   Button("Latest") { proxy.scrollTo(messages.count - 1, anchor: .bottom) }
///   ScrollView { LazyVStack { ForEach(messages.indices, id: \.self) { Text(messages[$0]) } } }
/// }
/// ```
public struct ScrollViewReader<Content: Layout>: _PrimitiveLayout {
  let content: (ScrollViewProxy) -> Content

  /// A reader whose content is made with a proxy.
  public init(@LayoutBuilder content: @escaping (_ proxy: ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// Puts the content into the tree in the reader's place.
  public func _lower(_ lowering: _Lowering) {
    guard let node = lowering.groupNode(type: Self.self, branch: 0) else { return }
    let proxy = ScrollViewProxy(place: lowering.contents.scrolling.place(node, in: lowering.contents))
    lowering.nest(node) { lowering.lowerBody(Source(make: content, proxy: proxy), of: node, Self.self) }
  }

  private struct Source: BodySource {
    let make: (ScrollViewProxy) -> Content
    let proxy: ScrollViewProxy

    func content(_ lowering: _Lowering) -> Content { make(proxy) }
  }
}

/// Scrolls the scroll views inside a `ScrollViewReader`.
///
/// It is used on the root's thread, which for hosts is the main thread.
public struct ScrollViewProxy {
  let place: ScrollPlace

  /// Scrolls to the element with the id `id` inside the reader, in the turn that follows: a row of a `ForEach`, made or
  /// not, or an element with `id(_:)`.
  ///
  /// The frames of that turn count, so a row that was added just before is found. An id that is in no scroll view of
  /// the reader is diagnosed as `unknownScrollTarget`. Inside of `withAnimation` the scroll view moves there, unless the row
  /// is so far away in a lazy list that its place is not known.
  ///
  /// - Parameters:
  ///   - id: the element's id.
  ///   - anchor: the point of the element that is to be at the same point of the window; `nil` scrolls no further than
  ///     is needed to see it.
  /// - Complexity: that of `LayoutRoot.scrollTo(_:anchor:)`.
  public func scrollTo(_ id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    place.scroll(to: Identity(value: id), anchor)
  }
}
