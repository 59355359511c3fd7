/// The purpose of a colour. A theme has a colour for each.
@nonexhaustive
public enum ColorRole: UInt8, Hashable, Sendable, CaseIterable {
  /// Texts and pictures.
  case primary
  /// Texts of less importance.
  case secondary
  /// Texts of least importance, such as prompts.
  case tertiary
  /// Chosen and marked parts.
  case accent
  /// The tint of the place, which `tint(_:)` sets; else the accent.
  case tint
  /// The ground of a page.
  case background
  /// The ground behind groups that have the colour of `background`.
  case groupedBackground
  /// Lines between parts.
  case separator
  /// Texts that lead to another place.
  case link
  /// What is wrong, or destroys something.
  case error
}

/// The colours of the roles, each with a light and a dark form.
///
/// The hosts for UIKit, AppKit and GTK set that of their system; on the canvas it is the default one. Its texts have a
/// contrast of 4.5 and more to its grounds, except the tertiary ones, which have 3.
///
/// ```swift
/// Screen().colorTheme(ColorTheme([.accent: Color(light: Color(hex: 0x6B2FB3), dark: Color(hex: 0xC9A6F5))]))
/// ```
public struct ColorTheme: Hashable, Sendable {
  /// The colours that are not the default's.
  private var own: [ColorRole: Color] = [:]

  /// The default theme.
  public init() {}

  /// A theme with other colours for some roles, as the subscript sets them.
  public init(_ colors: [ColorRole: Color]) {
    own = colors.mapValues(\.withoutRole)
  }

  /// The colour of a role.
  ///
  /// A colour that is set must not depend on a role: a role in it is that of the default theme. The tint's is used
  /// where the environment has no tint.
  public subscript(role: ColorRole) -> Color {
    get { own.isEmpty ? role.color : own[role] ?? (role == .tint ? self[.accent] : role.color) }
    set { own[role] = newValue.withoutRole }
  }

  /// The colour of a role in one of both schemes.
  func plain(_ role: ColorRole, isDark: Bool) -> Color.Parts {
    if own.isEmpty { return role.parts(isDark: isDark) }
    return switch self[role].form {
    case .plain(let parts): parts
    // A theme's colours have no role.
    case .adaptive(let color): (isDark ? color.dark : color.light).parts.faded(color.restShare)
    }
  }
}

extension ColorRole {
  /// The default theme's colour.
  fileprivate var color: Color { Color(light: Color(hex: numbers.light), dark: Color(hex: numbers.dark)) }

  fileprivate func parts(isDark: Bool) -> Color.Parts {
    Color.Parts(hex: isDark ? numbers.dark : numbers.light)
  }

  private var numbers: (light: UInt32, dark: UInt32) {
    switch self {
    case .primary: (0x000000, 0xFFFFFF)
    case .secondary: (0x636366, 0xAEAEB2)
    case .tertiary: (0x85858B, 0x8E8E93)
    case .accent, .tint: (0x007AFF, 0x0A84FF)
    case .background: (0xFFFFFF, 0x1C1C1E)
    case .groupedBackground: (0xF2F2F7, 0x000000)
    case .separator: (0xC6C6C8, 0x48484A)
    case .link: (0x0060CC, 0x5EB0FF)
    case .error: (0xC8102E, 0xFF7A73)
    }
  }
}

extension Color {
  /// The colour of texts: black in light, white in dark, where the theme has no other.
  public static let primary = Color(ColorRole.primary)
  /// The colour of texts of less importance.
  public static let secondary = Color(ColorRole.secondary)
  /// The colour of texts of least importance, such as prompts.
  public static let tertiary = Color(ColorRole.tertiary)
  /// The colour of chosen and marked parts.
  public static let accentColor = Color(ColorRole.accent)
  /// The tint of the place, which `tint(_:)` sets; else the accent.
  public static let tint = Color(ColorRole.tint)
  /// The ground of a page.
  public static let background = Color(ColorRole.background)
  /// The ground behind groups that have the colour of `background`.
  public static let groupedBackground = Color(ColorRole.groupedBackground)
  /// The colour of lines between parts.
  public static let separator = Color(ColorRole.separator)
  /// The colour of texts that lead to another place.
  public static let link = Color(ColorRole.link)
  /// The colour of what is wrong, or destroys something.
  public static let error = Color(ColorRole.error)
}
