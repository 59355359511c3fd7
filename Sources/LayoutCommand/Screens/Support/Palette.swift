import Layout

/// The colours of all screens, by their role.
struct Palette {
  /// The background of everything.
  var ground: Color
  /// Cards and other raised boxes.
  var surface: Color
  /// Text.
  var ink: Color
  /// Secondary text.
  var secondary: Color
  /// Lines and empty tracks.
  var line: Color
  /// Emphasized content.
  var accent: Color
  /// A pale form of the accent, for the background behind it.
  var accentGround: Color
  /// Text on the accent.
  var onAccent: Color
  /// Growth, success.
  var good: Color
  /// Content to be checked.
  var notice: Color
  /// Decline, failure.
  var bad: Color

  static let light = Palette(
    ground: Color(hex: 0xF3F4F7), surface: .white, ink: Color(hex: 0x191C24), secondary: Color(hex: 0x626B7A),
    line: Color(hex: 0xE2E5EB), accent: Color(hex: 0x4456E6), accentGround: Color(hex: 0xE7EAFD), onAccent: .white,
    good: Color(hex: 0x16875A), notice: Color(hex: 0xE39A17), bad: Color(hex: 0xD33F49))

  static let dark = Palette(
    ground: Color(hex: 0x111318), surface: Color(hex: 0x1D2028), ink: Color(hex: 0xF1F3F7),
    secondary: Color(hex: 0xA0A9B8), line: Color(hex: 0x323742), accent: Color(hex: 0x8E9BFF),
    accentGround: Color(hex: 0x2A2F52), onAccent: Color(hex: 0x111318), good: Color(hex: 0x4CC38A),
    notice: Color(hex: 0xF0B64A), bad: Color(hex: 0xFF7A80))
}

extension EnvironmentValues {
  /// The colours for the light or dark scheme.
  var palette: Palette { colorScheme == .dark ? .dark : .light }
}

extension Layout {
  /// Sets the colour of texts and shapes inside by its role: `.foregroundColor(\.secondary)`.
  func foregroundColor(_ role: KeyPath<Palette, Color>) -> some Layout { modifier(RoleForeground(role: role)) }

  /// Fills the element's box with the colour of a role: `.background(\.surface)`.
  func background(_ role: KeyPath<Palette, Color>) -> some Layout { modifier(RoleBackground(role: role)) }

  /// Draws a line inside the edges of the element's box in the colour of a role: `.border(\.line)`.
  func border(_ role: KeyPath<Palette, Color>) -> some Layout { modifier(RoleBorder(role: role)) }

  /// Shows the element and everything inside it in light or dark.
  func appearance(_ scheme: ColorScheme) -> some Layout {
    foregroundColor(\.ink).environment(\.colorScheme, scheme)
  }
}

private struct RoleForeground: LayoutModifier {
  let role: KeyPath<Palette, Color>

  func body(content: Content) -> some Layout {
    EnvironmentReader { content.foregroundColor($0.palette[keyPath: role]) }
  }
}

private struct RoleBackground: LayoutModifier {
  let role: KeyPath<Palette, Color>

  func body(content: Content) -> some Layout {
    EnvironmentReader { content.background($0.palette[keyPath: role]) }
  }
}

private struct RoleBorder: LayoutModifier {
  let role: KeyPath<Palette, Color>

  func body(content: Content) -> some Layout {
    EnvironmentReader { content.border($0.palette[keyPath: role]) }
  }
}
