/// The values of the environment for texts that few places set.
///
/// It is an object, so that the environment stays small; it is compared by its values.
final class TextSettings: Hashable, Sendable {
  struct Values: Hashable {
    var attributes = TextAttributes()
    var lineSpacing = 0.0
    var lineHeight: LineHeight?
    var minimumScaleFactor = 1.0
    var allowsTightening = false
    var isSelectable = false
    /// Whether colours stay as they are written, since the place is not known yet.
    var keepsAdaptiveColors = false
    var textCase: Text.Case?
    var reservedLines = 0
    var language: TypesettingLanguage?
    var symbols = SymbolSettings()
  }

  let values: Values

  init(_ values: Values) { self.values = values }

  static func == (one: TextSettings, other: TextSettings) -> Bool { one === other || one.values == other.values }

  func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension EnvironmentValues {
  /// The settings of texts.
  var textValues: TextSettings.Values {
    get { textSettings?.values ?? TextSettings.Values() }
    set { textSettings = newValue == TextSettings.Values() ? nil : TextSettings(newValue) }
  }

  /// The points between two lines of a text, added to the fonts' own.
  ///
  /// A number that is not positive and finite counts as 0.
  public var lineSpacing: Double {
    get { textValues.lineSpacing }
    set { textValues.lineSpacing = TextStyle.gap(newValue) }
  }

  /// The height of the lines of a text; `nil` is the fonts' own.
  public var lineHeight: LineHeight? {
    get { textValues.lineHeight }
    set { textValues.lineHeight = newValue }
  }

  /// The least factor by which a text with a limit of lines becomes smaller so that it fits, above 0 and at most 1.
  ///
  /// Another number counts as 1, which changes no size.
  public var minimumScaleFactor: Double {
    get { textValues.minimumScaleFactor }
    set { textValues.minimumScaleFactor = TextStyle.factor(newValue) }
  }

  /// Whether the letters of a text with a limit of lines may move together so that it fits.
  public var allowsTightening: Bool {
    get { textValues.allowsTightening }
    set { textValues.allowsTightening = newValue }
  }

  /// Whether colours stay as they are written, since the place is not known yet.
  var keepsAdaptiveColors: Bool {
    get { textSettings?.values.keepsAdaptiveColors ?? false }
    set { textValues.keepsAdaptiveColors = newValue }
  }

  /// Whether texts can be selected.
  var isTextSelectable: Bool {
    get { textValues.isSelectable }
    set { textValues.isSelectable = newValue }
  }

  /// The weight of texts; `nil` is their font's.
  var fontWeight: Font.Weight? {
    get { textValues.attributes.weight }
    set { textValues.attributes.weight = newValue }
  }

  /// The width of the letters of texts; `nil` is their font's.
  var fontWidth: Font.Width? {
    get { textValues.attributes.width }
    set { textValues.attributes.width = newValue }
  }

  /// The design of texts; `nil` is their font's.
  var fontDesign: Font.Design? {
    get { textValues.attributes.design }
    set { textValues.attributes.design = newValue }
  }

  /// Whether texts are slanted; `nil` is as their font is.
  var isItalic: Bool? {
    get { textValues.attributes.isItalic }
    set { textValues.attributes.isItalic = newValue }
  }

  /// Whether digits are all equally wide; `nil` is as the font has them.
  var hasMonospacedDigits: Bool? {
    get { textValues.attributes.hasMonospacedDigits }
    set { textValues.attributes.hasMonospacedDigits = newValue }
  }

  /// The line under texts.
  var underline: TextLine? {
    get { textValues.attributes.underline }
    set { textValues.attributes.underline = newValue }
  }

  /// The line through texts.
  var strikethrough: TextLine? {
    get { textValues.attributes.strikethrough }
    set { textValues.attributes.strikethrough = newValue }
  }

  /// The points between two letters, added to the font's; `nil` is the font's.
  var kerning: Double? {
    get { textValues.attributes.kerning }
    set { textValues.attributes.kerning = newValue }
  }

  /// The points by which texts stand above their baseline; `nil` is 0.
  var baselineOffset: Double? {
    get { textValues.attributes.baselineOffset }
    set { textValues.attributes.baselineOffset = newValue }
  }
}
