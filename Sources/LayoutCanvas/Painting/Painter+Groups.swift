#if canImport(CCairo)
  import CCairo
  package import LayoutCore

  extension Painter {
    /// Draws everything in `draw` as one picture with `opacity`, so that overlapped parts do not show through.
    ///
    /// - Parameters:
    ///   - opacity: from 0, where `draw` is not called, to 1, where it draws as without a group; NaN counts as 1.
    ///   - bounds: the area of the drawing, if known: a group costs memory and time for each pixel it may cover. Parts
    ///     outside are clipped.
    package func withOpacity(_ opacity: Double, in bounds: Rect? = nil, draw: () -> Void) {
      guard opacity < 1 else { return draw() }
      guard opacity > 0, cairo_status(context) == CAIRO_STATUS_SUCCESS else { return }
      saving {
        if let bounds {
          guard admits(bounds) else { return }
          cairo_rectangle(context, bounds.minX, bounds.minY, bounds.width, bounds.height)
          cairo_clip(context)
        }
        DrawingGroup.make(on: context, draw: draw) { group in
          cairo_set_source(context, group)
          cairo_paint_with_alpha(context, opacity)
        }
      }
    }

    /// Draws with everything outside a shape clipped; draws nothing where the shape is empty.
    package func withClip(_ kind: ShapeKind, in rect: Rect, draw: () -> Void) {
      guard admits(rect) else { return }
      saving {
        cairo_new_path(context)
        kind.addPath(to: context, in: rect)
        cairo_clip(context)
        draw()
      }
    }
  }
#endif
