#if canImport(CCairo)
  import CCairo
  import LayoutCore

  extension Painter {
    /// Draws everything in `draw` scaled around the middle of `frame`, then moved, with one opacity for all of it.
    ///
    /// It draws nothing where that is too far away, too large, or too small to be visible.
    func presented(_ presentation: ViewPresentation, in frame: Rect, draw: () -> Void) {
      let scale = presentation.scale
      // A box without a size may have visible content.
      let size = Size(width: max(frame.width, 1) * scale, height: max(frame.height, 1) * scale)
      let middle = Point(x: frame.midX, y: frame.midY) + presentation.offset
      let box = Rect(
        x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
      guard admits(box) else { return }
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
