#if canImport(CCairo)
  import CCairo
  import LayoutCore

  extension Painter {
    /// A net of colours in `box` as a pattern, which the caller releases: each piece of the net is a patch of cairo's.
    ///
    /// - Complexity: O(pieces).
    func pattern(_ mesh: MeshGradient, in box: Rect) -> OpaquePointer? {
      let pattern = cairo_pattern_create_mesh()
      let rows = mesh.places()
      for (upper, lower) in zip(rows, rows.dropFirst()) {
        for at in 0..<upper.count - 1 {
          let corners = [upper[at], upper[at + 1], lower[at + 1], lower[at]]
          cairo_mesh_pattern_begin_patch(pattern)
          for (number, corner) in corners.enumerated() {
            let (x, y) = (box.minX + corner.point.x * box.width, box.minY + corner.point.y * box.height)
            if number == 0 {
              cairo_mesh_pattern_move_to(pattern, x, y)
            } else {
              cairo_mesh_pattern_line_to(pattern, x, y)
            }
          }
          for (number, corner) in corners.enumerated() {
            let color = corner.color
            cairo_mesh_pattern_set_corner_color_rgba(
              pattern, UInt32(number), color.red, color.green, color.blue, color.opacity)
          }
          cairo_mesh_pattern_end_patch(pattern)
        }
      }
      return pattern
    }

    /// A gradient from an ellipse outwards as a pattern, which the caller releases: that of a circle in a box of one
    /// point, stretched to `box`.
    func pattern(_ ellipse: EllipticalGradient, in box: Rect) -> OpaquePointer? {
      let center = ellipse.center
      let pattern = cairo_pattern_create_radial(
        center.x, center.y, ellipse.startRadiusFraction, center.x, center.y, ellipse.endRadiusFraction)
      var matrix = cairo_matrix_t()
      cairo_matrix_init_scale(&matrix, 1 / box.width, 1 / box.height)
      cairo_matrix_translate(&matrix, -box.minX, -box.minY)
      cairo_pattern_set_matrix(pattern, &matrix)
      return pattern
    }
  }
#endif
