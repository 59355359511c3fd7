#if canImport(CCairo)
  import CCairo
  package import LayoutCore

  /// The size, scale and background of a picture that is to be drawn.
  package struct CanvasSurface: Sendable {
    /// The size in points.
    package let size: Size
    /// Pixels per point in PNG; SVG and PDF have none.
    package let scale: Double
    /// The colour that fills the picture first; `nil` leaves it transparent.
    package var background: Color?
    private let text: PangoTextMeasurer
    private let images: CanvasImageStore

    /// A surface of `size` points.
    ///
    /// - Throws: `CanvasError.notFinite` or `.sideTooLong`, before anything is allocated.
    package init(
      size: Size, scale: Double = 1, background: Color? = nil, text: PangoTextMeasurer = .shared,
      images: CanvasImageStore = .shared
    ) throws(CanvasError) {
      self.size = size
      self.scale = scale
      self.background = background
      self.text = text
      self.images = images
      _ = try CanvasLimits.pixels(of: size, scale: scale)
    }

    /// The bytes of a file in `format` that shows the drawing of `draw`; the same bytes for the same drawing.
    ///
    /// - Throws: the error of `draw`, or a `CanvasError` where cairo cannot draw it.
    package func bytes(as format: CanvasFormat, draw: (Painter) throws -> Void) throws -> [UInt8] {
      let sink = ByteSink()
      let surface = try makeSurface(format, sink)
      defer { cairo_surface_destroy(surface) }
      try CanvasError.check(cairo_surface_status(surface))
      try paint(on: surface, scale: format.isVector ? 1 : scale, draw)
      if format == .png { return try PNGEncoder.bytes(of: surface) }
      cairo_surface_finish(surface)
      try CanvasError.check(cairo_surface_status(surface))
      let bytes = withExtendedLifetime(sink) { sink.bytes }
      return format == .svg ? SVGIdentifiers.renumbered(bytes) : bytes
    }

    private func makeSurface(_ format: CanvasFormat, _ sink: ByteSink) throws(CanvasError) -> OpaquePointer? {
      let pixels = try CanvasLimits.pixels(of: size, scale: format.isVector ? 1 : scale)
      let (width, height) = (Double(pixels.width), Double(pixels.height))
      switch format {
      case .png:
        return cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(pixels.width), Int32(pixels.height))
      case .svg:
        let surface = cairo_svg_surface_create_for_stream(ByteSink.write, sink.closure, width, height)
        cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
        return surface
      case .pdf:
        let surface = cairo_pdf_surface_create_for_stream(ByteSink.write, sink.closure, width, height)
        // Without a date, the same picture has the same bytes on every day.
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, nil)
        return surface
      }
    }

    private func paint(on surface: OpaquePointer?, scale: Double, _ draw: (Painter) throws -> Void) throws {
      let context = cairo_create(surface)
      defer { cairo_destroy(context) }
      try CanvasError.check(cairo_status(context))
      cairo_scale(context, scale, scale)
      guard let context else { throw CanvasError.cairo("no context") }
      let painter = Painter(context: context, text: text, images: images)
      if let background { painter.fillEverything(background) }
      try draw(painter)
      try painter.finish()
    }
  }
#endif
