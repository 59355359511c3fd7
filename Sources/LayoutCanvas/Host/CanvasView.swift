#if canImport(CCairo)
  import LayoutCore

  /// A view of the canvas: a content, a frame, and the views inside it in drawing order.
  final class CanvasView {
    let id: ViewID
    var content: ViewContent
    /// In the parent's coordinates, in points.
    var frame = Rect.zero
    /// How far what is inside is scrolled, in points.
    var offset = Point.zero
    /// How it is shown on top of its frame.
    var presentation = ViewPresentation.identity
    var children: [CanvasView] = []
    weak var parent: CanvasView?

    init(_ id: ViewID, _ content: ViewContent) {
      self.id = id
      self.content = content
    }
  }
#endif
