#if canImport(CCairo)
  import CCairo
  import LayoutCore

  extension Painter {
    /// Draws everything in `draw` with an effect.
    ///
    /// Blurs and changes of colours make pixels of it, in SVG and PDF at the resolution of shadows.
    ///
    /// - Parameters:
    ///   - box: the box of the effect.
    ///   - mask: draws the mask, for `BoxEffect.mask`.
    func effected(_ effect: BoxEffect, in box: Rect, mask: () -> Void, draw: () -> Void) {
      switch effect {
      case .transform: transformed(effect.transform(in: box), draw)
      case .blur(let radius) where radius > 0: blurred(radius, draw)
      case .blur: draw()
      case .colors(let change): recoloured(change, draw)
      case .blend(let mode): grouped(CairoOperator.of(mode), draw)
      case .group: grouped(CAIRO_OPERATOR_OVER, draw)
      case .clip(let kind): withClip(kind, in: box, draw: draw)
      case .mask: masked(by: mask, draw)
      @unknown default: draw()
      }
    }

    private func transformed(_ transform: Transform?, _ draw: () -> Void) {
      guard let transform else { return }
      saving { if enter(transform) { draw() } }
    }

    private func grouped(_ mode: cairo_operator_t, _ draw: () -> Void) {
      guard cairo_status(context) == CAIRO_STATUS_SUCCESS else { return }
      DrawingGroup.make(on: context, draw: draw) { group in
        cairo_set_source(context, group)
        cairo_set_operator(context, mode)
        cairo_paint(context)
      }
    }

    private func masked(by mask: () -> Void, _ draw: () -> Void) {
      guard cairo_status(context) == CAIRO_STATUS_SUCCESS else { return }
      let matrix = matrix
      DrawingGroup.make(on: context, draw: draw) { drawing in
        var outer = matrix
        cairo_set_matrix(context, &outer)
        DrawingGroup.make(on: context, draw: mask) { shape in
          cairo_set_source(context, drawing)
          cairo_mask(context, shape)
        }
      }
    }

    private func blurred(_ radius: Double, _ draw: () -> Void) {
      let sigma = sigma(radius: radius)
      let blur = BoxBlur(sigma: sigma * resolution)
      let reach = Double(blur.reach + 1) / resolution
      guard let layer = pixels(of: draw, in: visibleBounds.outset(by: reach), margin: reach) else { return }
      layer.change { blur.apply(to: $0, width: $1, height: $2, stride: $3, bytes: 4) }
      inDeviceSpace { layer.paint(on: context, at: layer.bounds.origin) }
    }

    private func recoloured(_ change: ColorChange, _ draw: () -> Void) {
      guard let layer = pixels(of: draw, in: visibleBounds) else { return }
      let matrix = ColorMatrix(change)
      layer.change { matrix.apply(to: $0, width: $1, height: $2, stride: $3) }
      inDeviceSpace { layer.paint(on: context, at: layer.bounds.origin) }
    }
  }

  /// Cairo's operators by blend mode.
  private enum CairoOperator {
    static func of(_ mode: BlendMode) -> cairo_operator_t {
      switch mode {
      case .normal: CAIRO_OPERATOR_OVER
      case .multiply: CAIRO_OPERATOR_MULTIPLY
      case .screen: CAIRO_OPERATOR_SCREEN
      case .overlay: CAIRO_OPERATOR_OVERLAY
      case .darken: CAIRO_OPERATOR_DARKEN
      case .lighten: CAIRO_OPERATOR_LIGHTEN
      case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
      case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
      case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
      case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
      case .difference: CAIRO_OPERATOR_DIFFERENCE
      case .exclusion: CAIRO_OPERATOR_EXCLUSION
      case .hue: CAIRO_OPERATOR_HSL_HUE
      case .saturation: CAIRO_OPERATOR_HSL_SATURATION
      case .color: CAIRO_OPERATOR_HSL_COLOR
      case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
      }
    }
  }
#endif
