#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import QuartzCore

  /// A drawing, as a view with a layer for each step.
  ///
  /// Layers draw paths with their transforms, opacities and clips. Texts and pictures are bitmaps.
  final class DrawingView: HostView {
    private var drawing: Drawing
    private var layers: [CALayer] = []
    private unowned let host: PlatformHost

    init(_ id: ViewID, _ drawing: Drawing, _ host: PlatformHost) {
      (self.drawing, self.host) = (drawing, host)
      super.init(id, PathView(frame: .zero))
      draw()
    }

    override func show(_ content: ViewContent) {
      guard case .drawing(let drawing) = content else { return }
      self.drawing = drawing
      draw()
    }

    override func fontsChanged() { draw() }
    override func scaleChanged() { draw() }

    private func draw() {
      let whole: CALayer? = view.layer
      for layer in layers { layer.removeFromSuperlayer() }
      layers = drawing.steps.compactMap { $0.layer(host) }
      for layer in layers { whole?.addSublayer(layer) }
      whole?.masksToBounds = drawing.isClipped
    }
  }

  @MainActor
  extension Drawing.Step {
    /// A layer that draws the step; `nil` where there is nothing to draw.
    fileprivate func layer(_ host: PlatformHost) -> CALayer? {
      guard let layer = plainLayer(host) else { return nil }
      layer.opacity = Float(opacity)
      guard !clips.isEmpty else { return layer }
      // A mask is in the coordinates of its layer, and the step's layer may have others.
      let clipped = CALayer()
      clipped.addSublayer(layer)
      clipped.mask = clips.reduce(nil) { inner, clip in
        let mask = clip.style.layer(inside: clip.path, .black)
        mask.mask = inner
        return mask
      }
      return clipped
    }

    /// The layer without the opacity and the clips of the step.
    private func plainLayer(_ host: PlatformHost) -> CALayer? {
      switch operation {
      case .fill(let path, .color(let color), let style): return style.layer(inside: path.applying(transform), color)
      case .fill(let path, .paint(let paint, let box), let style):
        return moved { layer in
          let cut = style.layer(inside: path, .black)
          PaintLayer(host).show(paint, in: box, over: path.controlRect, cutBy: cut, of: layer)
        }
      case .stroke(let path, .color(let color), let style):
        let layer = style.layer(along: path, color)
        layer.setAffineTransform(transform.native)
        return layer
      case .stroke(let path, .paint(let paint, let box), let style):
        return moved { layer in
          // Sharp corners reach farthest.
          let reach = style.lineWidth / 2 * (style.lineJoin == .miter ? max(style.miterLimit, 1.5) : 1.5)
          let area = path.controlRect.outset(by: reach)
          PaintLayer(host).show(paint, in: box, over: area, cutBy: style.layer(along: path, .black), of: layer)
        }
      case .text(let string, let style, let color, let box):
        return moved { layer in
          let text = TextLayer()
          text.frame = CGRect(box)
          text.show(style.attributed(string, color), scale: sharpness(host))
          layer.addSublayer(text)
        }
      case .image(let content, let box):
        guard let picture = host.images.picture(content.source) else { return nil }
        return moved { layer in
          let image = PictureLayer()
          image.frame = CGRect(box)
          image.show(picture, content, scale: sharpness(host))
          layer.addSublayer(image)
        }
      case .layer(let steps):
        let layer = CALayer()
        for step in steps.compactMap({ $0.layer(host) }) { layer.addSublayer(step) }
        return layer
      @unknown default: return nil
      }
    }

    /// A layer with the step's coordinates around what `fill` puts into it.
    private func moved(_ fill: (CALayer) -> Void) -> CALayer {
      let layer = CALayer()
      fill(layer)
      layer.setAffineTransform(transform.native)
      return layer
    }

    /// The pixels of a point of a bitmap, which the step's coordinates may enlarge.
    private func sharpness(_ host: PlatformHost) -> Double {
      let scale = (transform.a * transform.d - transform.b * transform.c).magnitude.squareRoot()
      return host.displayScale * min(max(scale, 1), Self.sharpest)
    }

    /// A bitmap has at most so many times the pixels of the display along a side, because memory grows with the square.
    private static var sharpest: Double { 4 }
  }

  extension FillStyle {
    fileprivate func layer(inside path: Path, _ color: Color) -> CAShapeLayer {
      let layer = CAShapeLayer()
      layer.path = path.native
      layer.fillColor = color.native.cgColor
      layer.fillRule = isEOFilled ? .evenOdd : .nonZero
      return layer
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
    var native: CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
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
