import LayoutEngine

/// The properties of a text's style that few texts have.
///
/// It is an object, so that styles without them stay small; it is compared by its values.
final class TextDetails: Hashable, Sendable {
  struct Values: Hashable {
    var underline: TextLine?
    var strikethrough: TextLine?
    var kerning = 0.0
    var baselineOffset = 0.0
    var lineSpacing = 0.0
    var lineHeight: LineHeight?
    var minimumScaleFactor = 1.0
    var allowsTightening = false
    var isSelectable = false
    var reservedLines = 0
    var language: TypesettingLanguage?
    var runs: TextRuns?
  }

  let values: Values

  private init(_ values: Values) { self.values = values }

  /// `nil` where all values are the defaults.
  static func make(_ values: Values) -> TextDetails? { values == Values() ? nil : TextDetails(values) }

  static func == (one: TextDetails, other: TextDetails) -> Bool { one === other || one.values == other.values }

  func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension TextStyle {
  /// Changes the details.
  mutating func setDetails(_ change: (inout TextDetails.Values) -> Void) {
    var values = details?.values ?? TextDetails.Values()
    change(&values)
    details = TextDetails.make(values)
  }

  /// A line under the text; `nil` for none.
  public var underline: TextLine? {
    get { details?.values.underline }
    set { setDetails { $0.underline = newValue } }
  }

  /// A line through the text; `nil` for none.
  public var strikethrough: TextLine? {
    get { details?.values.strikethrough }
    set { setDetails { $0.strikethrough = newValue } }
  }

  /// The points between two letters, added to the font's; a number that is not finite counts as 0.
  public var kerning: Double {
    get { details?.values.kerning ?? 0 }
    set { setDetails { $0.kerning = TextStyle.shift(newValue) } }
  }

  /// The points by which the letters stand above the baseline; a number that is not finite counts as 0.
  public var baselineOffset: Double {
    get { details?.values.baselineOffset ?? 0 }
    set { setDetails { $0.baselineOffset = TextStyle.shift(newValue) } }
  }

  /// The points between two lines, added to the font's; a number that is not positive and finite counts as 0.
  public var lineSpacing: Double {
    get { details?.values.lineSpacing ?? 0 }
    set { setDetails { $0.lineSpacing = max(0, TextStyle.shift(newValue)) } }
  }

  /// The height of a line; `nil` is the fonts' own.
  ///
  /// Where none is set, it is that of the font's leading.
  public var lineHeight: LineHeight? {
    get { details?.values.lineHeight ?? font.leading.lineHeight }
    set { setDetails { $0.lineHeight = newValue } }
  }

  /// The least factor by which a text with a limit of lines becomes smaller so that it fits, above 0 and at most 1.
  ///
  /// Another number counts as 1, which changes no size.
  public var minimumScaleFactor: Double {
    get { details?.values.minimumScaleFactor ?? 1 }
    set { setDetails { $0.minimumScaleFactor = newValue > 0 && newValue <= 1 ? newValue : 1 } }
  }

  /// Whether the letters of a text with a limit of lines may move together so that it fits.
  public var allowsTightening: Bool {
    get { details?.values.allowsTightening ?? false }
    set { setDetails { $0.allowsTightening = newValue } }
  }

  /// Whether a person can select the text, where the host can.
  public var isSelectable: Bool {
    get { details?.values.isSelectable ?? false }
    set { setDetails { $0.isSelectable = newValue } }
  }

  /// The parts of the text that look other than the rest; `nil` for none.
  public var runs: TextRuns? {
    get { details?.values.runs }
    set { setDetails { $0.runs = newValue?.runs.isEmpty == true ? nil : newValue } }
  }

  /// Whether the style is that of a text in one font, without any of the further properties.
  package var isPlain: Bool { details == nil && font.isPlain }

  /// The largest size of a font in the text.
  package var largestSize: Double { max(font.size, runs?.largestSize ?? 0) }

  /// A number that may be negative.
  static func shift(_ value: Double) -> Double {
    value.isFinite ? min(max(value, -10_000), 10_000) : 0
  }
}
