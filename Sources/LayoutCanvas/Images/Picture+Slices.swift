#if canImport(CCairo)
  import CCairo
  package import LayoutCore

  extension Picture {
    /// Fills a box of a size from the context's origin, in the parts of `content`, or stretched as a whole.
    ///
    /// - Parameter isRaster: whether the drawing becomes pixels at once.
    /// - Returns: whether it could be drawn.
    @discardableResult
    package func draw(_ content: ImageContent, on context: OpaquePointer, in box: Size, isRaster: Bool) -> Bool {
      guard let slices = content.slices else {
        cairo_rectangle(context, 0, 0, box.width, box.height)
        cairo_clip(context)
        cairo_scale(context, box.width / size.width, box.height / size.height)
        return draw(on: context, tint: content.tint, interpolation: content.interpolation, isRaster: isRaster)
      }
      return slices.parts(of: size, in: Rect(origin: .zero, size: box)).allSatisfy {
        draw($0, of: content, on: context, isRaster: isRaster)
      }
    }

    /// 1. A part is a picture of its own, so that a stretched one does not mix with what is beside it.
    /// 2. A part that is larger than its tile is repeated. Pixels are padded, so that the edges do not fade.
    ///
    /// - Returns: whether it could be drawn.
    private func draw(
      _ part: ImageSlices.Part, of content: ImageContent, on context: OpaquePointer, isRaster: Bool
    ) -> Bool {
      let scale = max(part.tile.width / part.source.width, part.tile.height / part.source.height)
      guard isDrawable(on: context, scale: scale) else { return false }
      return withPart(part.source) { surface, length in  // 1.
        let pattern = cairo_pattern_create_for_surface(surface)
        defer { cairo_pattern_destroy(pattern) }
        let isRepeated = part.target.width > part.tile.width || part.target.height > part.tile.height
        if isRepeated {  // 2.
          cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
        } else if isRaster, case .pixels = self {
          cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        }
        cairo_pattern_set_filter(pattern, content.interpolation.filter)
        cairo_save(context)
        cairo_rectangle(context, part.target.minX, part.target.minY, part.target.width, part.target.height)
        cairo_clip(context)
        cairo_translate(context, part.target.minX, part.target.minY)
        cairo_scale(context, part.tile.width / length.width, part.tile.height / length.height)
        if let tint = content.tint {
          Self.mask(context, pattern, tint)
        } else {
          cairo_set_source(context, pattern)
          cairo_paint(context)
        }
        cairo_restore(context)
      }
    }

    /// Calls `body` with a surface that a part is on, from its origin, and with its size there: whole pixels of a
    /// picture of pixels.
    ///
    /// - Returns: whether the part could be drawn; without it `body` is not called.
    private func withPart(_ part: Rect, _ body: (OpaquePointer?, Size) -> Void) -> Bool {
      let surface: OpaquePointer?
      var length = part.size
      switch self {
      case .pixels:
        length = Size(width: length.width.rounded(.up), height: length.height.rounded(.up))
        surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(length.width), Int32(length.height))
      case .drawing:
        var extents = cairo_rectangle_t(x: 0, y: 0, width: length.width, height: length.height)
        surface = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents)
      }
      guard let surface else { return false }
      defer { cairo_surface_destroy(surface) }
      guard let context = cairo_create(surface) else { return false }
      defer { cairo_destroy(context) }
      cairo_scale(context, length.width / part.width, length.height / part.height)
      cairo_translate(context, -part.minX, -part.minY)
      guard draw(on: context, tint: nil, interpolation: .none, isRaster: true) else { return false }
      body(surface, length)
      return true
    }
  }
#endif
