public import LayoutCore

/// The values with which a screen is laid out.
package struct LintVariant: Sendable {
  package var width: Double
  package var textSize: DynamicTypeSize
  package var direction: LayoutDirection
  package var texts: LintTexts

  /// The variant's name: `240 points wide, accessibility5, rtl, long texts`
  package var name: String {
    var parts = ["\(NumberText.string(width)) points wide"]
    if textSize != .large { parts.append("\(textSize)") }
    if direction == .rightToLeft { parts.append("rtl") }
    if texts != .usual { parts.append("\(texts.rawValue) texts") }
    return parts.joined(separator: ", ")
  }
}

/// The variants of a screen that are tried: each width with each text size, direction and kind of texts.
public struct LintScope: Hashable, Sendable {
  /// The widths in points, from the narrowest on.
  public var widths: [Double]
  /// The steps of text size.
  public var textSizes: [DynamicTypeSize]
  /// The directions.
  public var directions: [LayoutDirection]
  /// The kinds of texts.
  public var texts: [LintTexts]

  /// A scope; what is not given is tried in its usual values.
  public init(
    widths: [Double] = LintScope.usualWidths, textSizes: [DynamicTypeSize] = [.xSmall, .large, .accessibility5],
    directions: [LayoutDirection] = [.leftToRight, .rightToLeft], texts: [LintTexts] = LintTexts.allCases
  ) {
    self.widths = widths
    self.textSizes = textSizes
    self.directions = directions
    self.texts = texts
  }

  /// The usual widths, from a phone in a split screen to a large window: 240 to 1440 points.
  public static var usualWidths: [Double] { Array(stride(from: 240.0, through: 1440, by: 120)) }

  /// The scope of a screen that needs at least `width` points, with texts and lengths that fit each other.
  public static func from(_ width: Double) -> LintScope {
    LintScope(
      widths: [width] + usualWidths.filter { $0 > width }, textSizes: [.xSmall, .large], texts: [.usual, .empty])
  }

  /// The scope of a picture that is `width` points wide, with texts that fit it.
  public static func picture(_ width: Double) -> LintScope {
    LintScope(widths: [width], textSizes: [.large], texts: [.usual, .empty])
  }

  /// The reason why nothing, or nothing that has a meaning, would be tried; `nil` where something is.
  package var fault: String? {
    let lists = [
      ("width", widths.isEmpty), ("text size", textSizes.isEmpty), ("direction", directions.isEmpty),
      ("kind of texts", texts.isEmpty),
    ]
    if let list = lists.first(where: \.1) { return "no \(list.0) is tried" }
    let bad = widths.first { !($0.isFinite && $0 > 0 && $0 <= PictureLimits.side) }
    return bad.map { "a width is a number from above 0 to \(Int(PictureLimits.side)), not \(NumberText.string($0))" }
  }
}
