#if canImport(CCairo)
  public import LayoutCore

  /// A picture of views that are set one by one: a host for code that makes views without a `LayoutContainer`.
  ///
  /// ```swift
  /// let canvas = CanvasScreen(width: 320, height: 480)
  /// views.commit(to: canvas)
  /// let png = try canvas.data(as: .png)
  /// ```
  public final class CanvasScreen: LayoutHost {
    private let host = CanvasHost()
    private let size: Size
    private let text: PangoTextMeasurer
    private let images: CanvasImageStore

    /// The colour that is drawn first; `nil` leaves the picture transparent.
    public var background: Color? = .white

    /// An empty picture of a size in points.
    public init(
      width: Double, height: Double, text: PangoTextMeasurer = .shared, images: CanvasImageStore = .shared
    ) {
      size = Size(width: width, height: height)
      self.text = text
      self.images = images
    }

    /// `false`: texts are drawn in the exact width they were measured in.
    public var roundsTextFrames: Bool { host.roundsTextFrames }

    /// Shows a new view.
    public func insert(
      _ view: ViewID, _ content: ViewContent, frame: Rect, into parent: ViewID?, after sibling: ViewID?
    ) {
      host.insert(view, content, frame: frame, into: parent, after: sibling)
    }

    /// Moves a view among its siblings.
    public func move(_ view: ViewID, after sibling: ViewID?) { host.move(view, after: sibling) }

    /// Removes a view.
    public func remove(_ view: ViewID) { host.remove(view) }

    /// Sets a view's frame.
    public func setFrame(_ view: ViewID, _ frame: Rect) { host.setFrame(view, frame) }

    /// Sets a view's content.
    public func setContent(_ view: ViewID, _ content: ViewContent) { host.setContent(view, content) }

    /// Scrolls a view.
    public func setContentOffset(_ view: ViewID, _ offset: Point) { host.setContentOffset(view, offset) }

    /// Sets whether a scroll view cuts its content off; the picture has no bars.
    public func setScrollTraits(_ view: ViewID, _ traits: ScrollTraits) { host.setScrollTraits(view, traits) }

    /// Shows a view scaled, moved or with another opacity.
    public func setPresentation(_ view: ViewID, _ presentation: ViewPresentation) {
      host.setPresentation(view, presentation)
    }

    /// Shows what a layout presents, above the views.
    public func setPresentations(_ presentations: [Presentation]) { host.setPresentations(presentations) }

    /// The bytes of a file that shows the views as they are now.
    ///
    /// - Throws: `CanvasError`.
    public func data(as format: CanvasFormat, scale: Double = 1) throws -> [UInt8] {
      let surface = try CanvasSurface(size: size, scale: scale, background: background, text: text, images: images)
      return try surface.bytes(as: format) { painter in
        host.draw(with: painter, visible: Rect(origin: .zero, size: size))
      }
    }
  }
#endif
