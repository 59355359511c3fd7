#if canImport(CCairo)
  import LayoutCanvas
  import LayoutCore
  import Testing

  @Suite("How often Pango is asked")
  struct QueryCountTests {
    let style = TestFonts.style()

    @Test("a natural size answers each greater width")
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

    @Test("each narrow width is asked for once")
    func narrow() {
      let measurer = TestFonts.measurer()
      for _ in 0..<3 {
        for width in [60, 60.0001, 50, 0] {
          _ = measurer.measure("Hello, world", style: style, width: width, lineLimit: nil)
        }
      }
      #expect(measurer.queryCount == 4)
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

    @Test("the least recently asked is forgotten")
    func forgets() {
      let measurer = TestFonts.measurer(cacheCapacity: 2)
      func ask(_ text: String) { _ = measurer.measure(text, style: style, width: nil, lineLimit: nil) }
      for text in ["a", "b", "a", "c", "a"] { ask(text) }
      #expect(measurer.queryCount == 3)
      ask("b")
      #expect(measurer.queryCount == 4)
      measurer.removeAllCachedMeasurements()
      ask("b")
      #expect(measurer.queryCount == 5)
    }
  }
#endif
