#if canImport(CCairo)
  import CPango
  @testable import LayoutCanvas
  import LayoutCore
  import Testing

  @Suite("Stored texts")
  struct TextResponseTests {
    static let pieces = [
      "one", "two-three", " ", " ", " ", "  ", "\n", "\t", "سلام", "שלום", "12,5", "(", ")", "\u{1F600}", "e\u{301}",
      "日本語の",
      "a_long_identifier", "soft\u{AD}hyphens\u{AD}here", "fi", "W", "\u{200B}", "\u{3000}", "\u{2003}", "…", "!",
      "\u{2028}", "\u{2029}",
    ]

    @Test("texts in any width are as Pango lays them out anew", arguments: 0..<40 as Range<UInt64>)
    func anew(seed: UInt64) {
      var numbers = Numbers(seed)
      precondition(TestFonts.pinned)
      let engine = PangoTextEngine()
      for _ in 0..<8 {
        let text = (0...numbers.next(12)).map { _ in numbers.one(of: Self.pieces) }.joined()
        var style = TextStyle(font: Font(size: 16))
        if numbers.next(3) == 0 { style.direction = .rightToLeft }
        let (measurer, drawn) = (TestFonts.measurer(), TestFonts.measurer())
        let shelf = LayoutShelf(settings: .canvas)
        for _ in 0..<24 {
          let width = Double(numbers.next(numbers.next(4) == 0 ? 160 : 2400)) / 8
          let new = Self.response(engine, text, style, PangoTextEngine.units(width) ?? 0)
          let comment = Comment("\(text.debugDescription) in \(width) \(style.direction)")
          #expect(measurer.measure(text, style: style, width: width, lineLimit: nil) == new, comment)
          #expect(drawn.measure(text, style: style, width: width, lineLimit: nil, shelf: shelf) == new, comment)
        }
      }
    }

    /// The result of Pango alone.
    private static func response(_ engine: PangoTextEngine, _ text: String, _ style: TextStyle, _ width: Int32)
      -> TextMetrics
    {
      func metrics(_ width: Int32) -> TextMetrics {
        engine.configure(text, style: style, width: width, lineLimit: nil)
        let sum = LineSum(of: engine, width: nil)
        return sum.metrics(isNatural: !sum.isBroken)
      }
      let first = metrics(width)
      guard !first.isNatural, first.width > Double(width) / 1024, let own = PangoTextEngine.units(first.width) else {
        return first
      }
      return metrics(own)
    }
  }
#endif
