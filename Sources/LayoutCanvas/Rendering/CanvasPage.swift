#if canImport(CCairo)
  public import LayoutCore

  /// A layout that has been computed with the canvas's text and can be drawn into any number of files.
  ///
  /// ```swift
  /// let page = CanvasPage(card)
  /// try page.write(to: "card.png", scale: 2)
  /// try page.write(to: "card.pdf")
  /// ```
  ///
  /// Not `Sendable`; make one on whichever thread draws.
  public final class CanvasPage {
    private let root: LayoutRoot
    private let host = CanvasHost()
    private let text: PangoTextMeasurer
    private let images: CanvasImageStore

    /// What is drawn first; `nil` leaves the picture transparent.
    public var background: Color?

    /// The size of the picture in points.
    public let size: Size

    /// Computes `content`.
    ///
    /// - Parameters:
    ///   - content: the layout.
    ///   - width: the width of the page in points; `nil` is the layout's own.
    ///   - height: the height of the page in points; `nil` is the layout's own.
    ///   - background: what is drawn first; `nil` leaves the picture transparent.
    ///   - environment: the values that flow down; its `displayScale` rounds edges to whole pixels.
    ///   - text: measures texts.
    ///   - images: measures pictures.
    public init(
      _ content: some Layout, width: Double? = nil, height: Double? = nil, background: Color? = .white,
      environment: EnvironmentValues = EnvironmentValues(), text: PangoTextMeasurer = .shared,
      images: CanvasImageStore = .shared
    ) {
      self.text = text
      self.images = images
      self.background = background
      root = LayoutRoot(
        size: Size(width: width ?? .infinity, height: height ?? .infinity),
        measurers: Measurers(text: text, images: images), environment: environment)
      root.host = host
      root.updateBody { content }
      root.reportMissingGlyphs()
      size = Size(width: width ?? root.contentSize.width, height: height ?? root.contentSize.height)
    }

    /// All frames, as values.
    public var result: LayoutResult { root.result }

    /// Whether frames, paddings and names are drawn over the picture.
    public var isInspecting = false

    /// What is drawn over the picture where `isInspecting` says so. Complexity: O(elements).
    public var inspectionBoxes: [InspectionBox] { root.inspectionBoxes }

    /// Why the front-most element at `point` has its size; `nil` where there is none.
    public func explain(at point: Point) -> LayoutExplanation? { root.explain(at: point) }

    /// Why the element with the id `id` has its size; `nil` where there is none.
    public func explain(id: some Hashable & Sendable) -> LayoutExplanation? { root.explain(id: id) }

    /// What was reported: among it pictures that could not be decoded, and characters that no font has a glyph for.
    public var diagnostics: [Diagnostic] { root.diagnostics }

    /// The bytes of a file that shows the layout.
    ///
    /// - Parameters:
    ///   - format: the format of the file.
    ///   - scale: pixels a point, for PNG only.
    /// - Throws: `CanvasError`, before anything is allocated where a side is too long.
    public func data(as format: CanvasFormat, scale: Double = 1) throws -> [UInt8] {
      let surface = try CanvasSurface(size: size, scale: scale, background: background, text: text, images: images)
      return try surface.bytes(as: format) { draw(with: $0) }
    }

    /// Writes a file whose extension says the format: png, svg or pdf. Where that fails no half file is left.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - scale: pixels a point, for PNG only.
    /// - Throws: `CanvasError`.
    public func write(to path: String, scale: Double = 1) throws {
      let bytes = try data(as: CanvasFormat(path: path), scale: scale)
      try CanvasFile.write(bytes, to: path)
    }

    /// Draws into a cairo context of the caller's, at its origin and in its units.
    ///
    /// - Parameter context: a `cairo_t *`; its state is afterwards as it was.
    /// - Throws: `CanvasError` for the first thing that could not be drawn; the rest is drawn all the same.
    public func draw(in context: OpaquePointer) throws {
      let painter = Painter(context: context, text: text, images: images)
      draw(with: painter)
      try painter.finish()
    }

    private func draw(with painter: Painter) {
      let visible = Rect(origin: .zero, size: size)
      host.draw(with: painter, visible: visible)
      if isInspecting { painter.inspection(root.inspectionBoxes, visible: visible) }
    }
  }
#endif
