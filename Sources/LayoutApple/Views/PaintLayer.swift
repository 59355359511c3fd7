#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import Foundation
  import QuartzCore

  /// A gradient in a layer, cut out by a path: layers fill with colours only.
  ///
  /// It belongs to a view whose size and paint may change. Changes are not animated: the layout has animations of its
  /// own.
  @MainActor
  final class PaintLayer {
    private let gradient = CAGradientLayer()
    private let cut = CAShapeLayer()

    /// Shows `paint` in `box`, in the area of `path`, or on a line of `line` points along it.
    ///
    /// Subviews have the height 0, so what is below them has less, and what is above them has more.
    func show(_ paint: Paint, in box: Rect, path: CGPath, line: Double? = nil, height: CGFloat, of layer: CALayer) {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      gradient.frame = CGRect(box)
      gradient.show(paint, in: box.size)
      cut.path = path
      cut.fillColor = line == nil ? Color.black.native.cgColor : nil
      cut.strokeColor = line == nil ? nil : Color.black.native.cgColor
      cut.lineWidth = CGFloat(line ?? 0)
      gradient.mask = cut
      gradient.zPosition = height
      if gradient.superlayer !== layer { layer.addSublayer(gradient) }
      CATransaction.commit()
    }

    func remove() { gradient.removeFromSuperlayer() }
  }

  extension CAGradientLayer {
    /// Sets the colours and the way of a paint. A pattern and a net of colours are shown as their first colour, a
    /// material as the colour that lies on what is behind, and shadows of a style are left out.
    fileprivate func show(_ paint: Paint, in size: Size) {
      switch paint {
      case .linearGradient(let line):
        type = .axial
        set(line.gradient, from: line.startPoint, to: line.endPoint)
      case .radialGradient(let circle):
        type = .radial
        let (start, end) = (circle.startRadius, circle.endRadius)
        let stops = circle.gradient.stops.map {
          Gradient.Stop(color: $0.color, location: (start + $0.location * (end - start)) / end)
        }
        set(Gradient(stops: stops), from: circle.center, to: circle.center.moved(x: end, y: end, in: size))
      case .angularGradient(let turn):
        type = .conic
        // A point in the direction of the beginning: shares of the box would turn it where that is no square.
        let (x, y) = (cos(turn.startAngle.radians), sin(turn.startAngle.radians))
        let length = max(size.width, size.height)
        set(turn.gradient, from: turn.center, to: turn.center.moved(x: x * length, y: y * length, in: size))
      case .ellipticalGradient(let ellipse):
        type = .radial
        let (start, end) = (ellipse.startRadiusFraction, ellipse.endRadiusFraction)
        let stops = ellipse.gradient.stops.map {
          Gradient.Stop(color: $0.color, location: (start + $0.location * (end - start)) / end)
        }
        let center = ellipse.center
        set(Gradient(stops: stops), from: center, to: UnitPoint(x: center.x + end, y: center.y + end))
      case .shadowed(let shadowed): show(shadowed.paint, in: size)
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
    /// The point that is `x` and `y` points farther in a box of `size`, in shares.
    fileprivate func moved(x dx: Double, y dy: Double, in size: Size) -> UnitPoint {
      UnitPoint(
        x: x + (size.width > 0 ? dx / size.width : 0), y: y + (size.height > 0 ? dy / size.height : 0))
    }
  }
#endif
