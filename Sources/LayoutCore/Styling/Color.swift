/// A colour in sRGB with opacity, or one that depends on the environment.
///
/// Each part of a plain colour is from 0 to 1: others are clamped, and NaN counts as 0.
///
/// A colour of a light and a dark form (`init(light:dark:)`) and a colour of a role (`primary`, `accent`, …) become
/// plain where an element is put into the tree, by the colour scheme and the theme of its place. So hosts get plain
/// colours only, and a dark screen needs no body that reads the scheme:
///
/// ```swift
/// Text("Total").foregroundColor(.secondary).padding().background(Color(light: .white, dark: .black))
/// ```
///
/// The parts of such a colour are those of its light form, by the default theme; `resolved(in:)` has those of a place.
/// It is a value without references, which is copied at no cost.
public struct Color: Hashable, Sendable {
  /// The parts of a plain colour.
  struct Parts: Hashable, Sendable {
    var red, green, blue: Double
    var opacity = 1.0
  }

  enum Form: Hashable, Sendable {
    case plain(Parts)
    case adaptive(AdaptiveColor)
  }

  var form: Form

  init(form: Form) {
    self.form = form
  }

  /// A colour from its parts; parts outside 0...1 are clamped, and NaN counts as 0.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    form = .plain(
      Parts(
        red: Color.clamped(red), green: Color.clamped(green), blue: Color.clamped(blue),
        opacity: Color.clamped(opacity)))
  }

  /// A grey from 0, black, to 1, white.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour from its hue, from 0, red, over a third, green, and two thirds, blue, to 1, its saturation and brightness.
  ///
  /// Parts outside 0...1 are clamped, and NaN counts as 0.
  ///
  /// ```swift
  /// let violet = Color(hue: 0.75, saturation: 1, brightness: 1)
  /// ```
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let (hue, saturation) = (Color.clamped(hue), Color.clamped(saturation))
    let brightness = Color.clamped(brightness)
    func part(_ offset: Double) -> Double {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// A colour from a number such as `0xFF8800`, red in the highest of three bytes.
  public init(hex: UInt32, opacity: Double = 1) {
    form = .plain(Parts(hex: hex).faded(Color.clamped(opacity)))
  }

  /// Red, 0 to 1. Where it is set, the colour becomes plain.
  public var red: Double {
    get { parts.red }
    set { change { $0.red = Color.clamped(newValue) } }
  }
  /// Green, 0 to 1. Where it is set, the colour becomes plain.
  public var green: Double {
    get { parts.green }
    set { change { $0.green = Color.clamped(newValue) } }
  }
  /// Blue, 0 to 1. Where it is set, the colour becomes plain.
  public var blue: Double {
    get { parts.blue }
    set { change { $0.blue = Color.clamped(newValue) } }
  }
  /// The opacity: 0 is invisible, 1 covers. Where it is set, the colour becomes plain.
  public var opacity: Double {
    get { parts.opacity }
    set { change { $0.opacity = Color.clamped(newValue) } }
  }

  private var parts: Parts {
    switch form {
    case .plain(let parts): parts
    case .adaptive(let color): color.parts(isDark: false) { ColorTheme().plain($0, isDark: false) }
    }
  }

  private mutating func change(_ change: (inout Parts) -> Void) {
    var parts = parts
    change(&parts)
    form = .plain(parts)
  }

  /// The same colour with its opacity multiplied by `factor`, which is clamped to 0...1; NaN counts as 0.
  public func opacity(_ factor: Double) -> Color {
    let factor = Color.clamped(factor)
    switch form {
    case .plain(var parts):
      parts.opacity *= factor
      return Color(form: .plain(parts))
    case .adaptive(var color):
      color.roleShare *= factor
      color.restShare *= factor
      return Color(form: .adaptive(color))
    }
  }

  static func clamped(_ value: Double) -> Double {
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
  /// Cyan.
  public static let cyan = Color(hex: 0x32ADE6)
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
