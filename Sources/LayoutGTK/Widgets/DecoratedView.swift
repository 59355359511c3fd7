#if canImport(CGTK)
  import CGTK

  /// A box with a decoration around the views inside it.
  final class DecoratedView: GTKView {
    private let content: DecoratedBox

    init(_ id: ViewID, _ decoration: Decoration, _ host: GTKHost) {
      content = DecoratedBox(host, decoration)
      super.init(id, content.widget)
    }

    override var box: WidgetBox? { content }
    override var hasInnerLife: Bool { true }

    override func show(_ content: ViewContent) {
      guard case .decorated(let decoration) = content else { return }
      self.content.decoration = decoration
      gtk_widget_queue_draw(widget)
    }

    override func fit() { content.size = frame.size }
  }

  private final class DecoratedBox: WidgetBox {
    var decoration: Decoration
    var size = Size.zero

    init(_ host: GTKHost, _ decoration: Decoration) {
      self.decoration = decoration
      super.init(host)
    }

    /// The shadow behind, the background, the content, cut at the box where the decoration clips or has round corners,
    /// the border inside the edges; all of it faded together.
    override func draw(_ snapshot: OpaquePointer) {
      let opacity = decoration.opacity
      guard opacity > 0 else { return }
      if opacity < 1 { gtk_snapshot_push_opacity(snapshot, opacity) }
      drawOpaque(snapshot)
      if opacity < 1 { gtk_snapshot_pop(snapshot) }
    }

    private func drawOpaque(_ snapshot: OpaquePointer) {
      let radius = decoration.cornerRadius
      let outline = Outline(
        radius > 0 ? .roundedRectangle(radius: radius) : .rectangle, in: Rect(origin: .zero, size: size))
      guard let background = decoration.background, background.opacity > 0 else {
        guard let shadow = decoration.shadow, shadow.color.opacity > 0 else { return drawInside(outline, snapshot) }
        // Without a background the content's own outline throws the shadow.
        var native = GskShadow(
          color: shadow.color.native, dx: Float(shadow.x), dy: Float(shadow.y), radius: Float(shadow.radius))
        gtk_snapshot_push_shadow(snapshot, &native, 1)
        drawInside(outline, snapshot)
        return gtk_snapshot_pop(snapshot)
      }
      if var shadow = decoration.shadow {
        shadow.color = shadow.color.opacity(background.opacity)
        outline.shadow(shadow, on: snapshot)
      }
      outline.fill(background, on: snapshot)
      drawInside(outline, snapshot)
    }

    private func drawInside(_ outline: Outline, _ snapshot: OpaquePointer) {
      if decoration.clips || decoration.cornerRadius > 0 {
        outline.clip(on: snapshot) { drawChildren(snapshot) }
      } else {
        drawChildren(snapshot)
      }
      if let border = decoration.border { outline.stroke(border, on: snapshot) }
    }
  }
#endif
