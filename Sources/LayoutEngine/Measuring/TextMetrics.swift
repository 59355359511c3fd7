/// The measurement of a text; all lengths are in points.
@frozen
public struct TextMetrics: Hashable, Sendable {
  /// The length of the longest visible line.
  public var width: Double
  /// The height of all visible lines.
  public var height: Double
  /// The height of one line.
  public var lineHeight: Double
  /// The number of visible lines.
  public var lineCount: Int
  /// The distance from the top to the baseline of the first line.
  public var firstBaseline: Double
  /// The distance from the top to the baseline of the last visible line.
  public var lastBaseline: Double
  /// Whether no line was broken or shortened for the width: then any greater width has the same metrics.
  public var isNatural: Bool
  /// Whether the lines are not all as high as `lineHeight`, or have space between them.
  ///
  /// A text that is higher than its room is then measured with several limits of lines, to find how many lines fit.
  public var hasUnequalLines: Bool

  /// Metrics from their parts, in points.
  @inlinable
  public init(
    width: Double, height: Double, lineHeight: Double, lineCount: Int, firstBaseline: Double, lastBaseline: Double,
    isNatural: Bool, hasUnequalLines: Bool = false
  ) {
    self.width = width
    self.height = height
    self.lineHeight = lineHeight
    self.lineCount = lineCount
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.isNatural = isNatural
    self.hasUnequalLines = hasUnequalLines
  }
}

extension TextMetrics {
  /// The metrics of an empty text without lines.
  @inlinable package static var none: TextMetrics {
    TextMetrics(
      width: 0, height: 0, lineHeight: 0, lineCount: 0, firstBaseline: 0, lastBaseline: 0, isNatural: true)
  }

  /// The most lines that a height of `room` points holds, at least one; `nil` where it holds all.
  ///
  /// 1. Equally high lines are counted by their height.
  /// 2. For other lines the greatest limit is searched with which the lines are not higher than the room.
  ///
  /// - Parameter height: the height of the text with that limit of lines.
  /// - Complexity: O(1), and a call for each halving of the number of lines for unequal lines.
  package func lineLimit(in room: Double, height heightOfLines: (Int) -> Double) -> Int? {
    guard lineHeight > 0, height > room else { return nil }
    guard hasUnequalLines else {
      let lines = (room / lineHeight).rounded(.down)  // 1.
      return lines < 1 ? 1 : Int(Swift.min(lines, 1_000_000_000))
    }
    var (low, high) = (1, Swift.max(lineCount, 1))  // 2.
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if heightOfLines(middle) <= room { low = middle } else { high = middle }
    }
    return low
  }

  /// Whether both have equally many and equally high lines, with any baselines.
  func isAsHigh(as other: TextMetrics) -> Bool {
    height == other.height && lineHeight == other.lineHeight && lineCount == other.lineCount
  }
}
