import LayoutEngine

/// A button whose label is no plain text, in the look of the host's buttons.
///
/// 1. It has half the font's size above and below together, and one and a half at the sides, as buttons with a title
///    have (`PlainControlMeasurer`), times the factors of the control's size; none without a border.
/// 2. The label is in the colour of a title.
/// 3. While it is pressed it is fainter, and it has 0.4 of its opacity where it cannot be used.
struct LabelButton<Label: Layout>: Layout {
  let label: Label
  let role: ButtonRole?
  let action: () -> Void
  @State private var isPressed = false
  @Environment(\.controlTraits) private var traits
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.textStyle) private var text
  @Environment(\.foregroundColor) private var color
  @Environment(\.colorScheme) private var scheme

  private var look: ButtonLook {
    traits.button == .automatic && role == .primary ? .borderedProminent : traits.button
  }

  private var titleColor: Color {
    if look == .borderedProminent { return .white }
    if role == .destructive { return .error }
    return switch look {
    case .borderless: .tint
    case .link: .link
    default: color
    }
  }

  private var ground: Color {
    if look == .borderedProminent { return role == .destructive ? .error : .tint }
    return color.opacity(scheme == .dark ? 0.14 : 0.08)
  }

  var body: some Layout {
    let em = text.font.size
    let (across, along) = traits.size.factors
    let (x, y) = look.hasBorder ? (0.75 * em * across, 0.25 * em * along) : (0, 0)
    label
      .foregroundColor(titleColor)
      .padding(.horizontal, traits.shape == .circle ? y + 0.25 * em : x)
      .padding(.vertical, y)
      .background {
        if look.hasBorder { surface.opacity(isPressed ? 0.7 : 1) }
      }
      .opacity(!isEnabled ? 0.4 : isPressed && !look.hasBorder ? 0.5 : 1)
      .pressable(named: ElementText.words(of: label), action) { isPressed = $0 }
  }

  @LayoutBuilder private var surface: some Layout {
    switch traits.shape {
    case .capsule, .circle: Capsule().fill(ground)
    default: RoundedRectangle(cornerRadius: 0.5 * text.font.size).fill(ground)
    }
  }
}

extension Layout {
  /// Makes the element a button: pressed anywhere in its box, by the space and return keys, and by screen readers.
  ///
  /// - Parameters:
  ///   - name: its name for screen readers; an empty one is that of its content.
  ///   - pressing: called with `true` while a pointer is down on it, and `false` after that.
  func pressable(
    named name: String, _ action: @escaping () -> Void, pressing: @escaping (Bool) -> Void
  ) -> some Layout {
    handling { handlers in
      let press = LongPressGesture(minimumDuration: .infinity, maximumDistance: .infinity)
      handlers.attached.append(
        AttachedGesture(
          gesture: _ActionGesture(
            content: press, changed: { _ in pressing(true) }, ended: { _ in }, over: { pressing(false) }),
          rank: .simultaneous))
      handlers.attached.append(AttachedGesture(gesture: TapGesture().onEnded { _ in action() }))
    }
    .accessible {
      $0.role = .button
      if !name.isEmpty { $0.label = $0.label ?? name }
    }
  }
}
