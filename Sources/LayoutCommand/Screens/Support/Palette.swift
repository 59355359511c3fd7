import Layout

/// The colours of all screens, by what they are for.
struct Palette {
  /// Behind everything.
  var ground: Color
  /// Cards and other raised things.
  var surface: Color
  /// Text.
  var ink: Color
  /// Text that comes second.
  var secondary: Color
  /// Lines and empty tracks.
  var line: Color
  /// What is to be noticed.
  var accent: Color
  /// A pale form of the accent, to stand behind it.
  var accentGround: Color
  /// Text on the accent.
  var onAccent: Color
  /// Growth, success.
  var good: Color
  /// Something to look at.
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
  /// Sets the colour of texts and shapes inside by what it is for: `.foregroundColor(\.secondary)`.
  func foregroundColor(_ role: KeyPath<Palette, Color>) -> some Layout { modifier(RoleForeground(role: role)) }

  /// Fills the element's box by what the colour is for: `.background(\.surface)`.
  func background(_ role: KeyPath<Palette, Color>) -> some Layout { modifier(RoleBackground(role: role)) }

  /// Draws a line inside the edges of the element's box by what the colour is for: `.border(\.line)`.
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
