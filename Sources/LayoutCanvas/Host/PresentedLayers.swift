#if canImport(CCairo)
  import LayoutCore

  /// Draws what a layout presents, above it.
  ///
  /// 1. Each presentation has its own layout in a host of its own, and a ground behind it: the dimmed layout and a panel.
  /// 2. Their frames are computed when they are drawn, for the size of the picture.
  /// 3. What a presentation presents is drawn above it. Dialogs for files are not drawn.
  final class PresentedLayers {
    private var layers: [Layer] = []

    /// One presentation.
    private final class Layer {
      let presentation: Presentation
      let host = CanvasHost()
      let groundHost = CanvasHost()
      let ground: LayoutRoot
      /// A menu, whose content is no layout of its own.
      let menu: LayoutRoot?

      init(_ presentation: Presentation, _ measurers: Measurers) {
        self.presentation = presentation
        let root = presentation.root
        ground = LayoutRoot(size: .zero, measurers: measurers, environment: root.environment)
        menu =
          presentation.kind == .menu
          ? LayoutRoot(size: .zero, measurers: measurers, environment: root.environment) : nil
        ground.host = groundHost
        (menu ?? root).host = host
        menu?.setBody { MenuPanel(presentation.menuItems) }
      }
    }

    func set(_ presentations: [Presentation]) {
      layers = presentations.compactMap { presentation in
        switch presentation.kind {
        case .fileImporter, .fileExporter: return nil
        default: break
        }
        if let known = layers.first(where: { $0.presentation === presentation }) {
          known.menu?.updateBody()
          return known
        }
        return Layer(presentation, presentation.root.measurers)
      }
    }

    /// Draws them all, from the back to the front.
    ///
    /// - Parameters:
    ///   - room: the size of the picture, in points.
    ///   - shift: the place of the layout that presents them.
    func draw(with painter: Painter, room: Size, shift: Point = .zero) {
      for layer in layers where !layer.presentation.isEnded { draw(layer, painter, room, shift) }
    }

    private func draw(_ layer: Layer, _ painter: Painter, _ room: Size, _ shift: Point) {
      let (presentation, root) = (layer.presentation, layer.menu ?? layer.presentation.root)
      let frame = presentation.frame(in: room, shift: shift) { width in
        root.sizesThatFit([Proposal(width: width, height: nil)]).first?.size ?? .zero
      }
      root.environment = presentation.root.environment
      root.size = frame.size
      root.layoutIfNeeded()
      let ground = PresentationGround(
        presentation.kind, frame: frame, anchor: presentation.anchor?.moved(by: shift))
      layer.ground.environment = presentation.root.environment
      layer.ground.size = room
      layer.ground.updateBody { ground }
      layer.groundHost.drawViews(with: painter, visible: Rect(origin: .zero, size: room))
      painter.withClip(.roundedRectangle(radius: PresentationGround.cornerRadius(presentation.kind)), in: frame) {
        painter.moved(by: frame.origin) {
          layer.host.drawViews(with: painter, visible: Rect(origin: .zero, size: frame.size))
        }
      }
      layer.host.presented.draw(with: painter, room: room, shift: frame.origin)
    }
  }
#endif
