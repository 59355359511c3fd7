#if canImport(CCairo)
  import CCairo
  import LayoutCore

  extension Painter {
    /// Calls `draw` and draws the shadow of its outline behind it.
    ///
    /// `draw` is recorded and turned into pixels once, which make the shadow. Where the target consists of pixels, they
    /// make the picture too. Elsewhere `draw` is called a second time, so that text stays text.
    func withShadow(_ shadow: Shadow?, draw: () -> Void) {
      guard let shadow, shadow.color.opacity > 0, let layer = layer(for: shadow, draw: draw) else { return draw() }
      self.shadow(shadow, of: layer)
      guard isRaster else { return draw() }
      inDeviceSpace { layer.paint(on: context, at: layer.bounds.origin) }
    }

    /// Draws the shadows of the outline of `draw` that are behind it, and not what `draw` draws; the first one is in
    /// front.
    func shadows(_ styles: [ShadowStyle], behind draw: () -> Void) {
      for style in styles.reversed() where !style.isInner && style.shadow.color.opacity > 0 {
        if let layer = layer(for: style.shadow, draw: draw) { shadow(style.shadow, of: layer) }
      }
    }

    private func shadow(_ shadow: Shadow, of layer: PixelLayer) {
      var offset = Point(x: shadow.x, y: shadow.y)
      cairo_user_to_device_distance(context, &offset.x, &offset.y)
      let outline = layer.bounds.moved(by: offset)
      guard let area = visiblePart(of: outline, sigma: sigma(shadow)) else { return }
      var identity = cairo_matrix_t()
      cairo_matrix_init_identity(&identity)
      mask(shadow, area: area, matrix: identity) { layer.paint(on: $0, at: outline.origin) }
    }

    /// The pixels of `draw` that are visible or have a visible shadow; `nil` where there are none.
    private func layer(for shadow: Shadow, draw: () -> Void) -> PixelLayer? {
      var offset = Point(x: shadow.x, y: shadow.y)
      cairo_user_to_device_distance(context, &offset.x, &offset.y)
      let visible = visibleBounds
      let area = visible.union(visible.moved(by: Point(x: -offset.x, y: -offset.y)))
      return pixels(of: draw, in: area.outset(by: AlphaMask.reach(sigma: sigma(shadow))))
    }

    /// The pixels of `draw` in an area, in units of device space; `nil` where there are none.
    ///
    /// - Parameter margin: the empty pixels around the drawing, in the same units.
    func pixels(of draw: () -> Void, in area: Rect, margin: Double = 0) -> PixelLayer? {
      guard cairo_status(context) == CAIRO_STATUS_SUCCESS, admits(device: area),
        let recording = Recording(area: area, matrix: matrix)
      else { return nil }
      redirected(to: recording.context, isRaster: true, draw)
      if let error = CanvasError(cairo_status(recording.context)) { note(error) }
      guard let ink = recording.inkBounds?.outset(by: margin).integral else { return nil }
      let side = max(ink.width, ink.height) * resolution
      guard side <= PictureLimits.side else {
        note(.sideTooLong(requested: side.rounded(.up), limit: PictureLimits.side))
        return nil
      }
      return PixelLayer(recording, ink, resolution: resolution)
    }
  }
#endif
