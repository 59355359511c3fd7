#if canImport(CCairo)
  import CCairo
  import LayoutCore

  /// The parts of which controls are drawn.
  extension Painter {
    func box(_ rect: Rect, _ look: ControlLook, fill: Color, line: Color? = nil) {
      shape(
        .roundedRectangle(radius: look.radius),
        style: ShapeAppearance(
          fill: fill, stroke: line.map { Border(color: $0, width: 1) }, strokesInside: true), in: rect)
    }

    /// Draws a white circle with a soft edge below it, of discs: a blur would be pixels in SVG and PDF.
    func knob(_ diameter: Double, at middle: Point, _ look: ControlLook) {
      func disc(_ color: Color, grownBy growth: Double, movedBy offset: Double) {
        let side = diameter + 2 * growth
        let corner = Point(x: middle.x - side / 2, y: middle.y - side / 2 + offset)
        fill(.circle, in: Rect(origin: corner, size: Size(width: side, height: side)), color: color)
      }
      let em = look.em
      disc(Color.black.opacity(0.05), grownBy: 0.08 * em, movedBy: 0.07 * em)
      disc(Color.black.opacity(0.07), grownBy: 0.05 * em, movedBy: 0.05 * em)
      disc(Color.black.opacity(0.09), grownBy: 0.02 * em, movedBy: 0.03 * em)
      disc(.white, grownBy: 0, movedBy: 0)
    }

    /// Draws a share of a capsule from the leading side on; a share above 0 is as wide as it is high at least.
    func bar(_ fraction: Double, _ look: ControlLook, in rect: Rect) {
      fill(.capsule, in: rect, color: look.track)
      guard fraction > 0 else { return }
      let width = max(rect.width * fraction, min(rect.width, rect.height))
      let x = look.style.direction == .leftToRight ? rect.minX : rect.maxX - width
      fill(.capsule, in: Rect(x: x, y: rect.minY, width: width, height: rect.height), color: look.tint)
    }

    /// Draws a ring with a quarter of it in the tint, from the top on.
    func ring(_ look: ControlLook, in rect: Rect) {
      let width = 0.15 * look.em
      let side = min(rect.width, rect.height)
      guard side > width, admits(rect) else { return }
      saving {
        cairo_set_line_width(context, width)
        cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        for (turn, color) in [(2 * Double.pi, look.track), (Double.pi / 2, look.tint)] {
          setColor(color)
          cairo_new_path(context)
          cairo_arc(context, rect.midX, rect.midY, (side - width) / 2, -Double.pi / 2, turn - Double.pi / 2)
          cairo_stroke(context)
        }
      }
    }

    /// Draws an angle that points down, in the middle of a box.
    func angle(_ look: ControlLook, in rect: Rect) {
      guard admits(rect) else { return }
      let (x, y) = (0.25 * look.em, 0.125 * look.em)
      saving {
        setColor(look.color.opacity(0.7))
        StrokeStyle(lineWidth: 0.11 * look.em, lineCap: .round, lineJoin: .round).set(in: context)
        cairo_new_path(context)
        cairo_move_to(context, rect.midX - x, rect.midY - y)
        cairo_line_to(context, rect.midX, rect.midY + y)
        cairo_line_to(context, rect.midX + x, rect.midY - y)
        cairo_stroke(context)
      }
    }

    /// Draws one line in the middle of the height, or a title in as many lines as it was measured in.
    ///
    /// - Parameter inset: the points on each side that a title leaves free where it is wider than the rest and wraps;
    ///   `nil` for a text that does not wrap.
    func label(
      _ string: String, _ look: ControlLook, color: Color, in rect: Rect, inset: Double? = nil, alignment: TextAlignment
    ) {
      var style = look.style
      style.alignment = alignment
      if let inset {
        // Rounding to pixels may take up to half a point on each side.
        let room = rect.grown(by: 0, 0.5 - inset)
        if text.measure(string, style: style, width: nil, lineLimit: 1).width > room.width {
          let height = text.measure(string, style: style, width: room.width, lineLimit: nil).height
          return text(
            string, style: style, color: color,
            in: Rect(x: room.minX, y: room.midY - height / 2, width: room.width, height: height))
        }
      }
      style.lineLimit = 1
      let height = text.measure(string, style: style, width: rect.width, lineLimit: 1).height
      let line = Rect(
        x: rect.minX, y: rect.midY - height / 2, width: max(0, rect.width), height: height)
      text(string, style: style, color: color, in: line)
    }
  }

  extension Rect {
    /// The rectangle with its edges further out, in points; negative numbers move them inwards.
    func grown(by vertical: Double, _ horizontal: Double) -> Rect {
      Rect(
        x: minX - horizontal, y: minY - vertical, width: max(0, width + 2 * horizontal),
        height: max(0, height + 2 * vertical))
    }
  }
#endif
