#if canImport(CCairo)
  import LayoutCore

  /// The colours and the font of a control.
  ///
  /// All of them follow from its text's colour and font: a light text makes it a control for a dark ground. A control that
  /// cannot be used has 0.4 of each opacity.
  struct ControlLook {
    let style: TextStyle
    /// Texts and marks.
    let color: Color
    /// Chosen and filled parts.
    let tint: Color
    /// Texts on the tint: white where it has a contrast of 3 to it, else nearly black.
    let onTint: Color
    private let isDark: Bool
    private let strength: Double
    var em: Double { style.font.size }

    init(_ content: ControlContent) {
      style = content.style
      strength = content.isEnabled ? 1 : 0.4
      isDark = content.color.contrastRatio(with: .black) > content.color.contrastRatio(with: .white)
      color = content.color.opacity(strength)
      let tint = content.tint ?? (isDark ? Self.accent.dark : Self.accent.light)
      self.tint = tint.opacity(strength)
      onTint = (Color.white.contrastRatio(with: tint) >= 3 ? Color.white : Color.black.opacity(0.85)).opacity(strength)
    }

    private static let accent = (light: Color(hex: 0x007AFF), dark: Color(hex: 0x0A84FF))
    private static let error = (light: Color(hex: 0xD70015), dark: Color(hex: 0xFF6961))

    /// The fill of a button.
    var surface: Color { color.opacity(isDark ? 0.14 : 0.08) }
    /// The fill of what is not filled by the tint: the track of a bar or a switch.
    var track: Color { color.opacity(isDark ? 0.22 : 0.15) }
    /// The fill of a field.
    var field: Color { isDark ? color.opacity(0.07) : Color.white.opacity(strength) }
    /// The line around a field.
    var line: Color { color.opacity(isDark ? 0.2 : 0.18) }
    /// The ground of a chosen part on a track.
    var raised: Color { (isDark ? Color(white: 0.4) : .white).opacity(strength) }
    /// The text of a button that destroys something.
    var destructive: Color { (isDark ? Self.error.dark : Self.error.light).opacity(strength) }
    /// The radius of a box's corners, in points.
    var radius: Double { 0.5 * em }
  }
#endif
