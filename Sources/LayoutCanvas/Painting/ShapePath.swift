#if canImport(CCairo)
  import CCairo
  import LayoutCore

  extension ShapeKind {
    /// Adds the outline in `rect` to the context's path.
    func addPath(to context: OpaquePointer, in rect: Rect) {
      let shorter = min(rect.width, rect.height)
      switch self {
      case .rectangle:
        cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
      case .roundedRectangle(let radius):
        Self.addRounded(to: context, in: rect, radius: radius.isFinite ? min(max(radius, 0), shorter / 2) : 0)
      case .capsule:
        Self.addRounded(to: context, in: rect, radius: shorter / 2)
      case .circle:
        let circle = Rect(x: rect.midX - shorter / 2, y: rect.midY - shorter / 2, width: shorter, height: shorter)
        Self.addEllipse(to: context, in: circle)
      case .ellipse:
        Self.addEllipse(to: context, in: rect)
      }
    }

    /// The outline moved inside by `inset` points, with the same centres of its arcs; `nil` where nothing is left.
    func inset(by inset: Double, in rect: Rect) -> (kind: ShapeKind, rect: Rect)? {
      let inner = rect.outset(by: -inset)
      guard inner.width > 0, inner.height > 0 else { return nil }
      switch self {
      case .roundedRectangle(let radius):
        let outer = min(radius, min(rect.width, rect.height) / 2)
        return (.roundedRectangle(radius: max(outer - inset, 0)), inner)
      case .rectangle, .capsule, .circle, .ellipse:
        return (self, inner)
      }
    }

    private static func addRounded(to context: OpaquePointer, in rect: Rect, radius: Double) {
      guard radius > 0 else { return cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height) }
      let (left, right) = (rect.minX + radius, rect.maxX - radius)
      let (top, bottom) = (rect.minY + radius, rect.maxY - radius)
      cairo_new_sub_path(context)
      cairo_arc(context, right, top, radius, -.pi / 2, 0)
      cairo_arc(context, right, bottom, radius, 0, .pi / 2)
      cairo_arc(context, left, bottom, radius, .pi / 2, .pi)
      cairo_arc(context, left, top, radius, .pi, 1.5 * .pi)
      cairo_close_path(context)
    }

    /// Adds an ellipse.
    ///
    /// Callers pass a box with a positive size: cairo cannot go back from a scale of zero.
    private static func addEllipse(to context: OpaquePointer, in rect: Rect) {
      cairo_save(context)
      cairo_translate(context, rect.midX, rect.midY)
      cairo_scale(context, rect.width / 2, rect.height / 2)
      cairo_new_sub_path(context)
      cairo_arc(context, 0, 0, 1, 0, 2 * .pi)
      cairo_close_path(context)
      cairo_restore(context)
    }
  }
#endif
