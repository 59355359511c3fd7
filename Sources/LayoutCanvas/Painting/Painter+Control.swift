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
        button(title, role, content, look, in: rect)
      case .toggle(let title, let isOn):
        toggle(title, isOn, look, in: rect)
      case .textField(let text, let prompt, let isSecure):
        let shown = isSecure ? String(repeating: "•", count: min(text.count, 1000)) : text
        field(shown, prompt, content.traits.field, look, in: rect)
      case .textEditor(let text):
        box(rect, look, fill: look.field, line: look.line)
        let inside = rect.grown(by: -0.25 * look.em, -0.5 * look.em)
        withClip(.rectangle, in: inside) { self.text(text, style: look.style, color: look.color, in: inside) }
      case .slider(let value, let bounds, _):
        let length = bounds.upperBound - bounds.lowerBound
        slider(length > 0 ? (value - bounds.lowerBound) / length : 0, look, in: rect)
      case .progress(nil):
        ring(look, in: rect)
      case .progress(let fraction?):
        bar(fraction, look, in: rect)
      case .picker(let options, let selection):
        box(rect, look, fill: look.surface)
        let title = selection.flatMap { options.indices.contains($0) ? options[$0] : nil } ?? ""
        label(title, look, color: look.color, in: rect.grown(by: 0, -0.75 * look.em), alignment: .leading)
        let side = min(look.em, rect.width)
        let x = look.style.direction == .rightToLeft ? rect.minX + 0.5 * side : rect.maxX - 1.5 * side
        angle(look, in: Rect(x: x, y: rect.minY, width: side, height: rect.height))
      case .segments(let options, let selection):
        segments(options, selection, look, in: rect)
      case .mark(let title, let isOn, let isRadio):
        mark(title, isOn, isRadio: isRadio, look, in: rect)
      case .stepper(let canDecrease, let canIncrease):
        stepper(canDecrease, canIncrease, look, in: rect)
      case .datePicker(let date):
        self.date(date, look, in: rect)
      case .colorPicker(let color, _):
        colorWell(color, look, in: rect)
      }
    }

    private func toggle(_ title: String, _ isOn: Bool, _ look: ControlLook, in rect: Rect) {
      let (width, height) = (2 * look.em, 1.2 * look.em)
      let isLeft = look.style.direction == .leftToRight
      let track = Rect(
        x: isLeft ? rect.minX : rect.maxX - width, y: rect.midY - height / 2, width: width, height: height)
      fill(.capsule, in: track, color: isOn ? look.tint : look.track)
      let x = isOn == isLeft ? track.maxX - height / 2 : track.minX + height / 2
      knob(height - 0.24 * look.em, at: Point(x: x, y: rect.midY), look)
      let start = width + 0.5 * look.em
      let room = Rect(
        x: isLeft ? rect.minX + start : rect.minX, y: rect.minY, width: max(0, rect.width - start), height: rect.height)
      if !title.isEmpty { label(title, look, color: look.color, in: room, inset: 0, alignment: .leading) }
    }

    private func slider(_ fraction: Double, _ look: ControlLook, in rect: Rect) {
      let (diameter, track) = (1.1 * look.em, 0.25 * look.em)
      let room = Rect(x: rect.minX, y: rect.midY - track / 2, width: rect.width, height: track)
      // The knob's middle runs between the ends of the track, so that the knob stays inside.
      let run = max(0, rect.width - diameter)
      let share = rect.width > 0 ? (diameter / 2 + run * fraction) / rect.width : 0
      bar(share, look, in: room)
      let x = look.style.direction == .leftToRight ? rect.width * share : rect.width * (1 - share)
      knob(diameter, at: Point(x: rect.minX + x, y: rect.midY), look)
    }
  }
#endif
