#if canImport(CCairo)
  import CCairo
  package import LayoutCore

  /// Draws yellow and black stripes over the part of a frame that is outside its room.
  ///
  /// 1. The outside part is the frame without its intersection with the room, as one shape with a hole.
  /// 2. Slanting bands, each as wide as the gap to the next one, fill it. They are counted from the corner of the
  ///    context and not of the frame, so that those of neighbours are continuous. They are drawn only as far as the
  ///    shape.
  extension Painter {
    /// - Parameter visible: the visible part; nothing else is drawn.
    package func stripes(over frame: Rect, outOf room: Rect, visible: Rect) {
      let outer = frame.bounded(by: visible)
      guard admits(outer) else { return }
      saving {
        // 1.
        let inner = outer.common(room)
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
        cairo_new_path(context)
        cairo_rectangle(context, outer.minX, outer.minY, outer.width, outer.height)
        if inner.width > 0, inner.height > 0 {
          cairo_rectangle(context, inner.minX, inner.minY, inner.width, inner.height)
        }
        cairo_clip(context)
        // 2.
        setColor(Stripes.ground)
        cairo_paint(context)
        setColor(Stripes.band)
        cairo_new_path(context)
        let period = 2 * Stripes.width
        var x = ((outer.minX + outer.minY) / period).rounded(.down) * period
        while x < outer.maxX + outer.maxY {
          // A band contains the points whose x + y is in it.
          cairo_move_to(context, x - outer.minY, outer.minY)
          cairo_line_to(context, x + Stripes.width - outer.minY, outer.minY)
          cairo_line_to(context, x + Stripes.width - outer.maxY, outer.maxY)
          cairo_line_to(context, x - outer.maxY, outer.maxY)
          cairo_close_path(context)
          x += period
        }
        cairo_fill(context)
      }
    }
  }

  enum Stripes {
    /// The width of a band, and of the gap, measured along an edge, in points.
    static let width = 6.0
    static let ground = Color(red: 1, green: 0.8, blue: 0, opacity: 0.7)
    static let band = Color(white: 0, opacity: 0.7)
  }
#endif
