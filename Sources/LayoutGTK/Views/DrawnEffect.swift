#if canImport(CGTK)
  import CGTK

  extension BoxEffect {
    /// Draws `content` with the effect.
    ///
    /// A transform is part of the widget's allocation, and a blend mode of the drawing of the box around it.
    ///
    /// - Parameters:
    ///   - box: the box of the effect.
    ///   - mask: draws the mask, where there is one.
    @MainActor
    func draw(
      in box: Rect, on snapshot: OpaquePointer, mask: (OpaquePointer) -> Void, content: (OpaquePointer) -> Void
    ) {
      switch self {
      case .blur(let radius) where radius > 0:
        gtk_snapshot_push_blur(snapshot, min(radius, Shadow.nativeLimit))
        content(snapshot)
        gtk_snapshot_pop(snapshot)
      case .colors(let change):
        var (matrix, constants) = change.native
        gtk_snapshot_push_color_matrix(snapshot, &matrix, &constants)
        content(snapshot)
        gtk_snapshot_pop(snapshot)
      case .clip(let kind): Outline(kind, in: box).clip(on: snapshot) { content(snapshot) }
      case .mask: drawMasked(on: snapshot, mask: mask, content: content)
      case .transform, .blur, .blend, .group: content(snapshot)
      @unknown default: content(snapshot)
      }
    }

    /// Draws both as nodes, and those by cairo: GTK 4.8 has no node for a mask.
    private func drawMasked(
      on snapshot: OpaquePointer, mask: (OpaquePointer) -> Void, content: (OpaquePointer) -> Void
    ) {
      guard let drawing = Self.node(content) else { return }
      defer { gsk_render_node_unref(drawing) }
      guard let shape = Self.node(mask) else { return }
      defer { gsk_render_node_unref(shape) }
      var bounds = graphene_rect_t()
      gsk_render_node_get_bounds(drawing, &bounds)
      guard let context = gtk_snapshot_append_cairo(snapshot, &bounds) else { return }
      defer { cairo_destroy(context) }
      cairo_push_group(context)
      gsk_render_node_draw(drawing, context)
      let source = cairo_pop_group(context)
      cairo_push_group(context)
      gsk_render_node_draw(shape, context)
      let pattern = cairo_pop_group(context)
      cairo_set_source(context, source)
      cairo_mask(context, pattern)
      cairo_pattern_destroy(pattern)
      cairo_pattern_destroy(source)
    }

    private static func node(_ draw: (OpaquePointer) -> Void) -> OpaquePointer? {
      guard let snapshot = gtk_snapshot_new() else { return nil }
      draw(snapshot)
      return gtk_snapshot_free_to_node(snapshot)
    }
  }

  extension ColorChange {
    /// The change as GTK has it: each row of the matrix belongs to a part of the old colour.
    fileprivate var native: (graphene_matrix_t, graphene_vec4_t) {
      let rows = matrix
      var (native, constants) = (graphene_matrix_t(), graphene_vec4_t())
      let parts = (0..<4).flatMap { old in (0..<4).map { Float(rows[$0][old]) } }
      graphene_matrix_init_from_float(&native, parts)
      graphene_vec4_init(&constants, Float(rows[0][4]), Float(rows[1][4]), Float(rows[2][4]), Float(rows[3][4]))
      return (native, constants)
    }
  }

  extension BlendMode {
    var native: GskBlendMode {
      switch self {
      case .normal: GSK_BLEND_MODE_DEFAULT
      case .multiply: GSK_BLEND_MODE_MULTIPLY
      case .screen: GSK_BLEND_MODE_SCREEN
      case .overlay: GSK_BLEND_MODE_OVERLAY
      case .darken: GSK_BLEND_MODE_DARKEN
      case .lighten: GSK_BLEND_MODE_LIGHTEN
      case .colorDodge: GSK_BLEND_MODE_COLOR_DODGE
      case .colorBurn: GSK_BLEND_MODE_COLOR_BURN
      case .softLight: GSK_BLEND_MODE_SOFT_LIGHT
      case .hardLight: GSK_BLEND_MODE_HARD_LIGHT
      case .difference: GSK_BLEND_MODE_DIFFERENCE
      case .exclusion: GSK_BLEND_MODE_EXCLUSION
      case .hue: GSK_BLEND_MODE_HUE
      case .saturation: GSK_BLEND_MODE_SATURATION
      case .color: GSK_BLEND_MODE_COLOR
      case .luminosity: GSK_BLEND_MODE_LUMINOSITY
      }
    }
  }
#endif
