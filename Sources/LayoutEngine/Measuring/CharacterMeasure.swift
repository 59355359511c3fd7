/// A measurer that counts characters: all have the same width and all lines the same height.
///
/// It is the measurer for tests and for layouts without a host, since its numbers are the same everywhere.
///
/// Algorithm:
/// 1. Lines break at line feeds, and greedily at spaces where a line would have more than `floor(width /
///    characterWidth)` characters, at least one.
/// 2. A longer word is cut into full lines; its rest continues in a line.
/// 3. At most `lineLimit` lines are visible. The width is the longest visible line's.
public struct CharacterMeasure: Hashable, Sendable {
  /// The width of a character in points.
  public var characterWidth: Double
  /// The height of a line in points.
  public var lineHeight: Double
  /// The distance from the top of a line to its baseline in points.
  public var ascent: Double

  /// A measurer from its lengths in points.
  public init(characterWidth: Double, lineHeight: Double, ascent: Double) {
    self.characterWidth = characterWidth
    self.lineHeight = lineHeight
    self.ascent = ascent
  }

  /// The size of `text` in lines of at most `width` points, at most `lineLimit` of them; `nil` is no limit.
  ///
  /// - Complexity: O(characters).
  public func measure(_ text: String, width: Double?, lineLimit: Int?) -> TextMetrics {
    let room = characterRoom(width)
    var lines = LineCounter(limit: lineLimit.map { max(1, $0) } ?? .max)
    var paragraphs = 0
    var broken = false
    // 1.
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      paragraphs += 1
      let before = lines.count
      breakParagraph(paragraph, room, &lines)
      if lines.count > before + 1 { broken = true }
    }
    let visible = min(lines.count, lines.limit)
    let height = Double(visible) * lineHeight
    return TextMetrics(
      width: Double(lines.longest) * characterWidth, height: height, lineHeight: lineHeight, lineCount: visible,
      firstBaseline: ascent, lastBaseline: max(0, height - lineHeight) + ascent,
      isNatural: !broken && lines.count <= lines.limit)
  }

  private func characterRoom(_ width: Double?) -> Int {
    guard let width, width.isFinite, characterWidth > 0 else { return .max }
    let room = (width / characterWidth).rounded(.down)
    return room < 1 ? 1 : (room < 1e9 ? Int(room) : .max)
  }

  private struct LineCounter {
    let limit: Int
    var count = 0
    var longest = 0

    mutating func end(_ length: Int) {
      count += 1
      if count <= limit { longest = max(longest, length) }
    }
  }

  /// Breaks one paragraph by steps 1 and 2.
  private func breakParagraph(_ paragraph: Substring, _ room: Int, _ lines: inout LineCounter) {
    var line = 0
    var isEmpty = true
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      var rest = word.count
      if !isEmpty {
        if line + 1 + rest <= room {
          line += 1 + rest
          continue
        }
        lines.end(line)
        line = 0
      }
      isEmpty = false
      while rest > room {
        lines.end(room)
        rest -= room
      }
      line = rest
    }
    lines.end(line)
  }
}
