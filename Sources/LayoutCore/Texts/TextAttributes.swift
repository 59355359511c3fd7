/// What a part of a text sets of its look; `nil` leaves what the text around it has.
///
/// ```swift
/// var bold = TextAttributes()
/// bold.weight = .bold
/// bold.foregroundColor = .red
/// ```
public struct TextAttributes: Hashable, Sendable {
  /// The font; the weight, the slant, the design and the digits below change it.
  public var font: Font?
  /// The weight of the strokes.
  public var weight: Font.Weight?
  /// Whether the slanted face is selected.
  public var isItalic: Bool?
  /// The design of the letters.
  public var design: Font.Design?
  /// The width of the letters.
  public var width: Font.Width?
  /// Whether all digits are equally wide.
  public var hasMonospacedDigits: Bool?
  /// The scale of the font.
  public var scale: Text.Scale?
  /// The colour of the letters.
  public var foregroundColor: Color?
  /// The colour behind the letters.
  public var backgroundColor: Color?
  /// A line under the letters.
  public var underline: TextLine?
  /// A line through the letters.
  public var strikethrough: TextLine?
  /// The points between two letters, added to the font's; less than 0 moves them together.
  ///
  /// What is not finite counts as 0.
  public var kerning: Double? { didSet { kerning = kerning.map(TextStyle.shift) } }
  /// The points by which the letters stand above the baseline; less than 0 is below.
  ///
  /// What is not finite counts as 0.
  public var baselineOffset: Double? { didSet { baselineOffset = baselineOffset.map(TextStyle.shift) } }
  /// The address that a click on the part opens.
  public var link: String?

  /// Attributes that set nothing.
  public init() {}

  /// Whether nothing is set.
  public var isEmpty: Bool { self == TextAttributes() }

  /// These attributes, and those of `other` where these set nothing.
  public func merging(_ other: TextAttributes) -> TextAttributes {
    var merged = self
    merged.font = font ?? other.font
    merged.weight = weight ?? other.weight
    merged.isItalic = isItalic ?? other.isItalic
    merged.design = design ?? other.design
    merged.width = width ?? other.width
    merged.hasMonospacedDigits = hasMonospacedDigits ?? other.hasMonospacedDigits
    merged.scale = scale ?? other.scale
    merged.foregroundColor = foregroundColor ?? other.foregroundColor
    merged.backgroundColor = backgroundColor ?? other.backgroundColor
    merged.underline = underline ?? other.underline
    merged.strikethrough = strikethrough ?? other.strikethrough
    merged.kerning = kerning ?? other.kerning
    merged.baselineOffset = baselineOffset ?? other.baselineOffset
    merged.link = link ?? other.link
    return merged
  }

  /// The font with what the attributes change of it.
  func applied(to font: Font) -> Font {
    var font = font
    if let design { font = font.design(design) }
    if let weight { font.weight = weight }
    if let isItalic { font.isItalic = isItalic }
    if let width { font = font.width(width) }
    if hasMonospacedDigits == true { font = font.monospacedDigit() }
    if let scale { font.size *= scale.factor }
    return font
  }

  /// Whether the attributes change a font.
  var changesFont: Bool {
    font != nil || weight != nil || isItalic != nil || design != nil || width != nil || hasMonospacedDigits == true
      || scale != nil
  }
}
