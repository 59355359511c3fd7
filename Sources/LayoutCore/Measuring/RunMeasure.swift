import LayoutEngine

/// Measures a text whose characters have different sizes, without a host.
///
/// It has the rule of `CharacterMeasure`, in points in place of characters:
///
/// 1. Lines break at line feeds, and greedily at spaces where a line would be longer than the width.
/// 2. A longer word is cut into full lines of at least one character; its rest continues in a line.
/// 3. At most `lineLimit` lines are visible. The width is the longest visible line's.
/// 4. A line is as high as its highest parts above and below the baseline; an empty one as the text's own font. Spacing
///    is between lines only.
struct RunMeasure {
  private let measurer: FixedTextMeasurer
  private let style: TextStyle

  init(_ measurer: FixedTextMeasurer, _ style: TextStyle) {
    self.measurer = measurer
    self.style = style
  }

  /// The extents of a character.
  private struct Box {
    var width: Double
    var above: Double
    var below: Double

    mutating func add(_ other: Box) {
      width += other.width
      above = max(above, other.above)
      below = max(below, other.below)
    }

    static var empty: Box { Box(width: 0, above: -.infinity, below: -.infinity) }
  }

  private func box(of run: TextRuns.Run?) -> Box {
    let size = (run?.font ?? style.font).size
    let rise = run?.baselineOffset ?? style.baselineOffset
    let own = measurer.lineHeight * size
    // The space of another height is half above and half below, as CSS has it.
    let lead = style.lineHeight.map { ($0.height(of: own) - own) / 2 } ?? 0
    let width = max(0, measurer.characterWidth * size + (run?.kerning ?? style.kerning))
    let above = measurer.ascent * size
    return Box(width: width, above: above + rise + lead, below: own - above - rise + lead)
  }

  /// The lines of a text; lengths in points.
  private struct Lines {
    let limit: Int
    let room: Double
    var count = 0
    var width = 0.0
    var line = Box.empty
    var boxes: [Box] = []

    /// Whether a line of that width fits.
    ///
    /// Sums of widths are not exact.
    func fits(_ width: Double) -> Bool { width <= room + 1e-6 }

    mutating func end(_ empty: Box) {
      count += 1
      if count <= limit {
        width = max(width, line.width)
        boxes.append(line.above.isFinite ? line : empty)
      }
      line = .empty
    }
  }

  /// The size of `text` in lines of at most `width` points, at most `lineLimit` of them; `nil` is no limit.
  ///
  /// - Complexity: O(characters).
  func measure(_ text: String, width: Double?, lineLimit: Int?) -> TextMetrics {
    let room = width.map { $0.isFinite ? max($0, 0) : .infinity } ?? .infinity
    var lines = Lines(limit: lineLimit.map { max(1, $0) } ?? .max, room: room)
    let empty = box(of: nil)
    var paragraphs = 1
    var (word, isFirst) = ([Box](), true)
    var space = Box.empty
    func endWord() {
      add(word, after: isFirst ? nil : space, empty, &lines)
      word.removeAll(keepingCapacity: true)
      isFirst = false
    }
    var runs = style.runs?.runs[...] ?? []
    var offset = 0
    for character in text {
      while let run = runs.first, run.range.upperBound <= offset { runs.removeFirst() }
      let box = box(of: runs.first.flatMap { $0.range.lowerBound <= offset ? $0 : nil })
      offset += character.utf8.count
      switch character {
      case "\n":
        endWord()
        lines.end(empty)
        paragraphs += 1
        isFirst = true
      case " ":
        endWord()
        space = box
      default: word.append(box)
      }
    }
    endWord()
    lines.end(empty)
    return metrics(lines, isBroken: lines.count > paragraphs)
  }

  /// Adds a word to the line, or to the next ones, by steps 1 and 2.
  private func add(_ word: [Box], after space: Box?, _ empty: Box, _ lines: inout Lines) {
    let width = word.reduce(0) { $0 + $1.width }
    if let space {
      if lines.fits(lines.line.width + space.width + width) {
        lines.line.add(space)
      } else {
        lines.end(empty)
      }
    }
    let isLong = lines.line.width == 0 && !lines.fits(width)
    for box in word {
      if isLong, lines.line.width > 0, !lines.fits(lines.line.width + box.width) { lines.end(empty) }
      lines.line.add(box)
    }
  }

  private func metrics(_ lines: Lines, isBroken: Bool) -> TextMetrics {
    var (height, highest, last) = (0.0, 0.0, 0.0)
    for (at, box) in lines.boxes.enumerated() {
      if at > 0 { height += style.lineSpacing }
      last = height + box.above
      let own = max(0, box.above + box.below)
      height += own
      highest = max(highest, own)
    }
    return TextMetrics(
      width: lines.width, height: height, lineHeight: highest, lineCount: lines.boxes.count,
      firstBaseline: lines.boxes.first?.above ?? 0, lastBaseline: last,
      isNatural: !isBroken && lines.count <= lines.limit,
      hasUnequalLines: abs(Double(lines.boxes.count) * highest - height) > 1e-6)
  }
}
