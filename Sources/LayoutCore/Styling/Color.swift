/// A colour in sRGB with opacity; each part from 0 to 1: others are clamped, and NaN counts as 0.
public struct Color: Hashable, Sendable {
  /// Red, 0 to 1.
  public var red: Double { didSet { red = Color.clamped(red) } }
  /// Green, 0 to 1.
  public var green: Double { didSet { green = Color.clamped(green) } }
  /// Blue, 0 to 1.
  public var blue: Double { didSet { blue = Color.clamped(blue) } }
  /// The opacity: 0 is invisible, 1 covers.
  public var opacity: Double { didSet { opacity = Color.clamped(opacity) } }

  /// A colour from its parts; parts outside 0...1 are clamped, and NaN counts as 0.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = Color.clamped(red)
    self.green = Color.clamped(green)
    self.blue = Color.clamped(blue)
    self.opacity = Color.clamped(opacity)
  }

  /// A grey from 0, black, to 1, white.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour from a number such as `0xFF8800`, red in the highest of three bytes.
  public init(hex: UInt32, opacity: Double = 1) {
    self.init(
      red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, opacity: opacity)
  }

  /// The same colour with its opacity multiplied by `factor`.
  public func opacity(_ factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, opacity: opacity * Color.clamped(factor))
  }

  private static func clamped(_ value: Double) -> Double {
    value > 0 ? Swift.min(value, 1) : 0
  }
}

extension Color {
  /// No colour: nothing is drawn.
  public static let clear = Color(white: 0, opacity: 0)
  /// Black.
  public static let black = Color(white: 0)
  /// White.
  public static let white = Color(white: 1)
  /// A middle grey, for secondary text.
  public static let gray = Color(hex: 0x8E8E93)
  /// A light grey, for backgrounds.
  public static let lightGray = Color(hex: 0xE5E5EA)
  /// Red.
  public static let red = Color(hex: 0xFF3B30)
  /// Orange.
  public static let orange = Color(hex: 0xFF9500)
  /// Yellow.
  public static let yellow = Color(hex: 0xFFCC00)
  /// Green.
  public static let green = Color(hex: 0x34C759)
  /// Mint.
  public static let mint = Color(hex: 0x00C7BE)
  /// Teal.
  public static let teal = Color(hex: 0x30B0C7)
  /// Blue.
  public static let blue = Color(hex: 0x007AFF)
  /// Indigo.
  public static let indigo = Color(hex: 0x5856D6)
  /// Purple.
  public static let purple = Color(hex: 0xAF52DE)
  /// Pink.
  public static let pink = Color(hex: 0xFF2D55)
  /// Brown.
  public static let brown = Color(hex: 0xA2845E)
}
