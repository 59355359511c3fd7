#if canImport(CCairo)
  @testable import LayoutCanvas
  import LayoutCore
  import Testing

  @Suite("The number of Pango's measurements")
  struct QueryCountTests {
    let style = TestFonts.style()

    @Test("a natural size is the response to each greater width")
    func naturalFirst() {
      let measurer = TestFonts.measurer()
      let natural = measurer.measure("Hello, world", style: style, width: nil, lineLimit: nil)
      for width in [94.78125, 95, 200, 1e9, .infinity] {
        #expect(measurer.measure("Hello, world", style: style, width: width, lineLimit: nil) == natural)
      }
      #expect(measurer.queryCount == 1)
      _ = measurer.measure("Hello, world", style: style, width: 94.7, lineLimit: nil)
      #expect(measurer.queryCount == 2)
    }

    @Test("a width that is large enough gives the natural size")
    func wideFirst() {
      let measurer = TestFonts.measurer()
      let wide = measurer.measure("Hello, world", style: style, width: 300, lineLimit: nil)
      #expect(measurer.measure("Hello, world", style: style, width: nil, lineLimit: nil) == wide)
      #expect(measurer.measure("Hello, world", style: style, width: 100, lineLimit: nil) == wide)
      #expect(measurer.queryCount == 1)
    }

    @Test("each narrow width is measured once, and widths of the same lines together")
    func narrow() {
      let measurer = TestFonts.measurer()
      for _ in 0..<3 {
        for width in [60, 60.0001, 50, 0] {
          _ = measurer.measure("Hello, world", style: style, width: width, lineLimit: nil)
        }
      }
      #expect(measurer.queryCount == 3)
    }

    @Test("stored lines are the response to each width down to their own", arguments: [17.3, 60, 97, 160, 333, 500])
    func sameLines(width: Double) {
      let text = "The quick brown fox jumps over the lazy dog, سلام عليكم, and  an_identifier_that_is_too_long.  "
      let measurer = TestFonts.measurer()
      let wide = measurer.measure(text, style: style, width: width, lineLimit: nil)
      #expect(wide.width <= width)
      for step in 0...10 {
        let between = wide.width + (width - wide.width) * Double(step) / 10
        #expect(measurer.measure(text, style: style, width: between, lineLimit: nil) == wide)
        #expect(TestFonts.measurer().measure(text, style: style, width: between, lineLimit: nil) == wide)
      }
      #expect(measurer.queryCount == 1)
      let narrower = measurer.measure(text, style: style, width: wide.width - 1, lineLimit: nil)
      #expect(narrower != wide)
      #expect(measurer.queryCount == 2)
      let limited = measurer.measure(text, style: style, width: width, lineLimit: 2)
      _ = measurer.measure(text, style: style, width: max(limited.width, width - 1), lineLimit: 2)
      #expect(measurer.queryCount == 4)
    }

    @Test(
      "lines of the widest character are those of the width 0, in one layout",
      arguments: ["Hello, world", "L 123", "i", "W", "a-b (c) il il-il", "fifth office"])
    func widestCharacter(text: String) {
      for font in [Font(size: 16), .serif(size: 21).italic(), .monospaced(size: 12), Font(size: 13.5, weight: .bold)] {
        let style = TextStyle(font: font)
        let narrow = TestFonts.measurer().measure(text, style: style, width: 0, lineLimit: nil)
        let again = TestFonts.measurer().measure(text, style: style, width: narrow.width, lineLimit: nil)
        #expect(narrow == again)
        let engine = PangoTextEngine()
        for _ in 0..<3 { _ = engine.measure(text, style: style, width: 0, lineLimit: nil) }
        #expect(engine.layoutCount == 4)
        let widths = text.filter { $0 != " " }
          .map { engine.measure(String($0), style: style, width: nil, lineLimit: nil).width }
        #expect(engine.widestCharacter(of: text, style: style) == widths.max().map { Int32($0 * 1024) })
      }
    }

    @Test("alignment does not matter, and shortening only where lines are limited")
    func styles() {
      let measurer = TestFonts.measurer()
      for alignment in [TextAlignment.leading, .center, .trailing] {
        for truncation in [TruncationMode.head, .middle, .tail] {
          let style = TestFonts.style(alignment: alignment, truncation: truncation)
          _ = measurer.measure("Hello, world", style: style, width: 60, lineLimit: nil)
        }
      }
      #expect(measurer.queryCount == 1)
      for truncation in [TruncationMode.head, .middle, .tail] {
        _ = measurer.measure("Hello, world", style: TestFonts.style(truncation: truncation), width: 60, lineLimit: 1)
      }
      #expect(measurer.queryCount == 4)
    }

    @Test("the least recently used is dropped")
    func drops() {
      let measurer = TestFonts.measurer(cacheCapacity: 2)
      func request(_ text: String) { _ = measurer.measure(text, style: style, width: nil, lineLimit: nil) }
      for text in ["a", "b", "a", "c", "a"] { request(text) }
      #expect(measurer.queryCount == 3)
      request("b")
      #expect(measurer.queryCount == 4)
      measurer.removeAllCachedMeasurements()
      request("b")
      #expect(measurer.queryCount == 5)
    }
  }
#endif
