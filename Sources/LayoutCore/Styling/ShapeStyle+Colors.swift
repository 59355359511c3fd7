// The named colours where a style is expected: `fill(.red.shadow(.inner(radius: 4)))`.

extension ShapeStyle where Self == Color {
  /// No colour: nothing is drawn.
  public static var clear: Color { Color.clear }
  /// Black.
  public static var black: Color { Color.black }
  /// White.
  public static var white: Color { Color.white }
  /// A middle grey, for secondary text.
  public static var gray: Color { Color.gray }
  /// A light grey, for backgrounds.
  public static var lightGray: Color { Color.lightGray }
  /// Red.
  public static var red: Color { Color.red }
  /// Orange.
  public static var orange: Color { Color.orange }
  /// Yellow.
  public static var yellow: Color { Color.yellow }
  /// Green.
  public static var green: Color { Color.green }
  /// Mint.
  public static var mint: Color { Color.mint }
  /// Teal.
  public static var teal: Color { Color.teal }
  /// Cyan.
  public static var cyan: Color { Color.cyan }
  /// Blue.
  public static var blue: Color { Color.blue }
  /// Indigo.
  public static var indigo: Color { Color.indigo }
  /// Purple.
  public static var purple: Color { Color.purple }
  /// Pink.
  public static var pink: Color { Color.pink }
  /// Brown.
  public static var brown: Color { Color.brown }
  /// The colour of texts: black in light, white in dark, where the theme has no other.
  public static var primary: Color { Color.primary }
  /// The colour of texts of less importance.
  public static var secondary: Color { Color.secondary }
  /// The colour of texts of least importance, such as prompts.
  public static var tertiary: Color { Color.tertiary }
  /// The colour of chosen and marked parts.
  public static var accentColor: Color { Color.accentColor }
  /// The tint of the place, which `tint(_:)` sets; else the accent.
  public static var tint: Color { Color.tint }
  /// The ground of a page.
  public static var background: Color { Color.background }
  /// The ground behind groups that have the colour of `background`.
  public static var groupedBackground: Color { Color.groupedBackground }
  /// The colour of lines between parts.
  public static var separator: Color { Color.separator }
  /// The colour of texts that lead to another place.
  public static var link: Color { Color.link }
  /// The colour of what is wrong, or destroys something.
  public static var error: Color { Color.error }
}
