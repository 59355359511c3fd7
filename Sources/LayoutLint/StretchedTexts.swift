package import LayoutCore

/// Measures other texts in place of the screen's, so that the screen needs no change for the check.
package final class StretchedTexts: TextMeasurer {
  private let base: any TextMeasurer
  private let texts: LintTexts

  package init(_ base: any TextMeasurer, _ texts: LintTexts) {
    self.base = base
    self.texts = texts
  }

  package func measure(_ text: String, style: TextStyle, width: Double?, lineLimit: Int?) -> TextMetrics {
    base.measure(texts.text(text), style: style, width: width, lineLimit: lineLimit)
  }

  package func missingGlyphCount(in text: String, style: TextStyle) -> Int {
    texts == .empty ? 0 : base.missingGlyphCount(in: text, style: style)
  }

  package func hasFamily(_ family: String) -> Bool { base.hasFamily(family) }
}

extension Measurers {
  /// The same measurers, with other texts.
  package func stretched(_ texts: LintTexts) -> Measurers {
    var measurers = self
    measurers.text = StretchedTexts(text, texts)
    return measurers
  }
}
