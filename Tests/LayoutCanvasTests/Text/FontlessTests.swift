#if canImport(CCairo)
  import LayoutCore
  import TestPromises
  import Testing

  @testable import LayoutCanvas

  @Suite("A machine without fonts")
  struct FontlessTests {
    let measurer = PangoTextMeasurer(cacheCapacity: 8, engines: EnginePool(ignoresFonts: TestFonts.pinned))

    @Test(
      "texts have the sizes of the measurer without a host", .promises("B25"), arguments: [nil, 16, 100] as [Double?])
    func sizes(width: Double?) {
      let style = TestFonts.style()
      for text in ["Hello", "a\nbb\n", "", "سلام"] {
        let metrics = measurer.measure(text, style: style, width: width, lineLimit: 2)
        #expect(metrics == FixedTextMeasurer.standard.measure(text, style: style, width: width, lineLimit: 2))
      }
      #expect(!measurer.hasFonts)
      #expect(measurer.unknownGlyphCount(in: "a b", style: style) == 2)
    }

    @Test("drawing a text is an error that names the remedy", .promises("B25"), arguments: CanvasFormat.allCases)
    func drawing(format: CanvasFormat) throws {
      let surface = try CanvasSurface(size: Size(width: 50, height: 20), text: measurer)
      #expect(throws: CanvasError.noFonts) {
        try surface.bytes(as: format) {
          $0.text("a", style: TestFonts.style(), color: .black, in: Rect(x: 0, y: 0, width: 50, height: 20))
        }
      }
    }
  }
#endif
