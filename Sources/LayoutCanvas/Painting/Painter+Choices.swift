#if canImport(CCairo)
  import CCairo
  import LayoutCore

  /// Controls by which one of several values is chosen.
  extension Painter {
    /// Draws choices beside each other on a track, with the chosen one raised.
    func segments(_ options: [String], _ selection: Int?, _ look: ControlLook, in rect: Rect) {
      box(rect, look, fill: look.surface)
      guard !options.isEmpty else { return }
      let width = rect.width / Double(options.count)
      let isLeft = look.style.direction == .leftToRight
      for (position, option) in options.enumerated() {
        let place = isLeft ? position : options.count - 1 - position
        let part = Rect(x: rect.minX + Double(place) * width, y: rect.minY, width: width, height: rect.height)
        if position == selection {
          let ground = part.grown(by: -0.125 * look.em, -0.125 * look.em)
          shape(
            .roundedRectangle(radius: max(0, look.radius - 0.125 * look.em)),
            style: ShapeAppearance(
              fill: look.raised, stroke: Border(color: look.color.opacity(0.08), width: 1), strokesInside: true),
            in: ground)
        } else if place > 0, position - (isLeft ? 1 : -1) != selection {
          let line = Rect(
            x: part.minX - 0.5, y: part.minY + 0.4 * look.em, width: 1, height: part.height - 0.8 * look.em)
          if line.height > 0 { fill(.rectangle, in: line, color: look.line) }
        }
        label(option, look, color: look.color, in: part.grown(by: 0, -0.25 * look.em), alignment: .center)
      }
    }

    /// Draws a check box, or a round mark, before its title.
    func mark(_ title: String, _ isOn: Bool, isRadio: Bool, _ look: ControlLook, in rect: Rect) {
      let isLeft = look.style.direction == .leftToRight
      let side = 1.15 * look.em
      let place = Rect(
        x: isLeft ? rect.minX + 0.05 * look.em : rect.maxX - side - 0.05 * look.em, y: rect.midY - side / 2,
        width: side,
        height: side)
      let kind: ShapeKind = isRadio ? .circle : .roundedRectangle(radius: 0.3 * look.em)
      let style =
        isOn
        ? ShapeAppearance(fill: look.tint)
        : ShapeAppearance(fill: look.field, stroke: Border(color: look.line, width: 1), strokesInside: true)
      shape(kind, style: style, in: place)
      if isOn, isRadio {
        fill(.circle, in: place.grown(by: -0.36 * look.em, -0.36 * look.em), color: look.onTint)
      } else if isOn {
        check(look, in: place)
      }
      let start = 1.75 * look.em
      let room = Rect(
        x: isLeft ? rect.minX + start : rect.minX, y: rect.minY, width: max(0, rect.width - start), height: rect.height)
      if !title.isEmpty { label(title, look, color: look.color, in: room, inset: 0, alignment: .leading) }
    }

    /// Draws a check mark in the middle of a box.
    private func check(_ look: ControlLook, in rect: Rect) {
      guard admits(rect) else { return }
      let em = look.em
      line(
        [
          Point(x: rect.midX - 0.27 * em, y: rect.midY + 0.02 * em),
          Point(x: rect.midX - 0.08 * em, y: rect.midY + 0.22 * em),
          Point(x: rect.midX + 0.28 * em, y: rect.midY - 0.22 * em),
        ], 0.15 * em, look.onTint)
    }

    /// Draws two buttons, less and more.
    func stepper(_ canDecrease: Bool, _ canIncrease: Bool, _ look: ControlLook, in rect: Rect) {
      box(rect, look, fill: look.surface)
      guard admits(rect) else { return }
      let (em, quarter) = (look.em, rect.width / 4)
      let isLeft = look.style.direction == .leftToRight
      let (less, more) = (rect.midX - (isLeft ? quarter : -quarter), rect.midX + (isLeft ? quarter : -quarter))
      let reach = 0.32 * em
      func bar(_ x: Double, _ y: Double, across: Bool, _ isEnabled: Bool) {
        let (dx, dy) = across ? (reach, 0) : (0, reach)
        line(
          [Point(x: x - dx, y: y - dy), Point(x: x + dx, y: y + dy)], 0.11 * em,
          look.color.opacity(isEnabled ? 0.8 : 0.25))
      }
      bar(less, rect.midY, across: true, canDecrease)
      bar(more, rect.midY, across: true, canIncrease)
      bar(more, rect.midY, across: false, canIncrease)
      let middle = Rect(x: rect.midX - 0.5, y: rect.minY + 0.3 * em, width: 1, height: max(0, rect.height - 0.6 * em))
      fill(.rectangle, in: middle, color: look.line)
    }

    /// Draws a date as it is written, with the sheet of a calendar behind it.
    func date(_ date: DateChoice, _ look: ControlLook, in rect: Rect) {
      box(rect, look, fill: look.surface)
      label(date.text, look, color: look.color, in: rect.grown(by: 0, -0.75 * look.em), alignment: .leading)
      guard admits(rect) else { return }
      let em = look.em
      let isLeft = look.style.direction == .leftToRight
      let x = isLeft ? rect.maxX - 1.55 * em : rect.minX + 0.65 * em
      let sheet = Rect(x: x, y: rect.midY - 0.42 * em, width: 0.9 * em, height: 0.84 * em)
      let color = look.color.opacity(0.6)
      shape(
        .roundedRectangle(radius: 0.18 * em),
        style: ShapeAppearance(stroke: Border(color: color, width: 0.1 * em), strokesInside: true), in: sheet)
      fill(
        .rectangle, in: Rect(x: sheet.minX, y: sheet.minY + 0.16 * em, width: sheet.width, height: 0.14 * em),
        color: color)
    }

    /// Draws a colour in a frame.
    func colorWell(_ color: Color, _ look: ControlLook, in rect: Rect) {
      box(rect, look, fill: look.surface)
      shape(
        .roundedRectangle(radius: max(0, look.radius - 0.2 * look.em)),
        style: ShapeAppearance(fill: color, stroke: Border(color: look.line, width: 1), strokesInside: true),
        in: rect.grown(by: -0.25 * look.em, -0.25 * look.em))
    }

    /// Draws a line along points.
    private func line(_ points: [Point], _ width: Double, _ color: Color) {
      saving {
        setColor(color)
        StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round).set(in: context)
        cairo_new_path(context)
        for (position, point) in points.enumerated() {
          (position == 0 ? cairo_move_to : cairo_line_to)(context, point.x, point.y)
        }
        cairo_stroke(context)
      }
    }
  }
#endif
