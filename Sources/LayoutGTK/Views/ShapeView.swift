#if canImport(CGTK)
  import CGTK

  /// A shape, drawn by GSK.
  final class ShapeView: GTKView {
    private let canvas: ShapeBox

    init(_ id: ViewID, _ kind: ShapeKind, _ style: ShapeAppearance, _ host: GTKHost) {
      canvas = ShapeBox(host, kind, style)
      super.init(id, canvas.widget)
      gtk_widget_set_can_target(canvas.widget, 0)
    }

    override func show(_ content: ViewContent) {
      guard case .shape(let kind, let style) = content else { return }
      (canvas.kind, canvas.style) = (kind, style)
      queueDraw()
    }

    override func fit() { canvas.size = frame.size }
  }

  private final class ShapeBox: WidgetBox {
    var kind: ShapeKind
    var style: ShapeAppearance
    var size = Size.zero

    init(_ host: GTKHost, _ kind: ShapeKind, _ style: ShapeAppearance) {
      (self.kind, self.style) = (kind, style)
      super.init(host)
    }

    override func draw(_ snapshot: OpaquePointer) {
      let box = Rect(origin: .zero, size: size)
      if let fill = style.fill { Outline(kind, in: box).fill(fill, on: snapshot) }
      guard let stroke = style.stroke else { return }
      let line = style.lineOutline(of: kind, in: box)
      Outline(line.kind, in: line.rect).stroke(stroke, on: snapshot)
    }
  }
#endif
