#if canImport(CCairo)
  package import LayoutCore

  extension Painter {
    /// Draws a control as a plain picture, which `PlainControlMeasurer` measures.
    ///
    /// All distances are multiples of the font's size.
    package func control(_ content: ControlContent, in rect: Rect) {
      let look = ControlLook(content)
      switch content.control {
      case .button(let title, let role):
        box(rect, look, fill: role == .primary ? look.tint : look.surface)
        let color = role == .primary ? .white : role == .destructive ? look.faded(.red) : look.color
        label(title, look, color: color, in: rect, inset: 0.75 * look.em, alignment: .center)
      case .toggle(let title, let isOn):
        toggle(title, isOn, look, in: rect)
      case .textField(let text, let prompt, let isSecure):
        box(rect, look, fill: look.field)
        let shown = isSecure ? String(repeating: "•", count: min(text.count, 1000)) : text
        label(
          text.isEmpty ? prompt : shown, look, color: text.isEmpty ? look.color.opacity(0.5) : look.color,
          in: rect.grown(by: 0, -0.5 * look.em), alignment: .leading)
      case .textEditor(let text):
        box(rect, look, fill: look.field)
        let inside = rect.grown(by: -0.25 * look.em, -0.5 * look.em)
        withClip(.rectangle, in: inside) { self.text(text, style: look.style, color: look.color, in: inside) }
      case .slider(let value, let bounds, _):
        let length = bounds.upperBound - bounds.lowerBound
        slider(length > 0 ? (value - bounds.lowerBound) / length : 0, look, in: rect)
      case .progress(nil):
        shape(
          .circle,
          style: ShapeAppearance(
            stroke: Border(color: look.tint.opacity(0.5), width: 0.15 * look.em), strokesInside: true), in: rect)
      case .progress(let fraction?):
        bar(fraction, look, fill: look.tint, in: rect)
      case .picker(let options, let selection):
        box(rect, look, fill: look.surface)
        let title = selection.flatMap { options.indices.contains($0) ? options[$0] : nil } ?? ""
        label(title, look, color: look.color, in: rect.grown(by: 0, -0.75 * look.em), alignment: .leading)
        label("▾", look, color: look.color, in: rect.grown(by: 0, -0.75 * look.em), alignment: .trailing)
      }
    }

    private func box(_ rect: Rect, _ look: ControlLook, fill: Color) {
      shape(
        .roundedRectangle(radius: 0.375 * look.em),
        style: ShapeAppearance(fill: fill, stroke: Border(color: look.line, width: 1), strokesInside: true), in: rect)
    }

    /// Draws one line in the middle of the height, or a title in as many lines as it was measured in.
    ///
    /// - Parameter inset: the points on each side that a title leaves free where it is wider than the rest and wraps;
    ///   `nil` for a text that does not wrap.
    private func label(
      _ string: String, _ look: ControlLook, color: Color, in rect: Rect, inset: Double? = nil, alignment: TextAlignment
    ) {
      var style = look.style
      style.alignment = alignment
      if let inset {
        // Rounding to pixels may take up to half a point on each side.
        let room = rect.grown(by: 0, 0.5 - inset)
        if text.measure(string, style: style, width: nil, lineLimit: 1).width > room.width {
          let height = text.measure(string, style: style, width: room.width, lineLimit: nil).height
          return text(
            string, style: style, color: color,
            in: Rect(x: room.minX, y: room.midY - height / 2, width: room.width, height: height))
        }
      }
      style.lineLimit = 1
      let height = text.measure(string, style: style, width: rect.width, lineLimit: 1).height
      let line = Rect(
        x: rect.minX, y: rect.midY - height / 2, width: max(0, rect.width), height: height)
      text(string, style: style, color: color, in: line)
    }

    private func toggle(_ title: String, _ isOn: Bool, _ look: ControlLook, in rect: Rect) {
      let (width, height) = (2 * look.em, 1.1 * look.em)
      let isLeft = look.style.direction == .leftToRight
      let track = Rect(
        x: isLeft ? rect.minX : rect.maxX - width, y: rect.midY - height / 2, width: width, height: height)
      shape(
        .capsule,
        style: ShapeAppearance(
          fill: isOn ? look.tint : look.surface, stroke: Border(color: look.line, width: 1), strokesInside: true),
        in: track)
      let knob = height - 4
      let x = isOn == isLeft ? track.maxX - 2 - knob : track.minX + 2
      fill(.circle, in: Rect(x: x, y: track.minY + 2, width: knob, height: knob), color: isOn ? .white : look.line)
      let start = width + 0.5 * look.em
      let room = Rect(
        x: isLeft ? rect.minX + start : rect.minX, y: rect.minY, width: max(0, rect.width - start), height: rect.height)
      if !title.isEmpty { label(title, look, color: look.color, in: room, inset: 0, alignment: .leading) }
    }

    private func slider(_ fraction: Double, _ look: ControlLook, in rect: Rect) {
      let (knob, track) = (look.em, 0.25 * look.em)
      let room = Rect(
        x: rect.minX + knob / 2, y: rect.midY - track / 2, width: max(0, rect.width - knob), height: track)
      bar(fraction, look, fill: look.tint, in: room)
      let share = look.style.direction == .leftToRight ? fraction : 1 - fraction
      shape(
        .circle, style: ShapeAppearance(fill: .white, stroke: Border(color: look.line, width: 1), strokesInside: true),
        in: Rect(x: room.minX + room.width * share - knob / 2, y: rect.midY - knob / 2, width: knob, height: knob))
    }

    private func bar(_ fraction: Double, _ look: ControlLook, fill color: Color, in rect: Rect) {
      fill(.capsule, in: rect, color: look.surface)
      let width = rect.width * fraction
      let x = look.style.direction == .leftToRight ? rect.minX : rect.maxX - width
      if width > 0 { fill(.capsule, in: Rect(x: x, y: rect.minY, width: width, height: rect.height), color: color) }
    }
  }

  /// The colours and the font of a control.
  ///
  /// All of them depend on its text's colour and font.
  private struct ControlLook {
    let style: TextStyle
    let color: Color
    let tint: Color
    var em: Double { style.font.size }

    init(_ content: ControlContent) {
      style = content.style
      let strength = content.isEnabled ? 1 : 0.4
      color = content.color.opacity(strength)
      tint = (content.tint ?? .blue).opacity(strength)
    }

    /// The fill of a button or a track.
    var surface: Color { color.opacity(0.1) }
    /// The fill of a field.
    var field: Color { color.opacity(0.03) }
    var line: Color { color.opacity(0.3) }
    func faded(_ other: Color) -> Color { other.opacity(color.opacity) }
  }

  extension Rect {
    fileprivate func grown(by vertical: Double, _ horizontal: Double) -> Rect {
      Rect(
        x: minX - horizontal, y: minY - vertical, width: max(0, width + 2 * horizontal),
        height: max(0, height + 2 * vertical))
    }
  }
#endif
