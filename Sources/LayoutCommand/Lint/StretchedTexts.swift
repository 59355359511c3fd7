import ArgumentParser
import Layout
import LayoutCanvas

/// What becomes of a screen's texts while it is checked.
enum LintTexts: String, ExpressibleByArgument, CaseIterable {
  /// As they are.
  case usual
  /// Three times as long, as in other languages or with other data.
  case long
  /// Empty, as before anything is loaded.
  case empty

  func text(_ text: String) -> String {
    switch self {
    case .usual: text
    case .long: text.isEmpty ? "" : "\(text) \(text) \(text)"
    case .empty: ""
    }
  }
}

/// Measures other texts than it is asked for, so that a screen need not know that it is checked.
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

  /// Texts of the canvas where this build has one, and characters counted elsewhere.
  static func measurers(_ texts: LintTexts) -> Measurers {
    #if Canvas
      Measurers(text: StretchedTexts(PangoTextMeasurer.shared, texts), images: CanvasImageStore.shared)
    #else
      Measurers(text: StretchedTexts(FixedTextMeasurer.standard, texts))
    #endif
  }
}
