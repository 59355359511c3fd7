#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import QuartzCore

  /// A drawing, as a view with a layer for each step.
  ///
  /// Layers draw paths with their transforms, opacities and clips. They have no texts or pictures in a drawing's
  /// order yet: steps with these are left out.
  final class DrawingView: HostView {
    private var layers: [CALayer] = []

    init(_ id: ViewID, _ drawing: Drawing) {
      super.init(id, PathView(frame: .zero))
      show(.drawing(drawing))
    }

    override func show(_ content: ViewContent) {
      guard case .drawing(let drawing) = content else { return }
      let whole: CALayer? = view.layer
      for layer in layers { layer.removeFromSuperlayer() }
      layers = drawing.steps.compactMap { $0.layer }
      for layer in layers { whole?.addSublayer(layer) }
      whole?.masksToBounds = drawing.isClipped
    }
  }

  extension Drawing.Step {
    /// A layer that draws the step; `nil` where there is none for it.
    fileprivate var layer: CALayer? {
      let layer: CALayer
      switch operation {
      case .fill(let path, .color(let color), let style):
        let shape = CAShapeLayer()
        shape.path = path.applying(transform).native
        shape.fillColor = color.native.cgColor
        shape.fillRule = style.isEOFilled ? .evenOdd : .nonZero
        layer = shape
      case .stroke(let path, .color(let color), let style):
        layer = style.layer(along: path, color)
        layer.setAffineTransform(transform.native)
      case .layer(let steps):
        layer = CALayer()
        for step in steps.compactMap(\.layer) { layer.addSublayer(step) }
      default: return nil
      }
      layer.opacity = Float(opacity)
      guard !clips.isEmpty else { return layer }
      // A mask is in the coordinates of its layer, and the step's layer may have others.
      let clipped = CALayer()
      clipped.addSublayer(layer)
      clipped.mask = clips.reduce(nil) { inner, clip in
        let mask = CAShapeLayer()
        mask.path = clip.path.native
        mask.fillRule = clip.style.isEOFilled ? .evenOdd : .nonZero
        mask.mask = inner
        return mask
      }
      return clipped
    }
  }

  extension StrokeStyle {
    fileprivate func layer(along path: Path, _ color: Color) -> CAShapeLayer {
      let layer = CAShapeLayer()
      layer.path = path.native
      layer.fillColor = nil
      layer.strokeColor = color.native.cgColor
      layer.lineWidth = CGFloat(lineWidth)
      layer.miterLimit = CGFloat(miterLimit)
      layer.lineDashPhase = CGFloat(dashPhase)
      layer.lineDashPattern = dash.isEmpty ? nil : dash.map { NSNumber(value: $0) }
      switch lineCap {
      case .butt: layer.lineCap = .butt
      case .round: layer.lineCap = .round
      case .square: layer.lineCap = .square
      }
      switch lineJoin {
      case .miter: layer.lineJoin = .miter
      case .round: layer.lineJoin = .round
      case .bevel: layer.lineJoin = .bevel
      }
      return layer
    }
  }

  extension Transform {
    fileprivate var native: CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
  }

  extension Path {
    /// The path in Core Graphics.
    var native: CGPath {
      let path = CGMutablePath()
      forEach { element in
        switch element {
        case .move(let end): path.move(to: CGPoint(end))
        case .line(let end): path.addLine(to: CGPoint(end))
        case .quadCurve(let end, let control): path.addQuadCurve(to: CGPoint(end), control: CGPoint(control))
        case .curve(let end, let control1, let control2):
          path.addCurve(to: CGPoint(end), control1: CGPoint(control1), control2: CGPoint(control2))
        case .closeSubpath: path.closeSubpath()
        }
      }
      return path
    }
  }
#endif
