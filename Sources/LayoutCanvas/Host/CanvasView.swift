#if canImport(CCairo)
  import LayoutCore

  /// A view of the canvas: a content, a frame, and the views inside it in drawing order.
  final class CanvasView {
    let id: ViewID
    var content: ViewContent
    /// The frame in the parent's coordinates, in points.
    var frame = Rect.zero
    /// The offset of a scroll view's content, in points.
    var offset = Point.zero
    /// Whether a scroll view shows content beyond its edges.
    var showsOverflow = false
    /// The offset, scale and opacity on top of the frame.
    var presentation = ViewPresentation.identity
    var children: [CanvasView] = []
    weak var parent: CanvasView?

    /// The views of the mask, where the box has one, and the others.
    var maskAndContent: (mask: ArraySlice<CanvasView>, content: ArraySlice<CanvasView>) {
      guard case .decorated(let decoration) = content, decoration.effect == .mask else { return ([], children[...]) }
      return (children.prefix(1), children.dropFirst())
    }

    init(_ id: ViewID, _ content: ViewContent) {
      self.id = id
      self.content = content
    }
  }
#endif
