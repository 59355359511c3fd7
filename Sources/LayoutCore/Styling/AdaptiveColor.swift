/// A colour that depends on the environment: a share of the colour of a role, and a share of a light and a dark form.
///
/// Shares and forms are mixed with their opacities as weights. So a colour with an opacity, a mix, and a mix of mixes
/// have the same form as the colour of a role alone.
struct AdaptiveColor: Hashable, Sendable {
  /// The opacity of the role's part, 0 to 1.
  var roleShare = 0.0
  /// The opacity of the forms' part, 0 to 1.
  var restShare = 0.0
  var light = PackedColor.clear
  var dark = PackedColor.clear
  /// `nil` where the role's share is 0.
  var role: ColorRole?

  /// The parts in one of both schemes; `plain` is the colour of a role there.
  func parts(isDark: Bool, _ plain: (ColorRole) -> Color.Parts) -> Color.Parts {
    let rest = (isDark ? dark : light).parts
    guard let role else { return rest.faded(restShare) }
    let color = plain(role)
    return restShare == 0 ? color.faded(roleShare) : Color.Parts(sum: color.faded(roleShare), rest.faded(restShare))
  }
}

/// A colour in 16 bits for each part.
struct PackedColor: Hashable, Sendable {
  private let bits: UInt64

  static let clear = PackedColor(Color.Parts(red: 0, green: 0, blue: 0, opacity: 0))

  init(_ parts: Color.Parts) {
    func bits(_ part: Double) -> UInt64 { UInt64((part * 65_535).rounded()) }
    self.bits = bits(parts.red) << 48 | bits(parts.green) << 32 | bits(parts.blue) << 16 | bits(parts.opacity)
  }

  var parts: Color.Parts {
    func part(_ shift: UInt64) -> Double { Double(bits >> shift & 0xFFFF) / 65_535 }
    return Color.Parts(red: part(48), green: part(32), blue: part(16), opacity: part(0))
  }
}

extension Color.Parts {
  /// An opaque colour from a number, red in the highest of three bytes.
  init(hex: UInt32) {
    func part(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0))
  }

  /// The same with the opacity multiplied by `share`.
  func faded(_ share: Double) -> Color.Parts {
    var parts = self
    parts.opacity *= share
    return parts
  }

  /// The mean of two colours with their opacities as weights, which are added.
  init(sum one: Color.Parts, _ two: Color.Parts) {
    let whole = one.opacity + two.opacity
    guard whole > 0 else {
      self = Color.Parts(red: 0, green: 0, blue: 0, opacity: 0)
      return
    }
    func mean(_ part: Double, _ other: Double) -> Double {
      part == other ? part : Color.clamped((part * one.opacity + other * two.opacity) / whole)
    }
    self.init(
      red: mean(one.red, two.red), green: mean(one.green, two.green), blue: mean(one.blue, two.blue),
      opacity: Swift.min(whole, 1))
  }
}

extension Color {
  /// A colour with a form for each colour scheme.
  ///
  /// Each part is stored in 16 bits. Of forms that have a light and a dark form themselves, the one of the same scheme
  /// counts; a role in them is that of the default theme.
  public init(light: Color, dark: Color) {
    let (light, dark) = (light.parts(isDark: false), dark.parts(isDark: true))
    self.init(
      form: .adaptive(AdaptiveColor(restShare: 1, light: PackedColor(light), dark: PackedColor(dark))))
  }

  /// The colour of a role, by the theme of the place where it is used.
  public init(_ role: ColorRole) {
    self.init(form: .adaptive(AdaptiveColor(roleShare: 1, role: role)))
  }

  /// The colour that is `fraction` of the way from this one to `other`, part by part in sRGB with the opacities as
  /// weights.
  ///
  /// A fraction outside 0...1 is clamped, and NaN counts as 0. A mix stays a mix where the environment changes its
  /// parts. Only one role stays in it: of two different ones, that of `other` is taken from the default theme.
  public func mix(with other: Color, by fraction: Double) -> Color {
    let fraction = Color.clamped(fraction)
    if case .plain(let one) = form, case .plain(let two) = other.form {
      return Color(form: .plain(Parts(sum: one.faded(1 - fraction), two.faded(fraction))))
    }
    let one = adaptive
    var two = other.adaptive
    if let role = one.role, let second = two.role, role != second { two = other.withoutRole.adaptive }
    let (share, rest) = (one.restShare * (1 - fraction), two.restShare * fraction)
    func mixed(_ part: PackedColor, _ other: PackedColor) -> PackedColor {
      var sum = Parts(sum: part.parts.faded(share), other.parts.faded(rest))
      if share + rest > 0 { sum.opacity /= share + rest }
      return PackedColor(sum)
    }
    return Color(
      form: .adaptive(
        AdaptiveColor(
          roleShare: one.roleShare * (1 - fraction) + two.roleShare * fraction, restShare: share + rest,
          light: mixed(one.light, two.light), dark: mixed(one.dark, two.dark), role: one.role ?? two.role)))
  }

  /// The parts in one of both schemes by the default theme.
  func parts(isDark: Bool) -> Parts {
    switch form {
    case .plain(let parts): parts
    case .adaptive(let color): color.parts(isDark: isDark) { ColorTheme().plain($0, isDark: isDark) }
    }
  }

  /// The same colour with the default theme's colour in place of a role.
  var withoutRole: Color {
    guard case .adaptive(let color) = form, color.role != nil else { return self }
    return Color(light: self, dark: self)
  }

  /// Whether the environment has an effect on it.
  @inline(__always)
  var isAdaptive: Bool {
    if case .adaptive = form { true } else { false }
  }

  private var adaptive: AdaptiveColor {
    switch form {
    case .adaptive(let color): return color
    case .plain(let parts):
      let packed = PackedColor(parts)
      return AdaptiveColor(restShare: 1, light: packed, dark: packed)
    }
  }
}
