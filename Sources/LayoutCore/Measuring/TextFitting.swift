/// The smaller form of a text that does not fit its limit of lines.
extension TextStyle {
  /// Whether the text may become smaller.
  package var mayShrink: Bool { lineLimit != nil && (minimumScaleFactor < 1 || allowsTightening) }

  /// The style in which a text is measured and drawn in lines of `width` points.
  ///
  /// 1. A text without a limit of lines in its style, or one that fits, keeps its size. A height that is too small
  ///    shrinks nothing: it cuts lines.
  /// 2. Where it may be tightened, and fits then, its letters move together by a twentieth of the font's size.
  /// 3. Otherwise all its sizes are multiplied by the greatest whole per cent with which it fits, or by the least
  ///    factor that is allowed. The letters stay together.
  ///
  /// The result does not shrink any more, and has the same lines in each width down to that of its longest line.
  ///
  /// - Complexity: a measurement; where it does not fit, one to tighten and up to seven to find the per cent.
  package func fitted(_ text: String, width: Double?, by measurer: some TextMeasurer) -> TextStyle {
    guard mayShrink, let limit = lineLimit else { return self }
    var fixed = self
    fixed.minimumScaleFactor = 1
    fixed.allowsTightening = false
    func fits(_ style: TextStyle) -> Bool {
      var endless = style
      endless.lineLimit = nil
      return measurer.measure(text, style: endless, width: width, lineLimit: nil).lineCount <= max(1, limit)
    }
    // 1.
    if fits(fixed) { return fixed }
    // 2.
    if allowsTightening {
      fixed = fixed.tightened
      if fits(fixed) { return fixed }
    }
    // 3.
    var (low, high) = (min(max(Int((minimumScaleFactor * 100).rounded(.up)), 1), 100), 100)
    if low == 100 || !fits(fixed.scaled(Double(low) / 100)) { return fixed.scaled(minimumScaleFactor) }
    while high - low > 1 {
      let middle = (low + high) / 2
      if fits(fixed.scaled(Double(middle) / 100)) { low = middle } else { high = middle }
    }
    return fixed.scaled(Double(low) / 100)
  }

  /// Measures a text in the form in which it fits a width.
  ///
  /// A text that is smaller there, or tightened, would be larger in more room: its width is not its natural one.
  package func metrics(
    of text: String, width: Double?, by measurer: some TextMeasurer, _ measure: (TextStyle) -> TextMetrics
  ) -> TextMetrics {
    let style = fitted(text, width: width, by: measurer)
    var metrics = measure(style)
    if style.font.size != font.size || style.kerning != kerning { metrics.isNatural = false }
    return metrics
  }

  private var tightened: TextStyle {
    var style = self
    style.kerning -= font.size / 20
    if let runs {
      style.runs = TextRuns(
        runs.runs.map { run in
          var run = run
          if let kerning = run.kerning { run.kerning = kerning - (run.font ?? font).size / 20 }
          return run
        })
    }
    return style
  }

  private func scaled(_ factor: Double) -> TextStyle {
    guard factor < 1 else { return self }
    var style = self
    style.font.size *= factor
    style.kerning *= factor
    style.baselineOffset *= factor
    style.lineSpacing *= factor
    if let points = lineHeight?.points { style.lineHeight = .exact(points: points * factor) }
    if let runs {
      style.runs = TextRuns(
        runs.runs.map { run in
          var run = run
          run.font?.size *= factor
          if let kerning = run.kerning { run.kerning = kerning * factor }
          if let offset = run.baselineOffset { run.baselineOffset = offset * factor }
          return run
        })
    }
    return style
  }
}
