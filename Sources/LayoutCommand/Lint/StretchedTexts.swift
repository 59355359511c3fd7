import ArgumentParser
import Layout
import LayoutCanvas

/// The texts in place of a screen's own, while it is checked.
enum LintTexts: String, ExpressibleByArgument, CaseIterable {
  /// The screen's own texts.
  case usual
  /// Texts three times as long, as in other languages or with other data.
  case long
  /// Empty texts, as before anything is loaded.
  case empty

  func text(_ text: String) -> String {
    switch self {
    case .usual: text
    case .long: text.isEmpty ? "" : "\(text) \(text) \(text)"
    case .empty: ""
    }
  }
}

/// Measures other texts in place of the screen's, so that the screen needs no change for the check.
final class StretchedTexts: TextMeasurer {
  private let base: any TextMeasurer
  private let texts: LintTexts

  init(_ base: any TextMeasurer, _ texts: LintTexts) {
    self.base = base
    self.texts = texts
  }

  func measure(_ text: String, style: TextStyle, width: Double?, lineLimit: Int?) -> TextMetrics {
    base.measure(texts.text(text), style: style, width: width, lineLimit: lineLimit)
  }

  func missingGlyphCount(in text: String, style: TextStyle) -> Int {
    texts == .empty ? 0 : base.missingGlyphCount(in: text, style: style)
  }

  /// The canvas's measurer where this build has one; elsewhere texts are measured by their number of characters.
  static func measurers(_ texts: LintTexts) -> Measurers {
    #if Canvas
      Measurers(text: StretchedTexts(PangoTextMeasurer.shared, texts), images: CanvasImageStore.shared)
    #else
      Measurers(text: StretchedTexts(FixedTextMeasurer.standard, texts))
    #endif
  }
}
