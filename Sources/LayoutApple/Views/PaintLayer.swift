#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import Foundation
  import QuartzCore

  /// A gradient or a pattern in a layer, cut out by a path: shape layers fill with colours only.
  ///
  /// It belongs to a view whose size and paint may change. Changes are not animated: the layout has animations of its
  /// own.
  @MainActor
  final class PaintLayer {
    private unowned let host: PlatformHost
    /// A gradient or tiles; it is made once for each of the two and stays while the paint is of that kind.
    private var content: CALayer?
    private let cut = CAShapeLayer()

    init(_ host: PlatformHost) { self.host = host }

    /// Shows `paint` in `box`, in the area of `path`, or on a line of `line` points along it.
    ///
    /// Subviews have the height 0, so what is below them has less, and what is above them has more.
    func show(_ paint: Paint, in box: Rect, path: CGPath, line: Double? = nil, height: CGFloat, of layer: CALayer) {
      cut.path = path
      cut.fillColor = line == nil ? Color.black.native.cgColor : nil
      cut.strokeColor = line == nil ? nil : Color.black.native.cgColor
      cut.lineWidth = CGFloat(line ?? 0)
      show(paint, in: box, over: box, cutBy: cut, height: height, of: layer)
    }

    /// Shows `paint` in `box` as far as `area`, a box around the path of `cut`, in the same coordinates.
    func show(
      _ paint: Paint, in box: Rect, over area: Rect, cutBy cut: CAShapeLayer, height: CGFloat = 0, of layer: CALayer
    ) {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      let content = content(for: paint, in: box, over: area)
      // The mask has the coordinates of the layer, whose corner is that of the area.
      cut.setAffineTransform(Transform(a: 1, b: 0, c: 0, d: 1, tx: -area.minX, ty: -area.minY).native)
      content.mask = cut
      content.zPosition = height
      if content.superlayer !== layer { layer.addSublayer(content) }
      CATransaction.commit()
    }

    func remove() { content?.removeFromSuperlayer() }

    private func content(for paint: Paint, in box: Rect, over area: Rect) -> CALayer {
      if case .image(let pattern) = paint, let picture = host.images.picture(pattern.source) {
        let tiles = replaced(by: TileLayer.self)
        tiles.frame = CGRect(area)
        tiles.show(picture, pattern, from: Point(x: box.minX - area.minX, y: box.minY - area.minY), host.displayScale)
        return tiles
      }
      let gradient = replaced(by: CAGradientLayer.self)
      gradient.frame = CGRect(area)
      gradient.show(paint, in: box, over: area)
      return gradient
    }

    /// The layer of a kind, in place of one of the other kind.
    private func replaced<Kind: CALayer>(by kind: Kind.Type) -> Kind {
      if let content = content as? Kind { return content }
      remove()
      let new = Kind()
      content = new
      return new
    }
  }

  extension CAGradientLayer {
    /// Sets the colours and the way of a paint in `box`, in shares of `area`, which is the layer's frame.
    ///
    /// A pattern whose picture cannot be decoded and a net of colours are shown as their first colour, a material as the
    /// colour that lies on what is behind. Shadows of a style are left out.
    fileprivate func show(_ paint: Paint, in box: Rect, over area: Rect) {
      let size = area.size
      switch paint {
      case .linearGradient(let line):
        type = .axial
        set(line.gradient, from: line.startPoint.seen(in: box, from: area), to: line.endPoint.seen(in: box, from: area))
      case .radialGradient(let circle):
        type = .radial
        let (start, end) = (circle.startRadius, circle.endRadius)
        let stops = circle.gradient.stops.map {
          Gradient.Stop(color: $0.color, location: (start + $0.location * (end - start)) / end)
        }
        let center = circle.center.seen(in: box, from: area)
        set(Gradient(stops: stops), from: center, to: center.moved(x: end, y: end, in: size))
      case .angularGradient(let turn):
        type = .conic
        // A point in the direction of the beginning: shares of the box would turn it where that is no square.
        let (x, y) = (cos(turn.startAngle.radians), sin(turn.startAngle.radians))
        let length = max(size.width, size.height)
        let center = turn.center.seen(in: box, from: area)
        set(turn.gradient, from: center, to: center.moved(x: x * length, y: y * length, in: size))
      case .ellipticalGradient(let ellipse):
        type = .radial
        let (start, end) = (ellipse.startRadiusFraction, ellipse.endRadiusFraction)
        let stops = ellipse.gradient.stops.map {
          Gradient.Stop(color: $0.color, location: (start + $0.location * (end - start)) / end)
        }
        let center = ellipse.center.seen(in: box, from: area)
        set(
          Gradient(stops: stops), from: center,
          to: center.moved(x: end * box.width, y: end * box.height, in: size))
      case .shadowed(let shadowed): show(shadowed.paint, in: box, over: area)
      case .color, .image, .meshGradient, .material:
        set(Gradient(colors: [paint.firstColor, paint.firstColor]), from: .top, to: .bottom)
      @unknown default:
        set(Gradient(colors: [paint.firstColor, paint.firstColor]), from: .top, to: .bottom)
      }
    }

    private func set(_ gradient: Gradient, from start: UnitPoint, to end: UnitPoint) {
      colors = gradient.stops.map { $0.color.native.cgColor }
      locations = gradient.stops.map { NSNumber(value: $0.location) }
      startPoint = CGPoint(x: start.x, y: start.y)
      endPoint = CGPoint(x: end.x, y: end.y)
    }
  }

  extension UnitPoint {
    /// The point in shares of `area`, of one in shares of `box`.
    fileprivate func seen(in box: Rect, from area: Rect) -> UnitPoint {
      guard box != area else { return self }
      let (dx, dy) = (box.minX - area.minX + x * box.width, box.minY - area.minY + y * box.height)
      return UnitPoint(x: 0, y: 0).moved(x: dx, y: dy, in: area.size)
    }

    /// The point that is `x` and `y` points farther in a box of `size`, in shares.
    fileprivate func moved(x dx: Double, y dy: Double, in size: Size) -> UnitPoint {
      UnitPoint(
        x: x + (size.width > 0 ? dx / size.width : 0), y: y + (size.height > 0 ? dy / size.height : 0))
    }
  }
#endif
