#if canImport(CCairo)
  import CCairo
  package import LayoutCore

  extension Painter {
    /// Draws the steps of a drawing, from the corner of a box.
    package func drawing(_ drawing: Drawing, in rect: Rect) {
      moved(by: rect.origin) {
        guard drawing.isClipped else { return steps(drawing.steps) }
        withClip(.rectangle, in: Rect(origin: .zero, size: drawing.size)) { steps(drawing.steps) }
      }
    }

    private func steps(_ steps: [Drawing.Step]) { for step in steps { draw(step) } }

    private func draw(_ step: Drawing.Step) {
      saving {
        for clip in step.clips {
          cairo_new_path(context)
          guard clip.path.isEmpty || admits(clip.path.controlRect) else { return }
          clip.path.addPath(to: context)
          clip.style.set(in: context)
          cairo_clip(context)
        }
        // Lines have the usual edges, whatever a clip has.
        FillStyle().set(in: context)
        guard enter(step.transform) else { return }
        switch step.operation {
        case .fill(let path, let shading, let style): fill(path, shading, style, step.opacity)
        case .stroke(let path, let shading, let style): stroke(path, shading, style, step.opacity)
        case .text(let string, let style, let color, let box):
          // A paint has no opacity of its own.
          withOpacity(style.paint == nil ? 1 : step.opacity) {
            text(string, style: style, color: color.opacity(step.opacity), in: box)
          }
        case .image(let content, let box):
          withOpacity(step.opacity, in: box) { image(content, in: box) }
        case .layer(let inner): withOpacity(step.opacity) { steps(inner) }
        }
      }
    }

    private func fill(_ path: Path, _ shading: GraphicsContext.Shading, _ style: FillStyle, _ opacity: Double) {
      guard admits(path.controlRect) else { return }
      func outline(_ context: OpaquePointer) {
        style.set(in: context)
        path.addPath(to: context)
      }
      switch shading {
      case .color(let color):
        area(.color(color.opacity(opacity)), in: path.controlRect, bounds: path.controlRect, outline: outline)
      case .paint(let paint, let box):
        withOpacity(opacity) { area(paint, in: box, bounds: path.controlRect, outline: outline) }
      @unknown default: break
      }
    }

    private func stroke(
      _ path: Path, _ shading: GraphicsContext.Shading, _ style: StrokeStyle, _ opacity: Double
    ) {
      guard admits(path.controlRect.outset(by: style.lineWidth)) else { return }
      func line() {
        style.set(in: context)
        cairo_new_path(context)
        path.addPath(to: context)
        cairo_stroke(context)
      }
      switch shading {
      case .color(let color):
        setColor(color.opacity(opacity))
        line()
      case .paint(let paint, let box):
        withOpacity(opacity) {
          if case .shadowed(let shadowed) = paint { shadows(shadowed.shadows, behind: line) }
          setSource(paint, in: box)
          line()
        }
      @unknown default: break
      }
    }
  }
#endif
