#if canImport(CCairo)
  import CPango
  import LayoutCore

  extension PangoTextEngine {
    /// A line of the layout; lengths in Pango's units, 1/1024 of a point.
    struct Line {
      /// The line, valid as long as the layout keeps its text.
      var pointer: UnsafeMutablePointer<PangoLayoutLine>
      /// The advance of the line, without the width by which an ellipsis is stretched.
      var width: Int
      var height: Int
      /// The distance from the top of the layout.
      var baseline: Int
    }

    /// The space between two lines of the layout, in Pango's units.
    var lineSpacing: Int { Int(pango_layout_get_spacing(layout)) }

    /// Calls `body` with each line of the layout, from the top.
    func forEachLine(_ body: (Line) -> Void) {
      guard let iterator = pango_layout_get_iter(layout) else { return }
      defer { pango_layout_iter_free(iterator) }
      let isShortened = pango_layout_is_ellipsized(layout) != 0
      repeat {
        guard let pointer = pango_layout_iter_get_line_readonly(iterator) else { continue }
        var extents = PangoRectangle()
        pango_layout_iter_get_line_extents(iterator, nil, &extents)
        let slack = isShortened ? Self.slack(of: pointer) : 0
        body(
          Line(
            pointer: pointer, width: Int(extents.width) - slack, height: Int(extents.height),
            baseline: Int(pango_layout_iter_get_baseline(iterator))))
      } while pango_layout_iter_next_line(iterator) != 0
    }

    /// The difference between the width of the line's ellipsis and that of its glyphs.
    ///
    /// Pango stretches an ellipsis so that the line is as long as its limit; a label must be as long as its visible
    /// part.
    private static func slack(of line: UnsafeMutablePointer<PangoLayoutLine>) -> Int {
      var slack = 0
      var next = line.pointee.runs
      while let node = next {
        next = node.pointee.next
        guard let run = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self).pointee,
          let item = run.item, Int32(item.pointee.analysis.flags) & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS != 0,
          let string = run.glyphs, let glyphs = string.pointee.glyphs
        else { continue }
        for index in 0..<Int(string.pointee.num_glyphs) {
          var extents = PangoRectangle()
          pango_font_get_glyph_extents(item.pointee.analysis.font, glyphs[index].glyph, nil, &extents)
          slack += max(Int(glyphs[index].geometry.width) - Int(extents.width), 0)
        }
      }
      return slack
    }
  }
#endif
