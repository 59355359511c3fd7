#if canImport(CCairo)
  import CCairo
  import LayoutCore

  extension Painter {
    /// The bounding box of `rect` after the transformation, in units of cairo's device space.
    func deviceBounds(of rect: Rect) -> Rect {
      var bounds: Rect?
      for corner in [
        Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY), Point(x: rect.minX, y: rect.maxY),
        Point(x: rect.maxX, y: rect.maxY),
      ] {
        var point = corner
        cairo_user_to_device(context, &point.x, &point.y)
        let box = Rect(origin: point, size: .zero)
        bounds = bounds?.union(box) ?? box
      }
      return bounds ?? .zero
    }

    /// Changes the coordinates.
    ///
    /// - Returns: whether anything can be drawn: cairo cannot go back from a line or a point.
    func enter(_ transform: Transform) -> Bool {
      if transform.isIdentity { return true }
      guard transform.inverse != nil else { return false }
      var matrix = cairo_matrix_t(
        xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
      cairo_transform(context, &matrix)
      return true
    }

    /// The present transformation.
    var matrix: cairo_matrix_t {
      var matrix = cairo_matrix_t()
      cairo_get_matrix(context, &matrix)
      return matrix
    }

    /// The length of a point in units of device space, the mean of both axes where they differ.
    var pointScale: Double {
      let matrix = matrix
      return (matrix.xx * matrix.yy - matrix.xy * matrix.yx).magnitude.squareRoot()
    }

    /// The area of the clip, in units of device space.
    var visibleBounds: Rect {
      var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
      cairo_save(context)
      cairo_identity_matrix(context)
      cairo_clip_extents(context, &left, &top, &right, &bottom)
      cairo_restore(context)
      return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Runs `body` with the context in device space.
    func inDeviceSpace(_ body: () -> Void) {
      saving {
        cairo_identity_matrix(context)
        body()
      }
    }

    /// Runs `body` with drawing sent to `other`.
    func redirected(to other: OpaquePointer, isRaster: Bool, _ body: () -> Void) {
      let outer = (context, self.isRaster)
      (context, self.isRaster) = (other, isRaster)
      body()
      (context, self.isRaster) = outer
    }
  }

  extension Rect {
    /// The smallest rectangle with whole edges that contains this one.
    var integral: Rect {
      let left = minX.rounded(.down)
      let top = minY.rounded(.down)
      return Rect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
    }
  }
#endif
