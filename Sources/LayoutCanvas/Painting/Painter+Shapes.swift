#if canImport(CCairo)
  import CCairo
  package import LayoutCore

  extension Painter {
    /// Fills a shape with a colour.
    package func fill(_ kind: ShapeKind, in rect: Rect, color: Color) { fill(kind, in: rect, paint: .color(color)) }

    /// Fills a shape. Gradients and patterns lie in `rect`.
    package func fill(_ kind: ShapeKind, in rect: Rect, paint: Paint) {
      guard paint.opacity > 0, admits(rect) else { return }
      area(paint, in: rect, bounds: rect) { kind.addPath(to: $0, in: rect) }
    }

    /// Draws a line along a shape's outline, inside it.
    ///
    /// A line that is wider than the shape fills it.
    package func stroke(_ kind: ShapeKind, in rect: Rect, border: Border) {
      guard border.width > 0, border.paint.opacity > 0, admits(rect) else { return }
      guard let inner = kind.inset(by: border.width, in: rect) else {
        return fill(kind, in: rect, paint: border.paint)
      }
      // The area between two outlines has exact edges, and no joins that extend beyond them.
      saving {
        area(border.paint, in: rect, bounds: rect) { context in
          cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
          kind.addPath(to: context, in: rect)
          inner.kind.addPath(to: context, in: inner.rect)
        }
      }
    }

    /// Fills a shape and draws its line.
    package func shape(_ kind: ShapeKind, style: ShapeAppearance, in rect: Rect) {
      if let paint = style.fill { fill(kind, in: rect, paint: paint) }
      guard let border = style.stroke else { return }
      let outline = style.lineOutline(of: kind, in: rect)
      stroke(outline.kind, in: outline.rect, border: border)
    }

    /// Fills the whole area of the clip.
    package func fillEverything(_ color: Color) {
      guard color.opacity > 0, cairo_status(context) == CAIRO_STATUS_SUCCESS else { return }
      setColor(color)
      cairo_paint(context)
    }
  }
#endif
