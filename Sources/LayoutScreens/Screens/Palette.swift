package import Layout

/// The colours of all screens, by their role.
package struct Palette: Sendable {
  /// The background of everything.
  package var ground: Color
  /// Cards and other raised boxes.
  package var surface: Color
  /// Text.
  package var ink: Color
  /// Secondary text.
  package var secondary: Color
  /// Lines and empty tracks.
  package var line: Color
  /// Emphasized content.
  package var accent: Color
  /// A pale form of the accent, for the background behind it.
  package var accentGround: Color
  /// Text on the accent.
  package var onAccent: Color
  /// Growth, success.
  package var good: Color
  /// Content to be checked.
  package var notice: Color
  /// Text on the colour of content to be checked.
  package var onNotice: Color
  /// Decline, failure.
  package var bad: Color

  package static let light = Palette(
    ground: Color(hex: 0xF3F4F7), surface: .white, ink: Color(hex: 0x191C24), secondary: Color(hex: 0x626B7A),
    line: Color(hex: 0xE2E5EB), accent: Color(hex: 0x4456E6), accentGround: Color(hex: 0xE7EAFD), onAccent: .white,
    good: Color(hex: 0x16875A), notice: Color(hex: 0xE39A17), onNotice: Color(hex: 0x191C24),
    bad: Color(hex: 0xD33F49))

  package static let dark = Palette(
    ground: Color(hex: 0x111318), surface: Color(hex: 0x1D2028), ink: Color(hex: 0xF1F3F7),
    secondary: Color(hex: 0xA0A9B8), line: Color(hex: 0x323742), accent: Color(hex: 0x8E9BFF),
    accentGround: Color(hex: 0x2A2F52), onAccent: Color(hex: 0x111318), good: Color(hex: 0x4CC38A),
    notice: Color(hex: 0xF0B64A), onNotice: Color(hex: 0x111318), bad: Color(hex: 0xFF7A80))
}

extension EnvironmentValues {
  /// The colours for the light or dark scheme.
  package var palette: Palette { colorScheme == .dark ? .dark : .light }
}

extension Layout {
  /// Sets the colour of texts and shapes inside by its role: `.foregroundColor(\.secondary)`.
  package func foregroundColor(_ role: KeyPath<Palette, Color>) -> some Layout { modifier(RoleForeground(role: role)) }

  /// Fills the element's box with the colour of a role: `.background(\.surface)`.
  package func background(_ role: KeyPath<Palette, Color>) -> some Layout { modifier(RoleBackground(role: role)) }

  /// Draws a line inside the edges of the element's box in the colour of a role: `.border(\.line)`.
  package func border(_ role: KeyPath<Palette, Color>) -> some Layout { modifier(RoleBorder(role: role)) }

  /// Shows the element and everything inside it in light or dark.
  package func appearance(_ scheme: ColorScheme) -> some Layout {
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
