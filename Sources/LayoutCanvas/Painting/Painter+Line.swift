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
    /// have no outlines, and cairo places them. In SVG and PDF a text stays a text.
    ///
    /// - Parameters:
    ///   - x: the left end, in points.
    ///   - baseline: in points.
    func line(_ line: UnsafeMutablePointer<PangoLayoutLine>, x: Double, baseline: Double) {
      guard isRaster else {
        cairo_move_to(context, x, baseline)
        return pango_cairo_show_layout_line(context, line)
      }
      let y = onWholePixel(baseline)
      var pen = x
      var next = line.pointee.runs
      while let node = next {
        next = node.pointee.next
        guard let run = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee,
          let font = run.item?.pointee.analysis.font, let glyphs = run.glyphs
        else { continue }
        cairo_new_path(context)
        cairo_move_to(context, pen, y)
        if glyphs.pointee.hasOutlines {
          pango_cairo_glyph_string_path(context, font, glyphs)
          cairo_fill(context)
        } else {
          pango_cairo_show_glyph_string(context, font, glyphs)
        }
        pen += Double(pango_glyph_string_get_width(glyphs)) / Double(PANGO_SCALE)
      }
      cairo_new_path(context)
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
