/// The parts of a text that look other than the rest, with all values of the environment in them.
///
/// It is an object, so that the style of a plain text stays small.
public final class TextRuns: Hashable, Sendable {
  /// A part of the text.
  public struct Run: Hashable, Sendable {
    /// The place in bytes of UTF-8, from the beginning of the text.
    public var range: Range<Int>
    /// The font; `nil` is that of the text.
    public var font: Font?
    /// The colour of the letters; `nil` is that of the text.
    public var color: Color?
    /// The colour behind the letters; `nil` for none.
    public var background: Color?
    /// The line under the letters; `nil` is that of the text.
    public var underline: TextLine?
    /// The line through the letters; `nil` is that of the text.
    public var strikethrough: TextLine?
    /// The points between two letters, added to the font's; `nil` is that of the text.
    public var kerning: Double?
    /// The points by which the letters stand above the baseline; `nil` is that of the text.
    public var baselineOffset: Double?
    /// The address that a click opens; `nil` for none.
    public var link: String?

    /// A part that looks as the rest of the text.
    public init(_ range: Range<Int>) { self.range = range }
  }

  /// The parts, from the beginning; they do not overlap.
  public let runs: [Run]

  /// - Parameter runs: parts in any order. Where two overlap, the later one begins where the earlier one ends; parts
  ///   that are empty then, or begin before the text, are left out.
  public init(_ runs: [Run]) {
    var sorted: [Run] = []
    for run in runs.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      var run = run
      let start = max(run.range.lowerBound, sorted.last?.range.upperBound ?? 0)
      guard start < run.range.upperBound else { continue }
      run.range = start..<run.range.upperBound
      run.kerning = run.kerning.map(TextStyle.shift)
      run.baselineOffset = run.baselineOffset.map(TextStyle.shift)
      sorted.append(run)
    }
    self.runs = sorted
  }

  /// The largest size of a font in the parts; 0 where none has a font.
  package var largestSize: Double { runs.reduce(0) { max($0, $1.font?.size ?? 0) } }

  /// The parts of a text that is put together of pieces of this one.
  ///
  /// - Parameter pieces: the pieces in the order of the new text, with the places at which they begin there.
  /// - Complexity: O(pieces times the logarithm of the parts, and the new parts).
  package func moved(_ pieces: [(source: Range<Int>, start: Int)]) -> TextRuns? {
    var moved: [Run] = []
    for piece in pieces {
      for run in runs[first(after: piece.source.lowerBound)...] {
        if run.range.lowerBound >= piece.source.upperBound { break }
        let common = run.range.clamped(to: piece.source)
        guard !common.isEmpty else { continue }
        var new = run
        let shift = piece.start - piece.source.lowerBound
        new.range = common.lowerBound + shift..<common.upperBound + shift
        moved.append(new)
      }
    }
    return moved.isEmpty ? nil : TextRuns(moved)
  }

  /// The number of the first part that ends after a place.
  private func first(after offset: Int) -> Int {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether both have the same parts.
  public static func == (one: TextRuns, other: TextRuns) -> Bool { one === other || one.runs == other.runs }

  /// Hashes the parts.
  public func hash(into hasher: inout Hasher) { hasher.combine(runs) }
}
