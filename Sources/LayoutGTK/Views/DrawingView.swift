#if canImport(CGTK)
  import CGTK
  import LayoutCanvas

  /// A drawing, by the canvas's painter: GTK 4.8 has no paths.
  final class DrawingView: GTKView {
    private let canvas: DrawingBox

    init(_ id: ViewID, _ drawing: Drawing, _ host: GTKHost) {
      canvas = DrawingBox(host, drawing)
      super.init(id, canvas.widget)
      gtk_widget_set_can_target(canvas.widget, 0)
    }

    override func show(_ content: ViewContent) {
      guard case .drawing(let drawing) = content else { return }
      canvas.drawing = drawing
      queueDraw()
    }
  }

  private final class DrawingBox: WidgetBox {
    var drawing: Drawing
    private let texts: NativeTexts

    /// How far outside of its box a drawing is drawn, in points: GTK may store a pixel for each place.
    private static let margin = 512.0

    init(_ host: GTKHost, _ drawing: Drawing) {
      self.drawing = drawing
      texts = host.texts
      super.init(host)
    }

    override func draw(_ snapshot: OpaquePointer) {
      let box = Rect(origin: .zero, size: drawing.size).outset(by: DrawingBox.margin)
      let reach = drawing.reach.outset(by: 1)
      let (left, top) = (max(reach.minX, box.minX), max(reach.minY, box.minY))
      let area = Rect(
        x: left, y: top, width: min(reach.maxX, box.maxX) - left, height: min(reach.maxY, box.maxY) - top)
      var bounds = area.native
      guard area.width > 0, area.height > 0, let context = gtk_snapshot_append_cairo(snapshot, &bounds) else { return }
      Painter(context: context, text: texts.measurer)
        .drawing(drawing, in: Rect(origin: .zero, size: drawing.size))
      cairo_destroy(context)
    }
  }
#endif
