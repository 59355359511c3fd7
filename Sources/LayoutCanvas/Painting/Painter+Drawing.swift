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
          text(string, style: style, color: color.opacity(step.opacity), in: box)
        case .image(let content, let box):
          withOpacity(step.opacity, in: box) { image(content, in: box) }
        case .layer(let inner): withOpacity(step.opacity) { steps(inner) }
        }
      }
    }

    private func fill(_ path: Path, _ shading: GraphicsContext.Shading, _ style: FillStyle, _ opacity: Double) {
      guard admits(path.controlRect) else { return }
      shaded(shading, opacity) {
        style.set(in: context)
        cairo_new_path(context)
        path.addPath(to: context)
        cairo_fill(context)
      }
    }

    private func stroke(
      _ path: Path, _ shading: GraphicsContext.Shading, _ style: StrokeStyle, _ opacity: Double
    ) {
      guard admits(path.controlRect.outset(by: style.lineWidth)) else { return }
      shaded(shading, opacity) {
        style.set(in: context)
        cairo_new_path(context)
        path.addPath(to: context)
        cairo_stroke(context)
      }
    }

    private func shaded(_ shading: GraphicsContext.Shading, _ opacity: Double, _ draw: () -> Void) {
      switch shading {
      case .color(let color):
        setColor(color.opacity(opacity))
        draw()
      case .paint(let paint, let box):
        withOpacity(opacity) {
          setSource(paint, in: box)
          draw()
        }
      @unknown default: break
      }
    }
  }
#endif
