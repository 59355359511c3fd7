#if canImport(CCairo)
  import LayoutCore

  extension Painter {
    /// Draws the ring of the keyboard around a control or a box, outside of its frame: in the tint of the control, else in
    /// the accent colour.
    ///
    /// It is a function of its own, so that nested boxes use little of the stack.
    @inline(never)
    func focusRing(around view: CanvasView) {
      var (radius, color) = (0.0, ControlLook(ControlContent(.progress(fraction: nil))).tint)
      switch view.content {
      case .control(let content):
        let look = ControlLook(content)
        (radius, color) = (look.radius, look.tint)
      case .decorated(let decoration):
        guard decoration.opacity > 0 else { return }
        radius = decoration.cornerRadius
      default: break
      }
      let inset = FocusRing.width / 2
      shape(
        .roundedRectangle(radius: radius + inset),
        style: ShapeAppearance(fill: nil, stroke: Border(color: color, width: FocusRing.width)),
        in: view.frame.outset(by: inset))
    }
  }
#endif
