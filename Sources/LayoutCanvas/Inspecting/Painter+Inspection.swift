#if canImport(CCairo)
  import CCairo
  package import LayoutCore

  /// Draws the elements' frames as thin lines, their paddings as tinted areas and their names in small letters.
  ///
  /// 1. In drawing order each box shows its paddings and its frame, clipped as the element is. The colours of frames
  ///    alternate by their depth; a frame that reaches out of its container is red, and the part outside has stripes.
  ///    The part outside the root's room is not in the picture: stripes are along the edge that it reaches over.
  /// 2. Then names with sizes, and the gaps between neighbours: `Painter+InspectionLabels`.
  extension Painter {
    /// - Parameters:
    ///   - room: the size of the root, in points.
    ///   - visible: the visible part; nothing else is drawn.
    package func inspection(_ boxes: [InspectionBox], room: Size, visible: Rect) {
      let seen = boxes.filter { $0.visible(in: visible) }
      // 1.
      for box in seen {
        clipped(to: box.clip) {
          for padding in box.paddings { ring(padding.frame, padding.content, InspectionColors.padding, visible) }
          for overflow in box.overflow where !overflow.isCutOff {
            stripes(over: overflow.frame, outOf: overflow.room, visible: visible)
          }
          outline(box.frame, box.overflows ? InspectionColors.overflow : InspectionColors.frame(at: box.depth), visible)
        }
      }
      for box in boxes where box.parent == nil {
        for edge in box.frame.edges(beyond: room) {
          stripes(over: edge, outOf: Rect(origin: edge.origin, size: .zero), visible: visible)
        }
      }
      // 2.
      inspectionLabels(of: boxes, visible: visible)
    }

    /// Fills one element's content and draws its frame: in a thick line where it is chosen in a panel, else in a thin one.
    package func inspection(of box: InspectionBox, isChosen: Bool, visible: Rect) {
      fill(.rectangle, in: box.content.bounded(by: visible), color: InspectionColors.content)
      stroke(
        .rectangle, in: box.frame.bounded(by: visible),
        border: Border(color: InspectionColors.chosen, width: isChosen ? 2.5 : 1))
    }

    func clipped(to clip: Rect?, _ body: () -> Void) {
      saving {
        if let clip {
          cairo_rectangle(context, clip.minX, clip.minY, clip.width, clip.height)
          cairo_clip(context)
        }
        body()
      }
    }

    /// Fills the area between two frames.
    private func ring(_ outer: Rect, _ inner: Rect, _ color: Color, _ visible: Rect) {
      let (outer, inner) = (outer.bounded(by: visible), inner.bounded(by: visible))
      guard admits(outer) else { return }
      setColor(color)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
      cairo_new_path(context)
      cairo_rectangle(context, outer.minX, outer.minY, outer.width, outer.height)
      cairo_rectangle(context, inner.minX, inner.minY, inner.width, inner.height)
      cairo_fill(context)
    }

    private func outline(_ frame: Rect, _ color: Color, _ visible: Rect) {
      stroke(.rectangle, in: frame.bounded(by: visible), border: Border(color: color, width: 0.75))
    }
  }

  enum InspectionColors {
    static let padding = Color(red: 0.2, green: 0.7, blue: 0.3, opacity: 0.28)
    static let content = Color(red: 0.23, green: 0.47, blue: 1, opacity: 0.3)
    static let chosen = Color(red: 0.12, green: 0.34, blue: 0.84)
    static let overflow = Color(red: 0.85, green: 0, blue: 0.1)
    static let gap = Color(red: 0.8, green: 0.1, blue: 0.45)
    static let label = Color(white: 1, opacity: 0.6)

    static func frame(at depth: Int) -> Color { frames[depth % frames.count] }

    private static let frames = [
      Color(red: 0.05, green: 0.35, blue: 0.85), Color(red: 0.55, green: 0.1, blue: 0.75),
      Color(red: 0, green: 0.5, blue: 0.5), Color(red: 0.75, green: 0.35, blue: 0),
    ]
  }

  extension Rect {
    func meets(_ other: Rect) -> Bool {
      minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    /// The rectangle with edges outside the visible part moved just outside of it: then no number is too large for
    /// cairo.
    func bounded(by visible: Rect) -> Rect {
      let edge = 8.0
      let (left, top) = (max(minX, visible.minX - edge), max(minY, visible.minY - edge))
      return Rect(
        x: left, y: top, width: max(0, min(maxX, visible.maxX + edge) - left),
        height: max(0, min(maxY, visible.maxY + edge) - top))
    }
  }

  extension Rect {
    /// A band inside each edge of a room of `size` that the frame reaches over, as long as the frame there.
    fileprivate func edges(beyond size: Size) -> [Rect] {
      let (band, slack) = (Stripes.width, 0.001)
      let inner = common(Rect(origin: .zero, size: size))
      var edges: [Rect] = []
      if minX < -slack { edges.append(Rect(x: 0, y: inner.minY, width: band, height: inner.height)) }
      if minY < -slack { edges.append(Rect(x: inner.minX, y: 0, width: inner.width, height: band)) }
      if maxX > size.width + slack {
        edges.append(Rect(x: size.width - band, y: inner.minY, width: band, height: inner.height))
      }
      if maxY > size.height + slack {
        edges.append(Rect(x: inner.minX, y: size.height - band, width: inner.width, height: band))
      }
      return edges
    }
  }

  extension InspectionBox {
    func visible(in room: Rect) -> Bool {
      // A frame without width or height is a line.
      ([frame] + overflow.map(\.frame)).contains { frame in
        let box = Rect(
          x: frame.minX, y: frame.minY, width: max(frame.width, 0.5), height: max(frame.height, 0.5))
        return box.meets(room) && clip.map { box.meets($0) } ?? true
      }
    }
  }
#endif
