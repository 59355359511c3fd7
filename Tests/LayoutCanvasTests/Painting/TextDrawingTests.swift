#if canImport(CCairo)
  import LayoutCore
  import Testing

  @testable import LayoutCanvas

  @Suite("Texts in boxes")
  struct TextDrawingTests {
    let measurer = TestFonts.measurer()

    /// The rows of pixels that have ink, as ranges: one for each line of letters without descenders.
    private func inkRows(_ pixels: Pixels) -> [Range<Int>] {
      var rows: [Range<Int>] = []
      for y in 0..<pixels.height where (0..<pixels.width).contains(where: { pixels[$0, y].alpha > 0 }) {
        if let last = rows.last, last.upperBound == y {
          rows[rows.count - 1] = last.lowerBound..<y + 1
        } else {
          rows.append(y..<y + 1)
        }
      }
      return rows
    }

    @Test("lines are drawn where they were measured", arguments: [200.0, 120, 80, 50, 20, 0])
    func lines(width: Double) throws {
      let text = "one two xxx ace nnn mm"
      let metrics = measurer.measure(text, style: TestFonts.style(), width: width, lineLimit: nil)
      let pixels = try drawn(220, metrics.height + 10) {
        let box = Rect(x: 5, y: 0, width: max(width, metrics.width), height: metrics.height)
        $0.text(text, style: TestFonts.style(), color: .black, in: box)
      }
      let rows = inkRows(pixels)
      #expect(rows.count == metrics.lineCount)
      #expect(rows.first.map { Double($0.upperBound) >= metrics.firstBaseline } == true)
      #expect(rows.last.map { (Double($0.upperBound) - metrics.lastBaseline).magnitude < 2 } == true)
    }

    @Test("a text drawn in the width it measured breaks in the same places", arguments: 1...12)
    func sameBreaks(step: Int) throws {
      let text = "axe cox zoo new vex six nor aces xenon \(String(repeating: "n", count: 30))"
      let style = TestFonts.style(13)
      let metrics = measurer.measure(text, style: style, width: Double(step) * 23, lineLimit: nil)
      let pixels = try drawn(metrics.width + 2, metrics.height + 20) {
        $0.text(text, style: style, color: .black, in: Rect(x: 0, y: 0, width: metrics.width, height: metrics.height))
      }
      #expect(inkRows(pixels).count == metrics.lineCount)
      let ink = try #require(pixels.inkBounds)
      #expect(ink.maxX <= metrics.width + 1)
      #expect(ink.maxY <= metrics.height)
    }

    @Test("an ellipsis stays inside what was measured", arguments: [TruncationMode.head, .middle, .tail])
    func ellipsis(truncation: TruncationMode) throws {
      for text in ["hello wide world of text", "سلام عليكم يا عالم"] {
        let style = TestFonts.style(lineLimit: 1, truncation: truncation)
        let metrics = measurer.measure(text, style: style, width: 90, lineLimit: nil)
        let pixels = try drawn(200, 40) {
          $0.text(text, style: style, color: .black, in: Rect(x: 0, y: 0, width: metrics.width, height: metrics.height))
        }
        let ink = try #require(pixels.inkBounds)
        #expect(ink.maxX <= metrics.width.rounded(.up) + 1)
        // The last pixels are ink: the measured width has no empty room at its end.
        #expect(ink.maxX > metrics.width - 6)
      }
    }

    @Test(
      "sides follow the style, not the letters",
      arguments: [
        (.leading, .leftToRight, 0), (.center, .leftToRight, 0.5), (.trailing, .leftToRight, 1),
        (.leading, .rightToLeft, 1), (.center, .rightToLeft, 0.5), (.trailing, .rightToLeft, 0),
      ] as [(TextAlignment, LayoutDirection, Double)], ["abc", "سلام"])
    func alignment(item: (TextAlignment, LayoutDirection, Double), text: String) throws {
      let style = TestFonts.style(alignment: item.0, direction: item.1)
      let width = measurer.measure(text, style: style, width: nil, lineLimit: nil).width
      let pixels = try drawn(200, 30) {
        $0.text(text, style: style, color: .black, in: Rect(x: 0, y: 0, width: 200, height: 20))
      }
      let ink = try #require(pixels.inkBounds)
      #expect((ink.minX - (200 - width) * item.2).magnitude < 3)
      #expect((ink.maxX - width - (200 - width) * item.2).magnitude < 3)
    }

    @Test(
      "neutral signs follow the style's direction",
      arguments: [(.leftToRight, false), (.rightToLeft, true)] as [(LayoutDirection, Bool)])
    func neutral(direction: LayoutDirection, isMirrored: Bool) throws {
      // In "(-", the bracket comes first; read from the right it is on the right.
      let pixels = try drawn(40, 30) {
        $0.text(
          "(-", style: TestFonts.style(direction: direction), color: .black,
          in: Rect(x: 10, y: 0, width: 13, height: 20))
      }
      let ink = try #require(pixels.inkBounds)
      func height(_ column: Int) -> Int { (0..<30).count { pixels[column, $0].alpha > 60 } }
      let columns = Int(ink.minX)..<Int(ink.maxX)
      let tallest = try #require(columns.max { height($0) < height($1) })
      #expect((Double(tallest) > ink.midX) == isMirrored)
    }

    @Test("the same text at twice the scale has the same lines and twice the size")
    func scale() throws {
      let box = Rect(x: 2, y: 2, width: 70, height: 60)
      let draw = { (painter: Painter) in
        painter.text("one two xxx", style: TestFonts.style(), color: .black, in: box)
      }
      let (one, two) = (try drawn(80, 60, draw), try drawn(80, 60, scale: 2, draw))
      let (small, large) = (try #require(one.inkBounds), try #require(two.inkBounds))
      #expect((small.width * 2 - large.width).magnitude <= 4)
      #expect((small.height * 2 - large.height).magnitude <= 4)
      #expect(inkRows(one).count == inkRows(two).count)
    }

    @Test("drawing a measured text reads no size from Pango")
    func queries() throws {
      let surface = try CanvasSurface(size: Size(width: 100, height: 40), text: measurer)
      let style = TestFonts.style()
      let metrics = measurer.measure("Hello, world", style: style, width: 60, lineLimit: nil)
      let box = Rect(x: 0, y: 0, width: 60, height: metrics.height)
      for format in CanvasFormat.allCases {
        _ = try surface.bytes(as: format) { $0.text("Hello, world", style: style, color: .black, in: box) }
      }
      #expect(measurer.queryCount == 1)
    }

    @Test("texts without ink, and texts in boxes without width")
    func nothing() throws {
      let pixels = try drawn(40, 40) { painter in
        painter.text("", style: TestFonts.style(), color: .black, in: Rect(x: 0, y: 0, width: 30, height: 30))
        painter.text("   \n ", style: TestFonts.style(), color: .black, in: Rect(x: 0, y: 0, width: 30, height: 30))
        painter.text("abc", style: TestFonts.style(), color: .clear, in: Rect(x: 0, y: 0, width: 30, height: 30))
      }
      #expect(pixels.inkBounds == nil)
      let narrow = try drawn(40, 80) {
        $0.text("abc", style: TestFonts.style(), color: .black, in: Rect(x: 2, y: 0, width: 0, height: 0))
      }
      #expect(inkRows(narrow).count == 3)
    }

    @Test("a long text draws what is visible")
    func longText() throws {
      let text = String(repeating: "xxx\n", count: 500_000)
      let pixels = try drawn(40, 60) {
        $0.text(text, style: TestFonts.style(), color: .black, in: Rect(x: 0, y: 0, width: 40, height: 1000))
      }
      #expect(inkRows(pixels).count == 3)
    }
  }
#endif
