import LayoutEngine

/// A least and a greatest number of lines.
public struct _LineLimits: Hashable {
  /// The lines whose height a text takes; 0 for those that it has.
  let least: Int
  /// `nil` for no limit.
  let most: Int?

  init(_ least: Int, _ most: Int?) {
    self.least = max(0, least)
    self.most = most.map { max(1, $0, least) }
  }
}

extension EnvironmentValues {
  /// The number of lines whose height a text takes at least; 0 where it is as high as its lines.
  ///
  /// It counts up to the limit of lines. Less than 0 counts as 0.
  public var reservedLineCount: Int {
    get { textValues.reservedLines }
    set { textValues.reservedLines = max(0, newValue) }
  }

  /// Both limits.
  var lineLimits: _LineLimits {
    get { _LineLimits(reservedLineCount, lineLimit) }
    set { (reservedLineCount, lineLimit) = (newValue.least, newValue.most) }
  }
}

extension TextStyle {
  /// The number of lines whose height the text takes at least; 0 where it is as high as its lines.
  ///
  /// It counts up to the limit of lines. Less than 0 counts as 0.
  public var reservedLines: Int {
    get { details?.values.reservedLines ?? 0 }
    set { setDetails { $0.reservedLines = max(0, newValue) } }
  }

  /// The measurement of a text with the lines that are reserved.
  ///
  /// 1. No more lines than `limit` are reserved, so that a text that is cut is as high as its visible lines.
  /// 2. Each line that is missing is as high as the highest one, with the space between lines before it.
  /// 3. The letters stay where they are, at the top.
  func reserving(_ metrics: TextMetrics, limit: Int) -> TextMetrics {
    let lines = min(reservedLines, limit)  // 1.
    guard lines > metrics.lineCount else { return metrics }
    var all = metrics
    all.height += Double(lines - metrics.lineCount) * (metrics.lineHeight + lineSpacing)  // 2.
    all.lineCount = lines
    if lineSpacing > 0 { all.hasUnequalLines = true }
    return all
  }
}

extension Layout {
  /// Limits each text inside to a number of lines; with `reservesSpace` a shorter text is as high as that many.
  ///
  /// Less than 1 counts as 1.
  ///
  /// ```swift
  /// Text("One line").lineLimit(2, reservesSpace: true)  // as high as two
  /// ```
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> _ModifiedLayout<
    Self, _EnvironmentModifier<_LineLimits>
  > {
    environment(\.lineLimits, _LineLimits(reservesSpace ? max(1, limit) : 0, max(1, limit)))
  }

  /// Limits each text inside to at most the range's last number of lines; a text with fewer than its first number is
  /// as high as that many.
  public func lineLimit(_ limit: ClosedRange<Int>) -> _ModifiedLayout<Self, _EnvironmentModifier<_LineLimits>> {
    environment(\.lineLimits, _LineLimits(limit.lowerBound, limit.upperBound))
  }

  /// A text with fewer lines than the range's first number is as high as that many; there is no limit.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> _ModifiedLayout<Self, _EnvironmentModifier<_LineLimits>> {
    environment(\.lineLimits, _LineLimits(limit.lowerBound, nil))
  }

  /// Limits each text inside to at most the range's last number of lines.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> _ModifiedLayout<
    Self, _EnvironmentModifier<_LineLimits>
  > {
    environment(\.lineLimits, _LineLimits(0, limit.upperBound))
  }
}
