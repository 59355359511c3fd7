#if canImport(CCairo)
  import LayoutCanvas
  import LayoutCore
  import Testing

  @Suite("Line limits and ellipses")
  struct LineLimitTests {
    let measurer = TestFonts.measurer()
    static let paragraphs = "one two three\nfour five six\nseven"

    struct LimitCase: Sendable {
      var limit: Int
      var width: Double?
      var response: Double
      var lines: Int
      var isNatural: Bool
    }

    @Test(
      "the limit counts through all paragraphs",
      arguments: [
        LimitCase(limit: 1, width: 80, response: 70.21875, lines: 1, isNatural: false),
        LimitCase(limit: 2, width: 80, response: 64.0078125, lines: 2, isNatural: false),
        LimitCase(limit: 3, width: 80, response: 72.7734375, lines: 3, isNatural: false),
        LimitCase(limit: 4, width: 80, response: 66.6171875, lines: 4, isNatural: false),
        LimitCase(limit: 5, width: 80, response: 66.6171875, lines: 5, isNatural: false),
        LimitCase(limit: 6, width: 80, response: 66.6171875, lines: 5, isNatural: false),
        LimitCase(limit: 1, width: nil, response: 127.421875, lines: 1, isNatural: true),
        LimitCase(limit: 2, width: nil, response: 111.421875, lines: 2, isNatural: true),
        LimitCase(limit: 3, width: nil, response: 111.421875, lines: 3, isNatural: true),
        LimitCase(limit: .max, width: nil, response: 111.421875, lines: 3, isNatural: true),
        LimitCase(limit: 0, width: nil, response: 127.421875, lines: 1, isNatural: true),
        LimitCase(limit: .min, width: nil, response: 127.421875, lines: 1, isNatural: true),
      ])
    func paragraphs(_ item: LimitCase) {
      for text in [Self.paragraphs, Self.paragraphs.replacing("\n", with: "\r\n")] {
        let metrics = measurer.measure(text, style: TestFonts.style(), width: item.width, lineLimit: item.limit)
        #expect(metrics.width == item.response)
        #expect(metrics.lineCount == item.lines)
        #expect(metrics.height == Double(item.lines) * 18.625)
        #expect(metrics.isNatural == item.isNatural)
      }
    }

    @Test("the smaller limit counts", arguments: [(1, 3, 1), (3, 1, 1), (nil, 2, 2), (2, nil, 2), (nil, nil, 5)])
    func smallerLimit(style: Int?, requested: Int?, lines: Int) {
      let style = TestFonts.style(lineLimit: style)
      #expect(measurer.measure(Self.paragraphs, style: style, width: 80, lineLimit: requested).lineCount == lines)
    }

    @Test("empty lines at the end count like others", arguments: ["a\n\n\n", "\n\n\n", "a b\r\n\r\n\r\n"])
    func emptyLines(text: String) {
      for limit in 1...6 {
        let metrics = measurer.measure(text, style: TestFonts.style(), width: 50, lineLimit: limit)
        #expect(metrics.lineCount == min(limit, 4))
      }
    }

    @Test(
      "a shortened text is as wide as what is seen of it",
      arguments: [
        (100, 1, .tail, 97.28125), (100, 1, .middle, 96.9609375), (100, 1, .head, 94.3515625),
        (100, 2, .tail, 91.921875), (50, 1, .tail, 44.875), (50, 2, .tail, 43.6875),
        (16, 1, .tail, 16), (5, 1, .tail, 5), (0, 1, .tail, 0), (200, 1, .tail, 187.59375),
      ] as [(Double, Int, TruncationMode, Double)])
    func ellipsis(width: Double, limit: Int, truncation: TruncationMode, response: Double) {
      let style = TestFonts.style(truncation: truncation)
      let metrics = measurer.measure("hello wide world of text", style: style, width: width, lineLimit: limit)
      #expect(metrics.width == response)
      #expect(metrics.lineCount == (width == 200 ? 1 : limit))
      #expect(metrics.isNatural == (width == 200))
    }

    @Test("an ellipsis at the end of Arabic")
    func arabicEllipsis() {
      let text = "سلام عليكم يا عالم"
      let metrics = measurer.measure(text, style: TestFonts.style(), width: 80, lineLimit: 1)
      #expect(metrics.width == 73.6171875)
      #expect(!metrics.isNatural)
      // At its own width it is shortened in the same place.
      let again = measurer.measure(text, style: TestFonts.style(), width: metrics.width, lineLimit: 1)
      #expect(again == metrics)
    }

    @Test(
      "lines that are left out leave an ellipsis where the style shortens",
      arguments: [(.tail, "b…"), (.middle, "b…d"), (.head, "…d")] as [(TruncationMode, String)])
    func folded(truncation: TruncationMode, line: String) {
      let style = TestFonts.style(truncation: truncation)
      let metrics = measurer.measure("a\nb\nc\nd", style: style, width: nil, lineLimit: 2)
      let expected = measurer.measure(line, style: style, width: nil, lineLimit: nil)
      #expect(metrics.width == expected.width)
      #expect(metrics.lineCount == 2)
    }
  }
#endif
