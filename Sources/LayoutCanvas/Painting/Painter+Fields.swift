#if canImport(CCairo)
  import CCairo
  import LayoutCore

  /// Buttons and fields in their looks.
  extension Painter {
    /// Draws a button: in the tint where it is prominent, and without a ground where it has no border.
    func button(_ title: String, _ role: ButtonRole?, _ content: ControlContent, _ look: ControlLook, in rect: Rect) {
      let style = content.traits.button
      let isProminent = style == .borderedProminent || style == .automatic && role == .primary
      let isDestructive = role == .destructive
      if style.hasBorder {
        let fill = isProminent ? (isDestructive ? look.destructive : look.tint) : look.surface
        switch content.traits.shape {
        case .capsule, .circle: self.fill(.capsule, in: rect, color: fill)
        default: box(rect, look, fill: fill)
        }
      }
      let color: Color =
        if isProminent { isDestructive ? .white : look.onTint } else if isDestructive { look.destructive } else {
          style == .borderless || style == .link ? look.tint : look.color
        }
      label(title, look, color: color, in: rect, inset: content.buttonInset.width / 2, alignment: .center)
    }

    /// Draws a field with its text, or with its prompt where it has none.
    ///
    /// A plain field has the text alone. One for a search has round ends and a glass.
    func field(_ text: String, _ prompt: String, _ style: TextFieldStyle, _ look: ControlLook, in rect: Rect) {
      var room = rect.grown(by: 0, -0.5 * look.em)
      switch style {
      case .plain: room = rect
      case .search:
        fill(.capsule, in: rect, color: look.surface)
        let isLeft = look.style.direction == .leftToRight
        let side = 1.5 * look.em
        glass(
          look,
          in: Rect(
            x: isLeft ? rect.minX + 0.35 * look.em : rect.maxX - 0.35 * look.em - side, y: rect.minY, width: side,
            height: rect.height))
        room = Rect(
          x: rect.minX + (isLeft ? 2 : 0.75) * look.em, y: rect.minY, width: max(0, rect.width - 2.75 * look.em),
          height: rect.height)
      case .squareBorder:
        shape(
          .rectangle,
          style: ShapeAppearance(fill: look.field, stroke: Border(color: look.line, width: 1), strokesInside: true),
          in: rect)
      default: box(rect, look, fill: look.field, line: look.line)
      }
      label(
        text.isEmpty ? prompt : text, look, color: text.isEmpty ? look.color.opacity(0.5) : look.color, in: room,
        alignment: look.style.alignment)
    }

    /// Draws a glass in the middle of a box: a ring with a handle.
    private func glass(_ look: ControlLook, in rect: Rect) {
      guard admits(rect) else { return }
      let (radius, x, y) = (0.32 * look.em, rect.midX - 0.08 * look.em, rect.midY - 0.08 * look.em)
      saving {
        setColor(look.color.opacity(0.5))
        StrokeStyle(lineWidth: 0.11 * look.em, lineCap: .round, lineJoin: .round).set(in: context)
        cairo_new_path(context)
        cairo_arc(context, x, y, radius, 0, 2 * Double.pi)
        cairo_stroke(context)
        cairo_move_to(context, x + 0.75 * radius, y + 0.75 * radius)
        cairo_line_to(context, x + 1.7 * radius, y + 1.7 * radius)
        cairo_stroke(context)
      }
    }
  }
#endif
