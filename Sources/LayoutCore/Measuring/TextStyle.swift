public import LayoutEngine

/// The alignment of the lines of a wrapped text.
public enum TextAlignment: UInt8, Hashable, Sendable {
  /// Lines are against the leading edge.
  case leading
  /// Lines are in the middle.
  case center
  /// Lines are against the trailing edge.
  case trailing
  /// Lines are as wide as the text, except the last one of each paragraph, which is against the leading edge.
  ///
  /// A text in several lines takes the proposed width, so that paragraphs below each other end at the same edge.
  case justified
}

/// The place where a text that does not fit is shortened.
public enum TruncationMode: UInt8, Hashable, Sendable {
  /// The beginning of the line.
  case head
  /// The middle of the line.
  case middle
  /// The end of the line.
  case tail
}

/// All properties on which the size of a text and the breaks of its lines depend.
public struct TextStyle: Hashable, Sendable {
  /// The font.
  public var font: Font
  /// The properties that few texts have; `nil` where all are the defaults.
  var details: TextDetails?
  /// The most lines of the whole text; `nil` is no limit.
  public var lineLimit: Int?
  /// The alignment of the lines.
  public var alignment: TextAlignment
  /// The place where a text that does not fit is shortened.
  public var truncation: TruncationMode
  /// The direction of a text without strong characters, and the side that is leading.
  public var direction: LayoutDirection

  /// A style from its parts; the defaults are the environment's.
  public init(
    font: Font = .body, lineLimit: Int? = nil, alignment: TextAlignment = .leading,
    truncation: TruncationMode = .tail, direction: LayoutDirection = .leftToRight
  ) {
    self.font = font
    self.lineLimit = lineLimit
    self.alignment = alignment
    self.truncation = truncation
    self.direction = direction
  }
}
