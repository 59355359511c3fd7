#if canImport(CCairo)
  import CCairo
  import LayoutCore

  extension Path {
    /// Adds the path to the context's.
    func addPath(to context: OpaquePointer) {
      var (start, current) = (Point.zero, Point.zero)
      forEach { element in
        switch element {
        case .move(let end):
          cairo_move_to(context, end.x, end.y)
          (start, current) = (end, end)
        case .line(let end):
          cairo_line_to(context, end.x, end.y)
          current = end
        case .quadCurve(let end, let control):
          cairo_curve_to(
            context, current.x + (control.x - current.x) * 2 / 3, current.y + (control.y - current.y) * 2 / 3,
            end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
          current = end
        case .curve(let end, let control1, let control2):
          cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
          current = end
        case .closeSubpath:
          cairo_close_path(context)
          current = start
        }
      }
    }
  }

  extension StrokeStyle {
    /// Makes it the style of the context's lines.
    func set(in context: OpaquePointer) {
      cairo_set_line_width(context, lineWidth)
      cairo_set_miter_limit(context, miterLimit)
      cairo_set_dash(context, dash, Int32(dash.count), dashPhase)
      switch lineCap {
      case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
      case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
      case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
      }
      switch lineJoin {
      case .miter: cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
      case .round: cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
      case .bevel: cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
      }
    }
  }

  extension FillStyle {
    /// Makes it the rule by which the context fills and clips.
    func set(in context: OpaquePointer) {
      cairo_set_fill_rule(context, isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_set_antialias(context, isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    }
  }
#endif
