#if canImport(CCairo)
  public import LayoutCore

  /// A layout that is computed with the canvas's text and can be drawn into any number of files.
  ///
  /// ```swift
  /// let page = CanvasPage(card)
  /// try page.write(to: "card.png", scale: 2)
  /// try page.write(to: "card.pdf")
  /// ```
  ///
  /// Not `Sendable`: make it on the thread that draws.
  public final class CanvasPage {
    private let root: LayoutRoot
    private let host = CanvasHost()
    private let text: PangoTextMeasurer
    private let images: CanvasImageStore

    /// The colour that is drawn first, in the environment's colour scheme; `nil` leaves the picture transparent.
    public var background: Color?

    /// The size of the picture in points.
    public let size: Size

    /// Computes `content`.
    ///
    /// - Parameters:
    ///   - content: the layout.
    ///   - width: the width of the picture in points; `nil` is the content's own ideal width.
    ///   - height: the height of the picture in points; `nil` is the content's own ideal height.
    ///   - background: the colour that is drawn first, in the environment's colour scheme; `nil` leaves the picture
    ///     transparent.
    ///   - environment: the values of the environment; its `displayScale` rounds edges to whole pixels.
    ///   - text: measures texts.
    ///   - images: measures pictures.
    public init(
      _ content: some Layout, width: Double? = nil, height: Double? = nil, background: Color? = .background,
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
      root.reportUnknownFonts()
      size = Size(width: width ?? root.contentSize.width, height: height ?? root.contentSize.height)
    }

    /// Prints, in debug builds, the faults of the layout on standard error.
    func printsFaults() { root.printsFaults() }

    /// All frames, as values.
    public var result: LayoutResult { root.result }

    /// Whether frames, paddings and names are drawn over the picture.
    public var isInspecting = false

    /// The boxes that are drawn over the picture where `isInspecting` is `true`.
    ///
    /// - Complexity: O(elements).
    public var inspectionBoxes: [InspectionBox] { root.inspectionBoxes }

    /// The first `limit` visible elements with the reasons for their sizes, and the number of all.
    package func inspectedElements(limit: Int) -> ([InspectedElement], count: Int) {
      root.inspectedElements(limit: limit)
    }

    /// The ids of all visible elements as text, in drawing order, each once.
    package var visibleIDs: [String] { root.visibleIDs }

    /// Why the front-most element at `point` has its size; `nil` where there is none.
    public func explain(at point: Point) -> LayoutExplanation? { root.explain(at: point) }

    /// Why the element with the id `id` has its size; `nil` where there is none.
    public func explain(id: some Hashable & Sendable) -> LayoutExplanation? { root.explain(id: id) }

    /// The diagnostics, such as pictures that are missing or could not be decoded, font families that are not installed,
    /// and characters that no font has a glyph for.
    public var diagnostics: [Diagnostic] { root.diagnostics }

    /// The diagnostics, and whether the layout is larger than the picture.
    ///
    /// - Complexity: O(1) where the layout fits; else O(elements).
    public var report: RenderReport {
      RenderReport(size: size, diagnostics: root.diagnostics + root.overflowFindings)
    }

    /// The bytes of a file that shows the layout.
    ///
    /// - Parameters:
    ///   - format: the format of the file.
    ///   - scale: pixels per point, for PNG only.
    /// - Throws: `CanvasError`, before anything is allocated where a side is too long.
    public func data(as format: CanvasFormat, scale: Double = 1) throws -> [UInt8] {
      let surface = try CanvasSurface(
        size: size, scale: scale, background: background?.resolved(in: root.shownEnvironment), text: text,
        images: images)
      return try surface.bytes(as: format) { draw(with: $0) }
    }

    /// Writes a file in the format of its extension: png, svg or pdf.
    ///
    /// Where that fails, no partial file is left.
    ///
    /// - Parameters:
    ///   - path: the file.
    ///   - scale: pixels per point, for PNG only.
    /// - Throws: `CanvasError`.
    public func write(to path: String, scale: Double = 1) throws {
      let bytes = try data(as: CanvasFormat(path: path), scale: scale)
      try CanvasFile.write(bytes, to: path)
    }

    /// Draws into a cairo context of the caller's, at its origin and in its units.
    ///
    /// - Parameter context: a `cairo_t *`; its state is restored afterwards.
    /// - Throws: `CanvasError` for the first failure to draw; the rest is drawn.
    public func draw(in context: OpaquePointer) throws {
      let painter = Painter(context: context, text: text, images: images)
      draw(with: painter)
      try painter.finish()
    }

    private func draw(with painter: Painter) {
      let visible = Rect(origin: .zero, size: size)
      host.draw(with: painter, visible: visible)
      if isInspecting { painter.inspection(root.inspectionBoxes, room: size, visible: visible) }
    }
  }
#endif
