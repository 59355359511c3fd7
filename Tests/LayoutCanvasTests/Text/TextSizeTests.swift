#if canImport(CCairo)
  import LayoutCanvas
  import LayoutCore
  import TestPromises
  import Testing

  @Suite("Sizes of texts in DejaVu")
  struct TextSizeTests {
    let measurer = TestFonts.measurer()

    struct FontCase: Sendable, CustomTestStringConvertible {
      var font: Font
      var width: Double
      var height: Double
      var baseline: Double
      var testDescription: String { "\(font.family ?? "default") \(font.size) \(font.weight.rawValue)" }
    }

    @Test(
      "one line",
      arguments: [
        FontCase(font: Font(family: "DejaVu Sans", size: 8), width: 47.390625, height: 9.3125, baseline: 7.42578125),
        FontCase(font: Font(family: "DejaVu Sans", size: 16), width: 94.78125, height: 18.625, baseline: 14.8515625),
        FontCase(font: .body, width: 100.708984375, height: 19.7890625, baseline: 15.7802734375),
        FontCase(font: .system(size: 100), width: 592.3828125, height: 116.40625, baseline: 92.822265625),
        FontCase(font: .system(size: 16).bold(), width: 108.453125, height: 18.625, baseline: 14.8515625),
        FontCase(font: .serif(size: 16), width: 99.796875, height: 18.625, baseline: 14.8515625),
        FontCase(font: .monospaced(size: 16), width: 115.59375, height: 18.625, baseline: 14.8515625),
        FontCase(font: .system(size: 16).italic(), width: 94.78125, height: 18.625, baseline: 14.8515625),
        FontCase(font: Font(family: "No Such Family", size: 16), width: 94.78125, height: 18.625, baseline: 14.8515625),
      ])
    func oneLine(_ item: FontCase) {
      let metrics = measurer.measure("Hello, world", style: TextStyle(font: item.font), width: nil, lineLimit: nil)
      #expect(
        metrics
          == TextMetrics(
            width: item.width, height: item.height, lineHeight: item.height, lineCount: 1,
            firstBaseline: item.baseline, lastBaseline: item.baseline, isNatural: true))
    }

    @Test("Where heights are whole points, that of a line is too", arguments: [1, 2, 5])
    func wholeLines(count: Int) {
      precondition(TestFonts.pinned)
      var settings = FontSettings.canvas
      settings.hasWholeHeights = true
      let whole = PangoTextMeasurer(settings: settings)
      let text = Array(repeating: "Hello", count: count).joined(separator: "\n")
      let metrics = whole.measure(text, style: TestFonts.style(), width: nil, lineLimit: nil)
      // A line is 18.625 points high.
      #expect(metrics.lineHeight == 19)
      #expect(metrics.height == [1: 19, 2: 38, 5: 94][count])
      // What a stack takes for the least height of the text is the height of its first line.
      #expect(metrics.lineHeight == whole.measure(text, style: TestFonts.style(), width: nil, lineLimit: 1).height)
    }

    @Test("fonts beyond 10,000 points count as 10,000", arguments: [10_000, 20_000, 1e300])
    func hugeFont(size: Double) {
      let metrics = measurer.measure("a", style: TestFonts.style(size), width: nil, lineLimit: nil)
      #expect(metrics.width == 6127.9296875)
      #expect(metrics.height == 11_640.625)
    }

    struct WidthCase: Sendable {
      var width: Double
      var answer: Double
      var lines: Int
      var isNatural: Bool
    }

    @Test(
      "lines of a limited width",
      arguments: [
        WidthCase(width: 1000, answer: 94.78125, lines: 1, isNatural: true),
        WidthCase(width: 94.78125, answer: 94.78125, lines: 1, isNatural: true),
        WidthCase(width: 94.7803, answer: 94.78125, lines: 1, isNatural: true),
        WidthCase(width: 94.78, answer: 45.640625, lines: 2, isNatural: false),
        WidthCase(width: 60, answer: 45.640625, lines: 2, isNatural: false),
        WidthCase(width: 45.640625, answer: 45.640625, lines: 2, isNatural: false),
        WidthCase(width: 10, answer: 13.0859375, lines: 9, isNatural: false),
        WidthCase(width: 0, answer: 13.0859375, lines: 9, isNatural: false),
        WidthCase(width: -5, answer: 13.0859375, lines: 9, isNatural: false),
        WidthCase(width: .nan, answer: 94.78125, lines: 1, isNatural: true),
        WidthCase(width: .infinity, answer: 94.78125, lines: 1, isNatural: true),
        WidthCase(width: -.infinity, answer: 13.0859375, lines: 9, isNatural: false),
        WidthCase(width: 1e300, answer: 94.78125, lines: 1, isNatural: true),
      ])
    func wraps(_ item: WidthCase) {
      let metrics = measurer.measure("Hello, world", style: TestFonts.style(), width: item.width, lineLimit: nil)
      #expect(
        metrics
          == TextMetrics(
            width: item.answer, height: 18.625 * Double(item.lines), lineHeight: 18.625, lineCount: item.lines,
            firstBaseline: 14.8515625, lastBaseline: 14.8515625 + 18.625 * Double(item.lines - 1),
            isNatural: item.isNatural))
    }

    @Test("a text measured again at its own width has the same lines", arguments: 1...40)
    func ownWidth(step: Int) {
      let text = "The quick brown fox jumps over the lazy dog, سلام عليكم, and an_identifier_that_is_too_long."
      let width = Double(step) * 17.3
      let first = measurer.measure(text, style: TestFonts.style(), width: width, lineLimit: nil)
      let second = TestFonts.measurer().measure(text, style: TestFonts.style(), width: first.width, lineLimit: nil)
      #expect(second.height == first.height)
      #expect(second.width == first.width)
    }

    @Test(
      "texts and their lines",
      .promises("B25"),
      arguments: [
        ("", 0, 1), ("\n", 0, 2), ("a\n", 9.8046875, 2), ("a\r\nb\rc\u{2029}d\u{2028}e", 10.15625, 5),
        (" ", 5.0859375, 1), ("abc ", 33.84375, 1), ("e\u{301}", 9.84375, 1), ("\u{202E}abc\u{200F}", 28.7578125, 1),
        ("سلام عليكم يا عالم", 126.546875, 1), ("שלום עולם", 74.578125, 1), ("x\u{FFFD}y", 35.34375, 1),
      ] as [(String, Double, Int)])
    func texts(text: String, width: Double, lines: Int) {
      let metrics = measurer.measure(text, style: TestFonts.style(), width: nil, lineLimit: nil)
      #expect(metrics.width == width)
      #expect(metrics.lineCount == lines)
      #expect(metrics.height == Double(lines) * 18.625)
      #expect(metrics.isNatural)
    }

    @Test("a NUL does not end the text", .promises("B25"))
    func null() {
      let metrics = measurer.measure("x\0y", style: TestFonts.style(), width: nil, lineLimit: nil)
      #expect(metrics.width == 35.34375)
    }

    @Test("glyphs that no font has", .promises("B25"), arguments: [("日本語", 3), ("abc é \n", 0), ("a日b", 1), ("", 0)])
    func unknownGlyphs(text: String, count: Int) {
      #expect(measurer.unknownGlyphCount(in: text, style: TestFonts.style()) == count)
    }

    @Test("the fonts are the pinned ones")
    func fonts() {
      #expect(measurer.hasFonts)
      let noto = TextStyle(font: Font(family: "Noto Sans", size: 16))
      #expect(measurer.measure("Hello, world", style: noto, width: nil, lineLimit: nil).width == 94.78125)
    }
  }
#endif
