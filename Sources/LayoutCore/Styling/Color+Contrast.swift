#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Color {
  /// The contrast of this colour to a ground, as WCAG 2 defines it: `(lighter + 0.05) / (darker + 0.05)` of the relative
  /// luminances, from 1, equal, to 21, black on white.
  ///
  /// Texts are easy to read from 4.5, large ones from 3. This colour is seen over the ground where it does not cover it;
  /// the ground's own opacity is left out. Colours that depend on the environment count in their light form:
  /// `resolved(in:)` comes first for another one.
  public func contrastRatio(with ground: Color) -> Double {
    let (one, two) = (over(ground).luminance, ground.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The one of two colours that is easier to read on this one as a ground; the first where both are the same.
  ///
  /// Where one of the three depends on the environment, the result has the better one for light and for dark.
  ///
  /// ```swift
  /// Text(tag.name).foregroundColor(tag.color.readable(.white, or: .black)).background(tag.color)
  /// ```
  public func readable(_ one: Color, or other: Color) -> Color {
    guard isAdaptive || one.isAdaptive || other.isAdaptive else { return better(one, other) }
    func chosen(isDark: Bool) -> Color {
      func form(_ color: Color) -> Color { Color(form: .plain(color.parts(isDark: isDark))) }
      return form(self).better(form(one), form(other))
    }
    return Color(light: chosen(isDark: false), dark: chosen(isDark: true))
  }

  private func better(_ one: Color, _ other: Color) -> Color {
    other.contrastRatio(with: self) > one.contrastRatio(with: self) ? other : one
  }

  /// The colour that is seen where this one lies over one that covers.
  func over(_ other: Color) -> Color {
    func mixed(_ one: Double, _ two: Double) -> Double { one * opacity + two * (1 - opacity) }
    return Color(red: mixed(red, other.red), green: mixed(green, other.green), blue: mixed(blue, other.blue))
  }

  private var luminance: Double {
    func linear(_ part: Double) -> Double { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
