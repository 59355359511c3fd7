#if canImport(CCairo)
  import CCairo
  import CPango
  import LayoutCore

  extension Painter {
    /// Draws a line of a layout.
    ///
    /// cairo puts the glyphs of pixels on whole pixels, which makes the gaps between letters uneven at the scale 1. So
    /// letters of pixels are placed at quarters of a pixel along the line (`ShiftedFonts`). The baseline is on a whole
    /// pixel: the horizontal edges of letters stay sharp. Where the pixels come later, and where lines are not
    /// horizontal, the outlines are filled. Glyphs in colours and the boxes of unknown characters have no outlines, and
    /// cairo places them. Lines with a stroke under or through letters, or a ground behind them, are Pango's to draw. In
    /// SVG and PDF a text stays a text.
    ///
    /// - Parameters:
    ///   - x: the left end, in points.
    ///   - baseline: in points.
    func line(
      _ line: UnsafeMutablePointer<PangoLayoutLine>, x: Double, baseline: Double, fonts: ShiftedFonts
    ) {
      let y = isRaster ? onWholePixel(baseline) : baseline
      guard isRaster, !line.pointee.hasStrokesOrGrounds else {
        cairo_move_to(context, x, y)
        return pango_cairo_show_layout_line(context, line)
      }
      let isStored = hasWholePixels
      var pen = x
      line.pointee.forEachRun { run in
        guard let item = run.item?.pointee, let font = item.analysis.font, let glyphs = run.glyphs else { return }
        pen += Double(run.start_x_offset) / Double(PANGO_SCALE)
        let place = Point(x: pen, y: y - Double(run.y_offset) / Double(PANGO_SCALE))
        inColor(of: item) {
          if isStored, glyphs.pointee.hasOutlines, showShifted(glyphs.pointee, font, place, fonts) { return }
          show(glyphs, font, at: place)
        }
        pen += Double(pango_glyph_string_get_width(glyphs) + run.end_x_offset) / Double(PANGO_SCALE)
      }
      cairo_new_path(context)
    }

    /// Fills the outlines of glyphs, or lets cairo place those that have none.
    private func show(
      _ glyphs: UnsafeMutablePointer<PangoGlyphString>, _ font: UnsafeMutablePointer<PangoFont>, at place: Point
    ) {
      cairo_new_path(context)
      cairo_move_to(context, place.x, place.y)
      if glyphs.pointee.hasOutlines {
        pango_cairo_glyph_string_path(context, font, glyphs)
        cairo_fill(context)
      } else {
        pango_cairo_show_glyph_string(context, font, glyphs)
      }
    }

    /// Draws in the colour that a run has of its own, if it has one.
    private func inColor(of item: PangoItem, _ draw: () -> Void) {
      guard let color = item.color else { return draw() }
      // The source alone is to be restored, since the drawing changes nothing else.
      let source = cairo_pattern_reference(cairo_get_source(context))
      setColor(color)
      draw()
      cairo_set_source(context, source)
      cairo_pattern_destroy(source)
    }

    /// Shows glyphs at quarters of a pixel.
    ///
    /// - Returns: whether it could; `false` before anything is drawn.
    private func showShifted(
      _ glyphs: PangoGlyphString, _ font: UnsafeMutablePointer<PangoFont>, _ start: Point, _ fonts: ShiftedFonts
    ) -> Bool {
      guard let original = pango_cairo_font_get_scaled_font(OpaquePointer(font)) else { return false }
      let matrix = matrix
      var steps = Array(repeating: [cairo_glyph_t](), count: ShiftedFonts.steps)
      var (x, y) = (start.x, 0.0)
      for index in 0..<Int(glyphs.num_glyphs) {
        let info = glyphs.glyphs[index]
        if info.glyph != emptyGlyph {
          var place = Point(
            x: x + Double(info.geometry.x_offset) / Double(PANGO_SCALE),
            y: start.y + Double(info.geometry.y_offset) / Double(PANGO_SCALE))
          cairo_user_to_device(context, &place.x, &place.y)
          let quarters = (place.x * Double(ShiftedFonts.steps)).rounded()
          let whole = (quarters / Double(ShiftedFonts.steps)).rounded(.down)
          y = place.y.rounded()
          let step = Int(quarters - whole * Double(ShiftedFonts.steps))
          steps[step].append(cairo_glyph_t(index: UInt(info.glyph), x: whole, y: y))
        }
        x += Double(info.geometry.width) / Double(PANGO_SCALE)
      }
      var isShown = true
      inDeviceSpace {
        for (step, glyphs) in steps.enumerated() where !glyphs.isEmpty && isShown {
          isShown = fonts.withFont(original, matrix, step: step) { font in
            cairo_set_scaled_font(context, font)
            cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
          }
        }
      }
      return isShown
    }

    /// Whether units of device space are pixels, and lines are horizontal.
    private var hasWholePixels: Bool {
      let surface = cairo_get_group_target(context)
      guard cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE else { return false }
      var scale = (x: 1.0, y: 1.0)
      cairo_surface_get_device_scale(surface, &scale.x, &scale.y)
      let matrix = matrix
      return scale == (1, 1) && matrix.xy == 0 && matrix.yx == 0
    }

    /// The nearest y of a whole pixel, in points; `y` itself where lines are not horizontal.
    private func onWholePixel(_ y: Double) -> Double {
      let matrix = matrix
      guard matrix.xy == 0, matrix.yx == 0, matrix.yy != 0 else { return y }
      let pixel = ((matrix.yy * y + matrix.y0) * resolution).rounded() / resolution
      return (pixel - matrix.y0) / matrix.yy
    }
  }

  /// The bit of a glyph that stands for an unknown character; the macro has a cast, which Swift does not import.
  private let unknownFlag: PangoGlyph = 0x1000_0000
  /// The glyph that shows nothing, such as that of a character that only controls; a macro with a cast as well.
  private let emptyGlyph: PangoGlyph = 0x0FFF_FFFF

  extension PangoGlyphString {
    /// Whether all glyphs are filled outlines.
    fileprivate var hasOutlines: Bool {
      (0..<Int(num_glyphs)).allSatisfy { index in
        let glyph = glyphs[index]
        return glyph.attr.is_color == 0 && glyph.glyph & unknownFlag == 0
      }
    }
  }
#endif
