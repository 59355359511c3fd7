#if canImport(CCairo)
  import CCairo
  import CPango
  package import LayoutCore

  extension Painter {
    /// Draws a text in a box of the width it was measured in, from the top edge down.
    ///
    /// The letters are filled with the style's paint, which lies in the box, or else with the colour. Lines break as
    /// in measuring, since the same layout breaks them. They are aligned at the sides of the style's alignment and
    /// direction, whatever the direction of their own letters is. Lines below the box are drawn too.
    ///
    /// - Parameter lineLimit: the most lines, as in measuring; the smaller of this and the style's limit counts.
    package func text(_ string: String, style: TextStyle, color: Color, in rect: Rect, lineLimit: Int? = nil) {
      let box = Rect(origin: rect.origin, size: Size(width: max(rect.width, 1), height: max(rect.height, 1)))
      guard style.paint?.opacity ?? color.opacity > 0, !string.isEmpty, admits(box) else { return }
      if case .shadowed(let shadowed)? = style.paint {
        var plain = style
        plain.paint = shadowed.paint
        func letters() { text(string, style: plain, color: color, in: rect, lineLimit: lineLimit) }
        shadows(shadowed.shadows, behind: letters)
        return letters()
      }
      let style = style.fitted(string, width: rect.width, by: text)
      let metrics = text.measure(string, style: style, width: rect.width, lineLimit: lineLimit)
      let limit = style.lineLimit(and: lineLimit)
      let width =
        metrics.isNatural ? nil : PangoTextEngine.units(limit == nil ? max(rect.width, metrics.width) : rect.width)
      let bottom = visibleBottom
      text.engines.withEngine { engine in
        guard engine.hasFonts else { return note(.noFonts) }
        setSource(style.paint ?? .color(color), in: rect)
        var pen = TextPen(painter: self, rect: rect, edge: style.leftShare)
        engine.layOut(string, style: style, width: width, lineLimit: limit, justifies: true) { piece in
          pen.draw(engine, isOpen: width == nil && !piece.endsParagraph)
          return rect.minY + pen.top <= bottom
        }
      }
    }

    /// The largest visible y, in points; infinite where the transformation rotates.
    private var visibleBottom: Double {
      let matrix = matrix
      guard matrix.xy == 0, matrix.yx == 0 else { return .infinity }
      var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
      cairo_clip_extents(context, &left, &top, &right, &bottom)
      return bottom
    }
  }

  extension TextStyle {
    /// The share of the remaining width of a line that is on its left: nothing, a half, or all of it.
    fileprivate var leftShare: Double {
      switch alignment {
      case .center: 0.5
      case .leading, .justified: direction == .leftToRight ? 0 : 1
      case .trailing: direction == .leftToRight ? 1 : 0
      }
    }
  }

  /// Places the lines of one text one below the other.
  private struct TextPen {
    let painter: Painter
    let rect: Rect
    let edge: Double
    /// The beginning of the next piece, from the top of the box, in points.
    private(set) var top = 0.0
    /// The beginning of its first line, from the left edge of the box.
    private var left = 0.0

    init(painter: Painter, rect: Rect, edge: Double) {
      self.painter = painter
      self.rect = rect
      self.edge = edge
    }

    /// Draws the lines in the engine's layout.
    ///
    /// Where `isOpen` is `true`, the next ones begin in the last of them.
    mutating func draw(_ engine: PangoTextEngine, isOpen: Bool) {
      func points(_ units: Int) -> Double { Double(units) / Double(PANGO_SCALE) }
      let spacing = points(engine.lineSpacing)
      var height = 0.0
      var (end, lastHeight) = (left, 0.0)
      engine.forEachLine { line in
        let start = height == 0 ? left : 0
        let room = start > 0 || isOpen ? 0 : (rect.width - points(line.width)) * edge
        painter.line(
          line.pointer, x: rect.minX + start + room, baseline: rect.minY + top + points(line.baseline),
          fonts: engine.shiftedFonts)
        end = start + points(line.width)
        lastHeight = points(line.height)
        height += lastHeight + (height == 0 ? 0 : spacing)
      }
      left = isOpen ? end : 0
      top += isOpen ? height - lastHeight : height + spacing
    }
  }
#endif
