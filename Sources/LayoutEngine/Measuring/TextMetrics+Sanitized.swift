extension TextMetrics {
  /// Metrics from a caller's measurer as the engine can use them.
  ///
  /// 1. A number that is no length counts as 0, and a longer one than the limit as the limit.
  /// 2. A line height that is no length counts as an equal share of the whole height.
  /// 3. A negative number of lines counts as 0.
  /// 4. A baseline that is not a number is at the bottom.
  var sanitized: TextMetrics {
    var fault = Length.Fault.none
    let size = Length.response(Size(width: width, height: height), to: .unspecified, &fault)
    let lines = max(0, lineCount)
    return TextMetrics(
      width: size.width, height: size.height,
      lineHeight: Length.isExtent(lineHeight) ? lineHeight + 0 : size.height / Double(max(1, lines)),
      lineCount: lines, firstBaseline: (Length.guide(firstBaseline) ?? size.height) + 0,
      lastBaseline: (Length.guide(lastBaseline) ?? size.height) + 0, isNatural: isNatural,
      hasUnequalLines: hasUnequalLines)
  }
}

extension TextMetrics: CustomStringConvertible {
  /// The metrics in one line: `40x20, 2 lines of 10, baselines at 8 and 18`.
  public var description: String {
    "\(Size(width: width, height: height)), \(lineCount) lines of \(NumberText.string(lineHeight)), "
      + "baselines at \(NumberText.string(firstBaseline)) and \(NumberText.string(lastBaseline))"
  }
}
