#if canImport(CCairo)
  import LayoutCore
  import TestPromises
  import Testing

  @testable import LayoutCanvas

  @Suite("Long and hostile texts")
  struct LongTextTests {
    let measurer = TestFonts.measurer()
    let style = TestFonts.style()

    private func text(_ part: String, bytes: Int) -> String {
      String(repeating: part, count: bytes / part.utf8.count)
    }

    @Test("paragraphs are exact, however many")
    func paragraphs() {
      let metrics = measurer.measure(text("abc\n", bytes: 200_000), style: style, width: nil, lineLimit: nil)
      #expect(metrics.lineCount == 50_001)
      #expect(metrics.height == 50_001 * 18.625)
      #expect(metrics.width == 28.7578125)
      #expect(metrics.lastBaseline == 50_000 * 18.625 + 14.8515625)
    }

    @Test("a line longer than Pango can count")
    func longLine() {
      let one = measurer.measure("M ", style: style, width: nil, lineLimit: nil).width
      let metrics = measurer.measure(text("M ", bytes: 400_000), style: style, width: nil, lineLimit: nil)
      #expect(metrics.lineCount == 1)
      #expect(metrics.height == 18.625)
      #expect(metrics.width == one * 200_000)
    }

    @Test("a line limit in a long text", arguments: ["abc def ", "abcdef", "abc\n", "\n", "日本語"])
    func limited(part: String) {
      let metrics = measurer.measure(text(part, bytes: 100_000), style: style, width: 320, lineLimit: 3)
      #expect(metrics.lineCount == 3)
      #expect(metrics.width <= 320)
      #expect(!metrics.isNatural || part == "\n" || part == "abc\n")
    }

    @Test("one line of a long text has no limit in width")
    func oneLongLine() {
      let metrics = measurer.measure(text("M ", bytes: 100_000), style: style, width: nil, lineLimit: 1)
      #expect(metrics.lineCount == 1)
      #expect(metrics.width == measurer.measure("M ", style: style, width: nil, lineLimit: nil).width * 50_000)
    }

    @Test("long words break where short ones do")
    func longWords() {
      // 20 letters of the fixed-width font fit into a line; 2,000 letters have no space.
      let style = TextStyle(font: .monospaced(size: 16))
      let letter = measurer.measure("a", style: style, width: nil, lineLimit: nil).width
      let metrics = measurer.measure(text("a", bytes: 2000), style: style, width: letter * 20, lineLimit: nil)
      #expect(metrics.lineCount == 100)
      #expect(metrics.width == letter * 20)
    }

    @Test("ten megabytes", .promises("B25"), arguments: ["abc def ", "abcdef", "\n", "e\u{301}"])
    func tenMegabytes(part: String) {
      let text = text(part, bytes: 10_000_000)
      let metrics = measurer.measure(text, style: style, width: 320, lineLimit: nil)
      let small = measurer.measure(self.text(part, bytes: 100_000), style: style, width: 320, lineLimit: nil)
      // A hundred times as many lines as a hundredth of it, to a percent.
      #expect((Double(metrics.lineCount) / Double(small.lineCount * 100) - 1).magnitude < 0.01)
      #expect(metrics.height == Double(metrics.lineCount) * 18.625 || part == "e\u{301}")
      #expect(metrics.width <= 320)
    }

    @Test("one character of a megabyte", .promises("B25"))
    func oneCharacter() {
      let text = "e" + String(repeating: "\u{301}", count: 500_000)
      let metrics = measurer.measure(text, style: style, width: 100, lineLimit: nil)
      #expect(metrics.height.isFinite && metrics.height >= 18.625)
    }

    @Test(
      "pieces hold so many marks on one character, and tabs, that Pango is done with each at once",
      .promises("B25"),
      arguments: ["\u{301}", "\t", "\u{200D}", "\t\u{301}"], [false, true])
    func costly(part: String, isLimited: Bool) {
      let count = 100_000 / part.unicodeScalars.count
      let text = "e" + String(repeating: part, count: count)
      let blocks = Array(TextBlocks(text, style: style, isLimited: isLimited))
      #expect(blocks.map(\.text).joined() == text)
      #expect(blocks.allSatisfy { $0.text.unicodeScalars.count <= 2 * TextBlocks.costly + 1 })
      #expect(blocks.count <= 100_000 / TextBlocks.costly + 1)
      // What counts is one line, and one character.
      let lines = String(repeating: String(repeating: part, count: 8) + "x\n", count: 1000 / (8 * part.utf8.count + 2))
      #expect(Array(TextBlocks(lines, style: style, isLimited: isLimited)).count == 1)
    }

    @Test(
      "tabs are counted line by line, wherever Pango ends lines",
      .promises("B25"),
      arguments: ["\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{1C}", "\u{85}", "\u{2028}", "\u{2029}"])
    func lineEnds(end: String) {
      let lineCount = measurer.measure("a\(end)b", style: style, width: nil, lineLimit: nil).lineCount
      let line = String(repeating: "\t", count: 8) + "x" + end
      let lines = String(repeating: line, count: 1000 / line.utf8.count)
      let blocks = Array(TextBlocks(lines, style: style, isLimited: true))
      #expect(blocks.map(\.text).joined() == lines)
      #expect((blocks.count == 1) == (lineCount == 2))
    }

    @Test("a hundred thousand marks on one character, and fifty thousand tabs", .promises("B25"), arguments: [nil, 1])
    func marksAndTabs(lineLimit: Int?) {
      let one = measurer.measure("e\u{301}", style: style, width: nil, lineLimit: nil)
      let marks = measurer.measure(
        "e" + String(repeating: "\u{301}", count: 100_000), style: style, width: nil, lineLimit: lineLimit)
      #expect(marks.lineCount == 1 && marks.width >= one.width && marks.height.isFinite)
      let tab = measurer.measure("\t", style: style, width: nil, lineLimit: nil)
      let tabs = measurer.measure(
        String(repeating: "\t", count: 50_000), style: style, width: nil, lineLimit: lineLimit)
      #expect(tabs.lineCount == 1 && tabs.height == tab.height)
      #expect(tabs.width == tab.width * 50_000)
    }

    @Test("control characters and lone marks", .promises("B25"), arguments: 0...31)
    func controls(code: Int) throws {
      let scalar = try #require(Unicode.Scalar(UInt32(code)))
      let metrics = measurer.measure("a\(Character(scalar))b", style: style, width: 40, lineLimit: 2)
      #expect(metrics.lineCount >= 1 && metrics.lineCount <= 2)
      #expect(metrics.width > 0 && metrics.width <= 40)
    }

    @Test(
      "blocks hold the whole text and nothing twice", arguments: ["ab cd ", "abc", "é\u{301}", "ab\r\n", "x\u{2029}"],
      [false, true])
    func blocks(part: String, isLimited: Bool) {
      let style = TestFonts.style(1000)
      let text = text(part, bytes: 5000)
      let blocks = Array(TextBlocks(text, style: style, isLimited: isLimited))
      #expect(blocks.count > 5)
      #expect(blocks.allSatisfy { $0.text.utf8.count <= TextBlocks.limit(style) })
      #expect(blocks.last?.isLast == true)
      #expect(blocks.last?.end == text.utf8.count)
      let separator = part.contains("\r\n") ? "\r\n" : "\u{2029}"
      let joined = blocks.map { $0.text + ($0.endsParagraph && !$0.isLast ? separator : "") }.joined()
      #expect(joined == text)
    }
  }
#endif
