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
    var paint: Paint?
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
    set { setDetails { $0.lineSpacing = TextStyle.gap(newValue) } }
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
    set { setDetails { $0.minimumScaleFactor = TextStyle.factor(newValue) } }
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

  /// What the letters are filled with in place of the text's colour, in the box of the text; `nil` is the colour.
  ///
  /// Parts of the text that have a colour of their own keep it. A host that cannot fill letters so draws the colour,
  /// which is the first one of a gradient.
  public var paint: Paint? {
    get { details?.values.paint }
    set { setDetails { $0.paint = newValue } }
  }

  /// Whether the style is that of a text in one font, without any of the further properties.
  package var isPlain: Bool { details == nil && font.isPlain }

  /// The largest size of a font in the text.
  package var largestSize: Double { max(font.size, runs?.largestSize ?? 0) }

  /// A factor by which a text becomes smaller.
  static func factor(_ value: Double) -> Double { value > 0 && value <= 1 ? value : 1 }

  /// A number that may not be negative.
  static func gap(_ value: Double) -> Double { max(0, shift(value)) }

  /// A number that may be negative.
  static func shift(_ value: Double) -> Double {
    min(max(value.finite(), -10_000), 10_000)
  }
}
