import Layout

/// One way to show a screen.
struct LintVariant {
  var width: Double
  var typeSize: DynamicTypeSize
  var direction: LayoutDirection
  var texts: LintTexts

  /// `240 points wide, accessibility5, rtl, long texts`
  var name: String {
    var parts = ["\(NumberText.string(width)) points wide"]
    if typeSize != .large { parts.append("\(typeSize)") }
    if direction == .rightToLeft { parts.append("rtl") }
    if texts != .usual { parts.append("\(texts.rawValue) texts") }
    return parts.joined(separator: ", ")
  }
}

/// Which ways are tried.
struct LintScope {
  var widths: [Double] = LintScope.usualWidths
  var typeSizes: [DynamicTypeSize] = [.xSmall, .large, .accessibility5]
  var directions: [LayoutDirection] = [.leftToRight, .rightToLeft]
  var texts = LintTexts.allCases

  /// From a phone on its side of a split screen to a large window.
  static let usualWidths = Array(stride(from: 240.0, through: 1440, by: 120))

  /// For a screen that needs so many points, with texts and lengths that are made for each other.
  static func from(_ width: Double) -> LintScope {
    LintScope(
      widths: [width] + usualWidths.filter { $0 > width }, typeSizes: [.xSmall, .large], texts: [.usual, .empty])
  }

  /// For a picture of one size, with texts that are made for it.
  static func picture(_ width: Double) -> LintScope {
    LintScope(widths: [width], typeSizes: [.large], texts: [.usual, .empty])
  }
}
