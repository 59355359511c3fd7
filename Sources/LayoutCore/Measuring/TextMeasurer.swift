public import LayoutEngine

/// Knows how large a text is. The canvas measures with Pango, a native host with its own widgets, and without a host
/// `FixedTextMeasurer` counts characters.
///
/// Measuring is pure: the same text, style, width and line limit give the same answer, on any thread.
public protocol TextMeasurer: AnyObject, Sendable {
  /// The size of `text` in lines of at most `width` points.
  ///
  /// - Parameters:
  ///   - width: points a line may take; `nil` for no limit, 0 for the narrowest form the measurer knows.
  ///   - lineLimit: at most so many lines, the last one shortened; `nil` for no limit. The smaller of this and the
  ///     style's own limit counts.
  func measure(_ text: String, style: TextStyle, width: Double?, lineLimit: Int?) -> TextMetrics

  /// How many characters of `text` no font has a glyph for. Never asked while sizes are worked out; a root asks once a text
  /// and font until its layout is invalidated as a whole.
  func missingGlyphCount(in text: String, style: TextStyle) -> Int
}

extension TextMeasurer {
  /// None: a measurer that knows no fonts misses none.
  public func missingGlyphCount(in text: String, style: TextStyle) -> Int { 0 }
}
