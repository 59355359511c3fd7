#if canImport(CCairo)
  import CCairo
  package import LayoutCore

  extension Picture {
    /// Draws the picture as large as it is, from the context's origin.
    ///
    /// - Parameters:
    ///   - tint: the colour of all parts, in their opacity; `nil` for their own colours.
    ///   - isRaster: whether the drawing becomes pixels at once. In SVG and PDF the viewer does the scaling.
    package func draw(on context: OpaquePointer, tint: Color?, interpolation: ImageInterpolation, isRaster: Bool) {
      switch self {
      case .drawing(let drawing):
        guard let tint else {
          drawing.draw(on: context)
          return
        }
        DrawingGroup.make(on: context) {
          drawing.draw(on: context)
        } use: { shapes in
          Self.mask(context, shapes, tint)
        }
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
      }
    }

    /// Calls `body` with a surface that the picture is on, as large as it is.
    func withSurface(_ body: (OpaquePointer) -> Void) {
      switch self {
      case .pixels(let image): image.withSurface(body)
      case .drawing(let drawing):
        var extents = cairo_rectangle_t(x: 0, y: 0, width: size.width, height: size.height)
        guard let surface = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents) else { return }
        let context = cairo_create(surface)
        if let context { drawing.draw(on: context) }
        cairo_destroy(context)
        body(surface)
        cairo_surface_destroy(surface)
      }
    }

    private static func mask(_ context: OpaquePointer, _ pattern: OpaquePointer?, _ color: Color) {
      // A pattern of its own: cairo keeps a source of the same colour with the coordinates in which it was set, and its SVG
      // places the mask in these.
      let source = cairo_pattern_create_rgba(color.red, color.green, color.blue, color.opacity)
      cairo_set_source(context, source)
      cairo_pattern_destroy(source)
      cairo_mask(context, pattern)
    }
  }

  extension ImageInterpolation {
    fileprivate var filter: cairo_filter_t {
      switch self {
      case .none: CAIRO_FILTER_NEAREST
      case .low: CAIRO_FILTER_BILINEAR
      case .medium: CAIRO_FILTER_GOOD
      case .high: CAIRO_FILTER_BEST
      }
    }
  }
#endif
