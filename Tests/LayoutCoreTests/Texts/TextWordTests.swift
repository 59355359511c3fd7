import LayoutEngine
import Testing

@testable import LayoutCore

/// The width of a text's longest word, which containers of CSS keep whole.
@Suite struct TextWordTests {
  /// Characters of 8 points, lines of 20.
  private static func metrics(_ text: String, _ change: (inout TextStyle) -> Void = { _ in }) -> TextMetrics {
    var style = TextStyle(font: .system(size: 16))
    change(&style)
    return FixedTextMeasurer.standard.measureWords(of: text, style: style)
  }

  @Test(arguments: [
    ("", 0, 1), ("a", 1, 1), ("one three two", 5, 3), ("  leading and  trailing ", 8, 3),
    ("tab\tor\nline\r\nfeed", 4, 4),
    ("no\u{A0}break here", 8, 2), ("narrow\u{202F}space", 12, 1), ("zero\u{200B}width", 5, 2),
    // Hyphens between letters, and others; dashes.
    ("well-known", 5, 2), ("well\u{2010}known", 5, 2), ("19-year", 4, 2), ("a -b", 2, 2), ("- -", 1, 2), ("1-2", 3, 1),
    ("a-1", 3, 1), ("word—word", 5, 2), ("1990–2000", 5, 2), ("–a", 1, 2),
    // Characters that stand alone, and their punctuation.
    ("日本語", 1, 3), ("日本語、です。", 2, 5), ("「日本」", 2, 2), ("文「日", 2, 2), ("abc日本", 3, 3), ("한국어 text", 4, 4), ("Ａｂ", 1, 2),
    ("สวัสดี", 1, 4), ("😀😀😀", 1, 3), ("now😀", 3, 2),
    // One character of several scalars.
    ("e\u{301}tude 👩‍👩‍👧", 5, 2),
  ])
  func `a line ends where it may`(text: String, longest: Int, lines: Int) {
    let metrics = TextWordTests.metrics(text)
    #expect(metrics.width == Double(longest) * 8)
    #expect(metrics.lineCount == lines)
  }

  @Test func `a text with a limit of lines needs no width, since it may be cut or become smaller`() {
    #expect(TextWordTests.metrics("a bb cccc") { $0.lineLimit = 3 }.width == 0)
    #expect(TextWordTests.metrics("a bb cccc").width == 32)
  }

  @Test func `parts in other fonts keep their letters`() {
    // The last word alone is twice as large, and an ideograph before it moves it by its bytes.
    let text = "日本 long four"
    let start = text.utf8.count - 4
    let metrics = TextWordTests.metrics(text) { style in
      var run = TextRuns.Run(start..<start + 4)
      run.font = .system(size: 32)
      style.runs = TextRuns([run])
    }
    #expect(metrics.width == 64)
  }
}
