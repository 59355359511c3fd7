#if canImport(CCairo)
  import CCairo
  import CPango
  import LayoutCore

  extension Painter {
    /// Draws a line of a layout.
    ///
    /// cairo puts the glyphs of pixels on whole pixels, which makes the gaps between letters uneven at the scale 1. So
    /// pixels are drawn from the outlines of the letters, at any fraction of a pixel along the line. The baseline is on
    /// a whole pixel: the horizontal edges of letters stay sharp. Glyphs in colours and the boxes of unknown characters
    /// have no outlines, and cairo places them. Lines with a line under or through the text, or with a ground, are
    /// Pango's to draw. In SVG and PDF a text stays a text.
    ///
    /// - Parameters:
    ///   - x: the left end, in points.
    ///   - baseline: in points.
    func line(_ line: UnsafeMutablePointer<PangoLayoutLine>, x: Double, baseline: Double) {
      let y = isRaster ? onWholePixel(baseline) : baseline
      guard isRaster, !line.pointee.hasLinesOrGrounds else {
        cairo_move_to(context, x, y)
        return pango_cairo_show_layout_line(context, line)
      }
      var pen = x
      line.pointee.forEachRun { run in
        guard let item = run.item?.pointee, let font = item.analysis.font, let glyphs = run.glyphs else { return }
        pen += Double(run.start_x_offset) / Double(PANGO_SCALE)
        let place = Point(x: pen, y: y - Double(run.y_offset) / Double(PANGO_SCALE))
        inColor(of: item) { draw(glyphs, font, at: place) }
        pen += Double(pango_glyph_string_get_width(glyphs) + run.end_x_offset) / Double(PANGO_SCALE)
      }
      cairo_new_path(context)
    }

    private func draw(_ glyphs: UnsafeMutablePointer<PangoGlyphString>, _ font: UnsafeMutablePointer<PangoFont>, at place: Point) {
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

    /// The nearest y of a whole pixel, in points; `y` itself where lines are not horizontal.
    private func onWholePixel(_ y: Double) -> Double {
      let matrix = matrix
      guard matrix.xy == 0, matrix.yx == 0, matrix.yy != 0 else { return y }
      let pixel = ((matrix.yy * y + matrix.y0) * resolution).rounded() / resolution
      return (pixel - matrix.y0) / matrix.yy
    }
  }

  extension PangoLayoutLine {
    fileprivate func forEachRun(_ body: (PangoGlyphItem) -> Void) {
      var next = runs
      while let node = next {
        if let run = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) { body(run.pointee) }
        next = node.pointee.next
      }
    }

    /// Whether a run has a line under or through it, or a ground of its own.
    fileprivate var hasLinesOrGrounds: Bool {
      var found = false
      forEachRun { run in
        run.item?.pointee.forEachAttribute { type, _ in
          found = found || [PANGO_ATTR_UNDERLINE, PANGO_ATTR_STRIKETHROUGH, PANGO_ATTR_BACKGROUND].contains(type)
        }
      }
      return found
    }
  }

  extension PangoItem {
    /// Calls `body` with the attributes that concern drawing.
    fileprivate func forEachAttribute(_ body: (PangoAttrType, UnsafeMutableRawPointer) -> Void) {
      var next = analysis.extra_attrs
      while let node = next {
        if let data = node.pointee.data {
          body(data.assumingMemoryBound(to: PangoAttribute.self).pointee.klass.pointee.type, data)
        }
        next = node.pointee.next
      }
    }

    /// The colour of the letters, where they have one of their own.
    fileprivate var color: Color? {
      var (color, alpha): (PangoColor?, Double) = (nil, 1)
      forEachAttribute { type, attribute in
        switch type {
        case PANGO_ATTR_FOREGROUND: color = attribute.assumingMemoryBound(to: PangoAttrColor.self).pointee.color
        case PANGO_ATTR_FOREGROUND_ALPHA:
          alpha = Double(attribute.assumingMemoryBound(to: PangoAttrInt.self).pointee.value) / 65_535
        default: break
        }
      }
      return color.map {
        Color(red: Double($0.red) / 65_535, green: Double($0.green) / 65_535, blue: Double($0.blue) / 65_535, opacity: alpha)
      }
    }
  }

  /// The bit of a glyph that stands for an unknown character; the macro has a cast, which Swift does not import.
  private let unknownFlag: PangoGlyph = 0x1000_0000

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
