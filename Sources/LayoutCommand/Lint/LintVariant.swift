import Layout

/// The values with which a screen is laid out.
struct LintVariant {
  var width: Double
  var typeSize: DynamicTypeSize
  var direction: LayoutDirection
  var texts: LintTexts

  /// The variant's name: `240 points wide, accessibility5, rtl, long texts`
  var name: String {
    var parts = ["\(NumberText.string(width)) points wide"]
    if typeSize != .large { parts.append("\(typeSize)") }
    if direction == .rightToLeft { parts.append("rtl") }
    if texts != .usual { parts.append("\(texts.rawValue) texts") }
    return parts.joined(separator: ", ")
  }
}

/// The variants that are tried.
struct LintScope {
  var widths: [Double] = LintScope.usualWidths
  var typeSizes: [DynamicTypeSize] = [.xSmall, .large, .accessibility5]
  var directions: [LayoutDirection] = [.leftToRight, .rightToLeft]
  var texts = LintTexts.allCases

  /// The usual widths, from a phone in a split screen to a large window.
  static let usualWidths = Array(stride(from: 240.0, through: 1440, by: 120))

  /// The scope of a screen that needs at least so many points, with texts and lengths that fit each other.
  static func from(_ width: Double) -> LintScope {
    LintScope(
      widths: [width] + usualWidths.filter { $0 > width }, typeSizes: [.xSmall, .large], texts: [.usual, .empty])
  }

  /// The scope of a picture of one size, with texts that fit it.
  static func picture(_ width: Double) -> LintScope {
    LintScope(widths: [width], typeSizes: [.large], texts: [.usual, .empty])
  }
}
