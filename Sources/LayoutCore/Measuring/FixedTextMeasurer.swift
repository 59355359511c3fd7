public import LayoutEngine

/// Measures texts by counting characters, so that a layout without a host has the same frames everywhere.
///
/// The width of a character and the height of a line are multiples of the font's size.
public final class FixedTextMeasurer: TextMeasurer {
  /// The width of a character as a multiple of the font's size.
  public let characterWidth: Double
  /// The height of a line as a multiple of the font's size.
  public let lineHeight: Double
  /// The distance from the top of a line to its baseline as a multiple of the font's size.
  public let ascent: Double

  /// A measurer from its multiples of the font's size.
  public init(characterWidth: Double, lineHeight: Double, ascent: Double) {
    self.characterWidth = characterWidth
    self.lineHeight = lineHeight
    self.ascent = ascent
  }

  /// Half the font's size for a character, a line of 1.25 times the size, its baseline at one size.
  public static let standard = FixedTextMeasurer(characterWidth: 0.5, lineHeight: 1.25, ascent: 1)

  /// The size of `text` by the rule of `CharacterMeasure`; parts in other fonts have characters of their own sizes.
  public func measure(_ text: String, style: TextStyle, width: Double?, lineLimit: Int?) -> TextMetrics {
    let limit = min(lineLimit ?? .max, style.lineLimit ?? .max)
    let lines = limit == .max ? nil : limit
    guard style.isPlain else {
      return style.metrics(of: text, width: width, by: self) {
        RunMeasure(self, $0).measure(text, width: width, lineLimit: lines)
      }
    }
    let size = style.font.size
    let rule = CharacterMeasure(
      characterWidth: characterWidth * size, lineHeight: lineHeight * size, ascent: ascent * size)
    return rule.measure(text, width: width, lineLimit: lines)
  }
}
