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

  /// Metrics from their parts, in points.
  @inlinable
  public init(
    width: Double, height: Double, lineHeight: Double, lineCount: Int, firstBaseline: Double, lastBaseline: Double,
    isNatural: Bool
  ) {
    self.width = width
    self.height = height
    self.lineHeight = lineHeight
    self.lineCount = lineCount
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.isNatural = isNatural
  }
}

extension TextMetrics {
  /// The metrics of an empty text without lines.
  @inlinable package static var none: TextMetrics {
    TextMetrics(
      width: 0, height: 0, lineHeight: 0, lineCount: 0, firstBaseline: 0, lastBaseline: 0, isNatural: true)
  }

  /// Whether both have equally many and equally high lines, with any baselines.
  func isAsHigh(as other: TextMetrics) -> Bool {
    height == other.height && lineHeight == other.lineHeight && lineCount == other.lineCount
  }
}
