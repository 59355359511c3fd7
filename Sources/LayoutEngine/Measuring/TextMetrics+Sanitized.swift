extension TextMetrics {
  /// An answer from outside as the engine can use it.
  ///
  /// 1. What is no length is 0, and what is too long the limit.
  /// 2. A height of a line that is no length is an equal share of the whole height.
  /// 3. No text has less than no lines.
  /// 4. A baseline that is no number lies at the bottom.
  var sanitized: TextMetrics {
    var fault = Length.Fault.none
    let size = Length.answered(Size(width: width, height: height), to: .unspecified, &fault)
    let lines = max(0, lineCount)
    return TextMetrics(
      width: size.width, height: size.height,
      lineHeight: Length.isExtent(lineHeight) ? lineHeight + 0 : size.height / Double(max(1, lines)),
      lineCount: lines, firstBaseline: (Length.guide(firstBaseline) ?? size.height) + 0,
      lastBaseline: (Length.guide(lastBaseline) ?? size.height) + 0, isNatural: isNatural)
  }
}

extension TextMetrics: CustomStringConvertible {
  /// `40x20, 2 lines of 10, baselines at 8 and 18`.
  public var description: String {
    "\(Size(width: width, height: height)), \(lineCount) lines of \(NumberText.string(lineHeight)), "
      + "baselines at \(NumberText.string(firstBaseline)) and \(NumberText.string(lastBaseline))"
  }
}
