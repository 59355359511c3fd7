public import LayoutEngine

/// Measures texts.
///
/// The canvas measures with Pango, a native host with its own widgets, and without a host `FixedTextMeasurer` counts
/// characters.
///
/// Measuring must be pure: the same text, style, width and line limit have the same result, on any thread.
public protocol TextMeasurer: AnyObject, Sendable {
  /// The size of `text` in lines of at most `width` points.
  ///
  /// - Parameters:
  ///   - width: the points that a line may take; `nil` for no limit, 0 for the narrowest form of the text.
  ///   - lineLimit: the most lines, the last one shortened; `nil` for no limit. The smaller of this and the style's own
  ///     limit counts.
  func measure(_ text: String, style: TextStyle, width: Double?, lineLimit: Int?) -> TextMetrics

  /// The number of characters of `text` without a glyph in any font.
  ///
  /// It is never called while sizes are computed; a root calls it once for each text and font until its layout is
  /// invalidated as a whole.
  func missingGlyphCount(in text: String, style: TextStyle) -> Int

  /// Whether a font of the family is installed, or the name is one of a kind of fonts, such as `monospace`.
  ///
  /// It is never called while sizes are computed.
  func hasFamily(_ family: String) -> Bool

  /// A number that differs after each change of the fonts.
  ///
  /// A root reads it once a turn, and measures everything anew where it is another one.
  var fontGeneration: Int { get }
}

extension TextMeasurer {
  /// The default: 0, for a measurer without fonts.
  public func missingGlyphCount(in text: String, style: TextStyle) -> Int { 0 }

  /// The default: `true`, for a measurer without fonts.
  public func hasFamily(_ family: String) -> Bool { true }

  /// The default: 0, for a measurer whose fonts do not change.
  public var fontGeneration: Int { 0 }
}
