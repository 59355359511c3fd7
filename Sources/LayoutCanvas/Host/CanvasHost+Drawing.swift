#if canImport(CCairo)
  import LayoutCore

  extension CanvasHost {
    /// Draws all views, from the back to the front, and what the layout presents.
    ///
    /// - Parameter visible: the visible part of the picture, in points; leaves outside it are not drawn.
    func draw(with painter: Painter, visible: Rect) {
      drawViews(with: painter, visible: visible)
      presented.draw(with: painter, room: visible.size)
    }

    /// Draws all views alone.
    func drawViews(with painter: Painter, visible: Rect) {
      for view in topViews { draw(view, painter, visible, depth: 0) }
    }

    /// The depth of nested boxes that are drawn by nested calls; deeper boxes are not drawn.
    ///
    /// A box takes up to 9 KiB of the stack in a debug build, and one with an effect counts as two boxes. So all of
    /// them are drawn within the 8 MiB of a main thread.
    private static var depthLimit: Int { 700 }

    private func draw(_ view: CanvasView, _ painter: Painter, _ visible: Rect, depth: Int) {
      guard view.presentation == .identity else {
        return painter.presented(view.presentation, in: view.frame) {
          drawPlain(view, painter, Self.everywhere, depth: depth)
        }
      }
      drawPlain(view, painter, visible, depth: depth)
    }

    /// The visible part inside a view that is drawn outside its frame: no view is left out.
    private static var everywhere: Rect { Rect(x: -far, y: -far, width: 2 * far, height: 2 * far) }

    /// The distance from the origin, in points, beyond which no picture draws.
    private static var far: Double { 1e6 }

    private func drawPlain(_ view: CanvasView, _ painter: Painter, _ visible: Rect, depth: Int) {
      switch view.content {
      case .decorated(let decoration):
        if decoration.effect != nil { return drawEffect(view, decoration, painter, depth) }
        painter.decorated(decoration, in: view.frame) {
          drawChildren(view.children[...], of: view, painter, visible, depth)
        }
      case .scroll:
        if view.showsOverflow { return drawChildren(view.children[...], of: view, painter, Self.everywhere, depth) }
        guard visible.isNear(view.frame) else { return }
        painter.withClip(.rectangle, in: view.frame) {
          drawChildren(view.children[...], of: view, painter, visible, depth)
        }
      default:
        drawLeaf(view, painter, visible)
      }
    }

    /// Draws a box with an effect: a function of its own, so that other nested boxes use little of the stack.
    @inline(never)
    private func drawEffect(_ view: CanvasView, _ decoration: Decoration, _ painter: Painter, _ depth: Int) {
      guard let effect = decoration.effect else { return }
      let (mask, content) = view.maskAndContent
      painter.effected(effect, in: view.frame) {
        drawChildren(mask, of: view, painter, Self.everywhere, depth + 1)
      } draw: {
        painter.decorated(decoration, in: view.frame) {
          drawChildren(content, of: view, painter, Self.everywhere, depth + 1)
        }
      }
    }

    /// Draws a view without children.
    ///
    /// It is a function of its own, so that nested boxes use little of the stack.
    private func drawLeaf(_ view: CanvasView, _ painter: Painter, _ visible: Rect) {
      let frame = view.frame
      guard visible.isNear(view.reach) else { return }
      switch view.content {
      case .text(let string, let style, let color):
        painter.text(string, style: style, color: color, in: frame, lineLimit: painter.lineLimit(view))
      case .image(let content): painter.image(content, in: frame)
      case .shape(let kind, let style): painter.shape(kind, style: style, in: frame)
      case .drawing(let drawing): painter.drawing(drawing, in: frame)
      case .control(let content): painter.control(content, in: frame)
      // The canvas has no native views to draw.
      case .native, .decorated, .scroll: break
      }
    }

    private func drawChildren(
      _ children: ArraySlice<CanvasView>, of view: CanvasView, _ painter: Painter, _ visible: Rect, _ depth: Int
    ) {
      guard depth < CanvasHost.depthLimit, !children.isEmpty else { return }
      let corner = view.frame.origin - view.offset
      let inside = visible.moved(by: Point(x: -corner.x, y: -corner.y))
      painter.moved(by: corner) {
        for child in children { draw(child, painter, inside, depth: depth + 1) }
      }
    }
  }

  extension CanvasView {
    /// A box around everything that a view without children draws, glyphs apart.
    fileprivate var reach: Rect {
      switch content {
      case .drawing(let drawing): frame.union(drawing.reach.moved(by: frame.origin))
      case .shape(let kind, let style): style.lineOutline(of: kind, in: frame).rect.outset(by: style.paintReach)
      default: frame
      }
    }
  }

  extension Rect {
    /// Whether a part of `other` may be visible in this rectangle.
    ///
    /// Glyphs may reach over their frame by a line or so.
    fileprivate func isNear(_ other: Rect) -> Bool {
      let slack = 64.0
      return other.minX <= maxX + slack && other.maxX >= minX - slack && other.minY <= maxY + slack
        && other.maxY >= minY - slack
    }
  }

  extension Painter {
    /// The number of lines for a text whose frame is lower than the text: it shows whole lines only, as measured.
    fileprivate func lineLimit(_ view: CanvasView) -> Int? {
      guard case .text(let string, let style, _) = view.content else { return nil }
      return text.lineLimit(of: string, style: style, in: view.frame.size)
    }
  }
#endif
