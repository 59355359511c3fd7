#if canImport(CCairo)
  import CCairo
  package import LayoutCore

  extension Picture {
    /// Draws the picture as large as it is, from the context's origin.
    ///
    /// - Parameters:
    ///   - tint: the colour of all parts, in their opacity; `nil` for their own colours.
    ///   - isRaster: whether the drawing becomes pixels at once. In SVG and PDF the viewer does the scaling.
    /// - Returns: whether it could be drawn: letters of an SVG file have a largest size.
    @discardableResult
    package func draw(
      on context: OpaquePointer, tint: Color?, interpolation: ImageInterpolation, isRaster: Bool
    ) -> Bool {
      switch self {
      case .drawing(let drawing):
        guard let tint else { return drawing.draw(on: context) }
        var isDrawn = false
        DrawingGroup.make(on: context) {
          isDrawn = drawing.draw(on: context)
        } use: { shapes in
          Self.mask(context, shapes, tint)
        }
        return isDrawn
      case .pixels(let image):
        image.withSurface { surface in
          let pattern = cairo_pattern_create_for_surface(surface)
          // Without padding the edges of an enlarged picture fade.
          if isRaster { cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD) }
          cairo_pattern_set_filter(pattern, interpolation.filter)
          if let tint {
            Self.mask(context, pattern, tint)
          } else {
            cairo_set_source(context, pattern)
            cairo_paint(context)
          }
          cairo_pattern_destroy(pattern)
        }
        return true
      }
    }

    /// Whether the picture can be drawn at the context's scale, so many times as large: letters have a largest size.
    func isDrawable(on context: OpaquePointer, scale: Double = 1) -> Bool {
      switch self {
      case .pixels: true
      case .drawing(let drawing): drawing.admits(on: context, scale: scale)
      }
    }

    /// Calls `body` with a surface that the picture is on, and the surface's size, unless it could not be drawn.
    ///
    /// The size is whole, since cairo repeats surfaces in whole units: shapes are larger there than in the file.
    ///
    /// - Returns: whether it could be drawn.
    func withTile(_ body: (OpaquePointer, Size) -> Void) -> Bool {
      switch self {
      case .pixels(let image):
        image.withSurface { body($0, image.size) }
        return true
      case .drawing(let drawing):
        let whole = Size(width: size.width.rounded(.up), height: size.height.rounded(.up))
        var extents = cairo_rectangle_t(x: 0, y: 0, width: whole.width, height: whole.height)
        guard let surface = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents) else { return false }
        defer { cairo_surface_destroy(surface) }
        guard let context = cairo_create(surface) else { return false }
        defer { cairo_destroy(context) }
        cairo_scale(context, whole.width / size.width, whole.height / size.height)
        guard drawing.draw(on: context) else { return false }
        body(surface, whole)
        return true
      }
    }

    static func mask(_ context: OpaquePointer, _ pattern: OpaquePointer?, _ color: Color) {
      // A pattern of its own: cairo keeps a source of the same colour with the coordinates in which it was set, and its SVG
      // places the mask in these.
      let source = cairo_pattern_create_rgba(color.red, color.green, color.blue, color.opacity)
      cairo_set_source(context, source)
      cairo_pattern_destroy(source)
      cairo_mask(context, pattern)
    }
  }

  extension ImageInterpolation {
    var filter: cairo_filter_t {
      switch self {
      case .none: CAIRO_FILTER_NEAREST
      case .low: CAIRO_FILTER_BILINEAR
      case .medium: CAIRO_FILTER_GOOD
      case .high: CAIRO_FILTER_BEST
      }
    }
  }
#endif
