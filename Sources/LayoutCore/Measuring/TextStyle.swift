public import LayoutEngine

/// How the lines of a wrapped text stand to each other.
public enum TextAlignment: UInt8, Hashable, Sendable {
  /// Against the leading edge.
  case leading
  /// In the middle.
  case center
  /// Against the trailing edge.
  case trailing
}

/// Where a text that does not fit is shortened.
public enum TruncationMode: UInt8, Hashable, Sendable {
  /// At the beginning.
  case head
  /// In the middle.
  case middle
  /// At the end.
  case tail
}

/// Everything that decides how large a text is and how its lines break.
public struct TextStyle: Hashable, Sendable {
  /// The font.
  public var font: Font
  /// At most so many lines in the whole text; `nil` is no limit.
  public var lineLimit: Int?
  /// How lines stand to each other.
  public var alignment: TextAlignment
  /// Where a text that does not fit is shortened.
  public var truncation: TruncationMode
  /// The direction of a text without strong characters, and which side is leading.
  public var direction: LayoutDirection

  /// A style; the defaults are the environment's.
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
