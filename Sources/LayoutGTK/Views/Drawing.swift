#if canImport(CGTK)
  import CGTK
  import LayoutCanvas

  extension Color {
    var native: GdkRGBA {
      GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(opacity))
    }
  }

  extension Shadow {
    /// The largest radius of a blur: GTK allocates memory by it.
    static let nativeLimit = 4096.0

    var nativeRadius: Double { min(radius, Shadow.nativeLimit) }
  }

  extension Rect {
    var native: graphene_rect_t {
      graphene_rect_t(
        origin: graphene_point_t(x: Float(minX), y: Float(minY)),
        size: graphene_size_t(width: Float(width), height: Float(height)))
    }
  }

  /// The outline of a shape.
  ///
  /// All of them are boxes whose corners are parts of ellipses.
  struct Outline {
    private(set) var native = GskRoundedRect()
    private let rect: Rect
    private let kind: ShapeKind
    /// The box that the outline was made for.
    private let whole: Rect

    /// The outline of `kind` in `rect`.
    init(_ kind: ShapeKind, in rect: Rect) {
      (self.kind, whole) = (kind, rect)
      let shorter = min(rect.width, rect.height)
      var box = rect
      var corner = Size.zero
      switch kind {
      case .rectangle: break
      case .roundedRectangle(let radius):
        let bounded = radius.isFinite ? min(max(radius, 0), shorter / 2) : 0
        corner = Size(width: bounded, height: bounded)
      case .capsule: corner = Size(width: shorter / 2, height: shorter / 2)
      case .circle:
        box = Rect(x: rect.midX - shorter / 2, y: rect.midY - shorter / 2, width: shorter, height: shorter)
        corner = Size(width: shorter / 2, height: shorter / 2)
      case .ellipse: corner = Size(width: rect.width / 2, height: rect.height / 2)
      }
      self.rect = box
      var bounds = box.native
      var size = graphene_size_t(width: Float(corner.width), height: Float(corner.height))
      gsk_rounded_rect_init(&native, &bounds, &size, &size, &size, &size)
    }

    /// Fills the outline: GSK with a colour, the canvas's painter with any other paint.
    func fill(_ paint: Paint, on snapshot: OpaquePointer) {
      guard paint.opacity > 0, rect.width > 0, rect.height > 0 else { return }
      guard let color = paint.plainColor else {
        return draw(paint, on: snapshot) { $0.fill(kind, in: whole, paint: paint) }
      }
      var (outline, bounds, rgba) = (native, rect.native, color.native)
      gtk_snapshot_push_rounded_clip(snapshot, &outline)
      gtk_snapshot_append_color(snapshot, &rgba, &bounds)
      gtk_snapshot_pop(snapshot)
    }

    /// Draws a line along the outline, inside it.
    ///
    /// A line that is wider than the outline fills it.
    func stroke(_ border: Border, on snapshot: OpaquePointer) {
      guard border.width > 0, border.paint.opacity > 0 else { return }
      guard let color = border.paint.plainColor else {
        return draw(border.paint, on: snapshot) { $0.stroke(kind, in: whole, border: border) }
      }
      guard 2 * border.width < min(rect.width, rect.height) else { return fill(border.paint, on: snapshot) }
      var outline = native
      let widths = [Float](repeating: Float(border.width), count: 4)
      let colors = [GdkRGBA](repeating: color.native, count: 4)
      gtk_snapshot_append_border(snapshot, &outline, widths, colors)
    }

    /// Draws the box, and as far as the paint reaches, with the canvas's painter.
    private func draw(_ paint: Paint, on snapshot: OpaquePointer, _ draw: (Painter) -> Void) {
      var bounds = whole.outset(by: min(paint.reach, Shadow.nativeLimit)).native
      guard whole.width > 0, whole.height > 0, let context = gtk_snapshot_append_cairo(snapshot, &bounds) else {
        return
      }
      draw(Painter(context: context))
      cairo_destroy(context)
    }

    /// Draws the outline's shadow, without the part under the outline itself.
    func shadow(_ shadow: Shadow, on snapshot: OpaquePointer) {
      guard shadow.color.opacity > 0, rect.width > 0, rect.height > 0 else { return }
      var (outline, rgba) = (native, shadow.color.native)
      gtk_snapshot_append_outset_shadow(
        snapshot, &outline, &rgba, Float(shadow.x), Float(shadow.y), 0, Float(shadow.nativeRadius))
    }

    /// Clips the drawing of `draw` at the outline.
    func clip(on snapshot: OpaquePointer, _ draw: () -> Void) {
      var outline = native
      gtk_snapshot_push_rounded_clip(snapshot, &outline)
      draw()
      gtk_snapshot_pop(snapshot)
    }
  }
#endif
