#if canImport(CCairo)
  import CCairo
  package import LayoutCore

  extension Painter {
    /// Draws the shadow of a shape, not the shape.
    package func shadow(_ shadow: Shadow, of kind: ShapeKind, in rect: Rect) {
      self.shadow(shadow, of: rect) { kind.addPath(to: $0, in: rect) }
    }

    /// Half the blur radius, as in CSS, in units of device space; at most 2048.
    func sigma(_ shadow: Shadow) -> Double { sigma(radius: shadow.radius) }

    /// The same for a radius in points.
    func sigma(radius: Double) -> Double { min(radius / 2 * pointScale, 2048) }

    /// The part of `bounds` that has a visible shadow, in units of device space.
    func visiblePart(of bounds: Rect, sigma: Double) -> Rect? {
      bounds.overlap(with: visibleBounds.outset(by: AlphaMask.reach(sigma: sigma)))
    }

    /// Blurs the drawing of `draw` on a mask and paints it in the shadow's colour.
    ///
    /// - Parameter area: the area of the drawing, in units of device space.
    func mask(_ shadow: Shadow, area: Rect, matrix: cairo_matrix_t, draw: (OpaquePointer) -> Void) {
      guard let mask = AlphaMask(area: area, sigma: sigma(shadow), resolution: resolution, matrix: matrix) else {
        return note(.cairo("no memory for a shadow"))
      }
      mask.draw(draw)
      inDeviceSpace {
        setColor(shadow.color)
        mask.paint(on: context)
      }
    }
  }
#endif
