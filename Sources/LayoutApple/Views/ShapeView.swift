#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import QuartzCore

  /// A shape, as a view whose layer draws a path.
  final class ShapeView: HostView {
    private var kind: ShapeKind
    private var style: ShapeAppearance
    /// The paints that are no colour; each is made once and stays.
    private var fill: PaintLayer?
    private var stroke: PaintLayer?
    private unowned let host: PlatformHost

    init(_ id: ViewID, _ kind: ShapeKind, _ style: ShapeAppearance, _ host: PlatformHost) {
      (self.kind, self.style, self.host) = (kind, style, host)
      super.init(id, PathView(frame: .zero))
      fit()
    }

    override func show(_ content: ViewContent) {
      guard case .shape(let kind, let style) = content else { return }
      (self.kind, self.style) = (kind, style)
      fit()
    }

    override func scaleChanged() { fit() }

    /// Draws the shape. A layer draws a line with the path in its middle, so that of a line inside is further in.
    override func fit() {
      guard let layer = view.layer as? CAShapeLayer else { return }
      let line = style.stroke?.width ?? 0
      let box = Rect(origin: .zero, size: frame.size)
      layer.path = kind.path(in: box, inset: style.strokesInside ? line / 2 : 0)
      layer.fillColor = (style.fill?.plainColor ?? .clear).native.cgColor
      layer.strokeColor = style.stroke?.paint.plainColor?.native.cgColor
      layer.lineWidth = CGFloat(line)
      if let paint = style.fill, paint.plainColor == nil {
        // The line is drawn below, and only what it leaves free is filled.
        let path = kind.path(in: box, inset: style.strokesInside ? line : 0)
        self.fill = fill ?? PaintLayer(host)
        fill?.show(paint, in: box, path: path, height: 0, of: layer)
      } else {
        fill?.remove()
      }
      if let paint = style.stroke?.paint, paint.plainColor == nil {
        self.stroke = stroke ?? PaintLayer(host)
        let path = kind.path(in: box, inset: style.strokesInside ? line / 2 : 0)
        stroke?.show(paint, in: box, path: path, line: line, height: 1, of: layer)
      } else {
        stroke?.remove()
      }
    }
  }

  extension ShapeKind {
    /// The outline in `rect`, moved inwards by `inset` on all sides.
    func path(in rect: Rect, inset: Double) -> CGPath {
      let inner = Rect(
        x: rect.minX + inset, y: rect.minY + inset, width: max(0, rect.width - 2 * inset),
        height: max(0, rect.height - 2 * inset))
      let shorter = min(inner.width, inner.height)
      switch self {
      case .rectangle: return CGPath(rect: CGRect(inner), transform: nil)
      case .ellipse: return CGPath(ellipseIn: CGRect(inner), transform: nil)
      case .circle:
        let box = Rect(x: inner.midX - shorter / 2, y: inner.midY - shorter / 2, width: shorter, height: shorter)
        return CGPath(ellipseIn: CGRect(box), transform: nil)
      case .capsule: return Self.rounded(inner, shorter / 2)
      case .roundedRectangle(let radius):
        return Self.rounded(inner, radius.isFinite ? min(max(radius - inset, 0), shorter / 2) : 0)
      }
    }

    private static func rounded(_ rect: Rect, _ radius: Double) -> CGPath {
      CGPath(roundedRect: CGRect(rect), cornerWidth: radius, cornerHeight: radius, transform: nil)
    }
  }
#endif
