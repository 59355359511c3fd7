#if canImport(CCairo)
  import CCairo
  import LayoutCore

  extension Painter {
    /// Fills an area with a paint, with the shadows of the paint and with what is behind a material out of focus.
    ///
    /// 1. The shadows behind the area are painted, that of the first style last.
    /// 2. The paint is filled; a mesh gradient has its background below.
    /// 3. The shadows inside the area are painted in the order of the styles.
    ///
    /// - Parameters:
    ///   - box: gradients and patterns lie in it.
    ///   - bounds: a box around the area.
    ///   - outline: adds the outline to the path of a context in the present coordinates, and sets how its inside is
    ///     found.
    func area(_ paint: Paint, in box: Rect, bounds: Rect, outline: (OpaquePointer) -> Void) {
      switch paint {
      case .shadowed(let shadowed):
        for style in shadowed.shadows.reversed() where !style.isInner {  // 1.
          shadow(style.shadow, of: bounds, outline: outline)
        }
        area(shadowed.paint, in: box, bounds: bounds, outline: outline)  // 2.
        for style in shadowed.shadows where style.isInner {  // 3.
          innerShadow(style.shadow, of: bounds, outline: outline)
        }
        return
      case .meshGradient(let mesh) where mesh.background.opacity > 0:
        area(.color(mesh.background), in: box, bounds: bounds, outline: outline)
      case .material: blurBehind(bounds, outline: outline)
      default: break
      }
      setSource(paint, in: box)
      cairo_new_path(context)
      outline(context)
      cairo_fill(context)
    }

    /// Draws the shadow of an area, not the area.
    ///
    /// - Complexity: O(pixels of the visible part); soft shadows are blurred in fewer pixels.
    func shadow(_ shadow: Shadow, of bounds: Rect, outline: (OpaquePointer) -> Void) {
      let box = bounds.moved(by: Point(x: shadow.x, y: shadow.y))
      guard shadow.color.opacity > 0, admits(bounds), admits(box) else { return }
      guard shadow.radius > 0 else {
        return saving {
          cairo_translate(context, shadow.x, shadow.y)
          setColor(shadow.color)
          cairo_new_path(context)
          outline(context)
          cairo_fill(context)
        }
      }
      guard let area = visiblePart(of: deviceBounds(of: box), sigma: sigma(shadow)) else { return }
      mask(shadow, area: area, matrix: matrix) { context in
        cairo_translate(context, shadow.x, shadow.y)
        outline(context)
        cairo_fill(context)
      }
    }

    /// Draws the shadow that everything around an area casts into it.
    ///
    /// - Complexity: as of `shadow`.
    private func innerShadow(_ shadow: Shadow, of bounds: Rect, outline: (OpaquePointer) -> Void) {
      guard shadow.color.opacity > 0, admits(bounds), let area = deviceBounds(of: bounds).overlap(with: visibleBounds)
      else { return }
      within(outline) {
        mask(shadow, area: area, matrix: matrix) { context in
          cairo_paint(context)
          cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
          cairo_translate(context, shadow.x, shadow.y)
          outline(context)
          cairo_fill(context)
        }
      }
    }

    /// Paints what was painted below an area out of focus, where the target consists of pixels.
    ///
    /// - Complexity: O(pixels of the visible part).
    private func blurBehind(_ bounds: Rect, outline: (OpaquePointer) -> Void) {
      guard let target = cairo_get_group_target(context), cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE,
        let visible = deviceBounds(of: bounds).overlap(with: visibleBounds)
      else { return }
      let blur = BoxBlur(sigma: min(MaterialPaint.deviation * pointScale, 64) * resolution)
      let reach = Double(blur.reach + 1) / resolution
      guard let layer = PixelLayer(of: target, in: visible.outset(by: reach).integral, resolution: resolution) else {
        return note(.cairo("no memory for a material"))
      }
      layer.change { blur.apply(to: $0, width: $1, height: $2, stride: $3, bytes: 4) }
      within(outline) { inDeviceSpace { layer.paint(on: context, at: layer.bounds.origin) } }
    }

    /// Draws with everything outside of an outline cut off.
    private func within(_ outline: (OpaquePointer) -> Void, _ draw: () -> Void) {
      saving {
        cairo_new_path(context)
        outline(context)
        cairo_clip(context)
        draw()
      }
    }
  }
#endif
