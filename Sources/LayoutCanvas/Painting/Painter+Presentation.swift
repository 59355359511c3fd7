#if canImport(CCairo)
  import CCairo
  import LayoutCore

  extension Painter {
    /// Draws everything in `draw` scaled around the middle of `frame`, then moved, and faded as one.
    func presented(_ presentation: ViewPresentation, in frame: Rect, draw: () -> Void) {
      guard presentation.scale > 0 else { return }
      withOpacity(presentation.opacity) {
        saving {
          cairo_translate(context, frame.midX + presentation.offset.x, frame.midY + presentation.offset.y)
          cairo_scale(context, presentation.scale, presentation.scale)
          cairo_translate(context, -frame.midX, -frame.midY)
          draw()
        }
      }
    }
  }
#endif
