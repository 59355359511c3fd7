#if canImport(CCairo)
  import CCairo
  package import LayoutCore

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif

  extension Painter {
    /// Makes a paint the source of the next drawing; gradients and patterns lie in `box`.
    func setSource(_ paint: Paint, in box: Rect) {
      switch paint {
      case .color(let color): setColor(color)
      case .linearGradient(let line):
        let (start, end) = (line.startPoint.place(in: box), line.endPoint.place(in: box))
        setSource(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), line.gradient)
      case .radialGradient(let circle):
        let center = circle.center.place(in: box)
        setSource(
          cairo_pattern_create_radial(center.x, center.y, circle.startRadius, center.x, center.y, circle.endRadius),
          circle.gradient)
      case .angularGradient(let turn): setSource(turn, in: box)
      case .ellipticalGradient(let ellipse):
        // A box without an area has no form.
        guard box.width > 0, box.height > 0 else { return setColor(paint.firstColor) }
        setSource(pattern(ellipse, in: box), ellipse.gradient)
      case .meshGradient(let mesh): setSource(pattern(mesh, in: box))
      case .image(let pattern): setSource(pattern, in: box)
      case .material(let ground): setColor(ground.tint)
      case .shadowed(let shadowed): setSource(shadowed.paint, in: box)
      @unknown default: setColor(paint.firstColor)
      }
    }

    /// A paint as a pattern of cairo's, which the caller releases; it lies in `box`, in the coordinates of its later
    /// use.
    package static func pattern(_ paint: Paint, in box: Rect) -> OpaquePointer? {
      let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
      defer { cairo_surface_destroy(surface) }
      guard let context = cairo_create(surface) else { return nil }
      defer { cairo_destroy(context) }
      Painter(context: context).setSource(paint, in: box)
      return cairo_pattern_reference(cairo_get_source(context))
    }

    private func setSource(_ pattern: OpaquePointer?, _ gradient: Gradient) {
      for stop in gradient.stops {
        let color = stop.color
        cairo_pattern_add_color_stop_rgba(
          pattern, stop.location, color.red, color.green, color.blue, color.opacity)
      }
      setSource(pattern)
    }

    /// Makes a new pattern the source, and gives it up.
    private func setSource(_ pattern: OpaquePointer?) {
      cairo_set_source(context, pattern)
      cairo_pattern_destroy(pattern)
    }

    /// Makes a gradient around a point the source: cairo has none, so it is a mesh of narrow triangles around the
    /// point, which reach beyond the farthest corner of the box.
    private func setSource(_ turn: AngularGradient, in box: Rect) {
      let center = turn.center.place(in: box)
      let reach =
        max(center.x - box.minX, box.maxX - center.x).magnitude
        + max(center.y - box.minY, box.maxY - center.y).magnitude + 1
      let pattern = cairo_pattern_create_mesh()
      let start = turn.startAngle.radians
      func corner(_ location: Double) -> Point {
        let angle = start + location * 2 * .pi
        return Point(x: center.x + 2 * reach * cos(angle), y: center.y + 2 * reach * sin(angle))
      }
      func setColor(_ corner: UInt32, _ color: Color) {
        cairo_mesh_pattern_set_corner_color_rgba(
          pattern, corner, color.red, color.green, color.blue, color.opacity)
      }
      for piece in turn.gradient.pieces(narrowerThan: 1 / 48) {
        let (one, two) = (corner(piece.from.location), corner(piece.to.location))
        cairo_mesh_pattern_begin_patch(pattern)
        cairo_mesh_pattern_move_to(pattern, center.x, center.y)
        cairo_mesh_pattern_line_to(pattern, one.x, one.y)
        cairo_mesh_pattern_line_to(pattern, two.x, two.y)
        cairo_mesh_pattern_line_to(pattern, center.x, center.y)
        for (corner, color) in [piece.from.color, piece.from.color, piece.to.color, piece.to.color].enumerated() {
          setColor(UInt32(corner), color)
        }
        cairo_mesh_pattern_end_patch(pattern)
      }
      setSource(pattern)
    }

    /// Makes a picture the source, again and again from the corner of the box on; grey where it cannot be decoded.
    private func setSource(_ paint: ImagePaint, in box: Rect) {
      guard let picture = images.picture(paint.source), picture.isDrawable(on: context, scale: paint.scale) else {
        return setColor(.gray)
      }
      let isDrawn = picture.withTile { surface, size in
        let pattern = cairo_pattern_create_for_surface(surface)
        var matrix = cairo_matrix_t()
        cairo_matrix_init_scale(
          &matrix, size.width / picture.size.width / paint.scale, size.height / picture.size.height / paint.scale)
        cairo_matrix_translate(&matrix, -box.minX, -box.minY)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
        setSource(pattern)
      }
      if !isDrawn { setColor(.gray) }
    }
  }

  extension UnitPoint {
    /// The place in `box`; the shares are not mirrored.
    fileprivate func place(in box: Rect) -> Point {
      Point(x: box.minX + x * box.width, y: box.minY + y * box.height)
    }
  }

  extension Gradient {
    /// Neighbouring stops from 0 to 1, with further ones between those that are far from each other.
    fileprivate func pieces(narrowerThan most: Double) -> [(from: Stop, to: Stop)] {
      guard let first = stops.first, let last = stops.last else { return [] }
      let all = [Stop(color: first.color, location: 0)] + stops + [Stop(color: last.color, location: 1)]
      return zip(all, all.dropFirst()).flatMap { one, two in
        let length = two.location - one.location
        guard length > 0 else { return [(from: Stop, to: Stop)]() }
        let count = Int((length / most).rounded(.up))
        func stop(_ at: Int) -> Stop {
          let share = Double(at) / Double(count)
          return Stop(
            color: one.color.between(two.color, share), location: one.location + length * share)
        }
        return (0..<count).map { (stop($0), stop($0 + 1)) }
      }
    }
  }

  extension Color {
    /// The colour that a gradient has between two, part by part.
    fileprivate func between(_ other: Color, _ share: Double) -> Color {
      func mean(_ one: Double, _ two: Double) -> Double { one + (two - one) * share }
      return Color(
        red: mean(red, other.red), green: mean(green, other.green), blue: mean(blue, other.blue),
        opacity: mean(opacity, other.opacity))
    }
  }
#endif
