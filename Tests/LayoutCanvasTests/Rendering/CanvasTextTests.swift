#if canImport(CCairo)
  import Layout
  import LayoutCanvas
  import TestPromises
  import Testing

  /// Texts between measuring and drawing.
  @Suite struct CanvasTextTests {
    init() { precondition(TestFonts.pinned) }

    private let font = Font(family: "DejaVu Sans", size: 16)

    private func page(_ content: some Layout, width: Double? = nil, height: Double? = nil) -> CanvasPage {
      CanvasPage(content, width: width, height: height, text: TestFonts.measurer())
    }

    @Test func `a text takes what Pango measures`() throws {
      let metrics = TestFonts.measurer().measure("Frames", style: TestFonts.style(), width: nil, lineLimit: nil)
      let page = page(Text("Frames").font(font))
      #expect(page.size == Size(width: metrics.width, height: metrics.height))
    }

    /// The law: drawing never wraps differently. The lines that have ink are those that were measured.
    @Test(arguments: Array(stride(from: 40, through: 400, by: 9)))
    func `a text is drawn in as many lines as it was measured in`(width: Int) throws {
      let words = "The engine takes numbers and gives frames and the canvas draws them just so"
      let page = page(Text(words).font(font), width: Double(width))
      let element = try #require(page.result.elements.first)
      let metrics = TestFonts.measurer().measure(
        words, style: TestFonts.style(), width: Double(width), lineLimit: nil)
      #expect(element.frame.height == metrics.height)
      let pixels = try #require(Pixels(png: page.data(as: .png)))
      let inked = (0..<metrics.lineCount).filter { line in
        let top = Int(Double(line) * metrics.lineHeight) + 4
        return (top..<top + 10).contains { y in (0..<pixels.width).contains { pixels[$0, y] != .white } }
      }
      #expect(inked.count == metrics.lineCount)
      #expect(pixels.height == Int(metrics.height.rounded(.up)))
    }

    @LayoutBuilder private func control(_ title: String, isToggle: Bool) -> some Layout {
      if isToggle { Toggle(title, isOn: .constant(true)) } else { Button(title) {} }
    }

    /// A button has 12 points on each side of its title and 4 above and below, a toggle 40 on one side.
    @Test(arguments: Array(stride(from: 20, through: 190, by: 5)), [false, true])
    func `a title is drawn in as many lines as its control was measured for, inside of its paddings`(
      width: Int, isToggle: Bool
    ) throws {
      let title = "zoo new vex"
      func measure(_ text: String, _ width: Double?) -> TextMetrics {
        TestFonts.measurer().measure(text, style: TestFonts.style(), width: width, lineLimit: nil)
      }
      let inset = isToggle ? Size(width: 40, height: 0) : Size(width: 24, height: 8)
      let word = title.split(separator: " ").map { measure(String($0), nil).width }.max() ?? 0
      let lines = measure(title, max(word, Double(width) - inset.width))
      let page = page(
        control(title, isToggle: isToggle).font(font).frame(width: Double(width)), width: 240, height: 120)
      let frame = try #require(page.result.elements.first?.layers.first)
      #expect(frame.width == max(word, lines.width) + inset.width)
      #expect(frame.height == max(lines.height + inset.height, isToggle ? 20 : 0))

      let pixels = try #require(Pixels(png: page.data(as: .png)))
      func isInked(_ x: Int, _ y: Int) -> Bool { pixels[x, y].red < 128 }
      let start = Int(frame.minX) + (isToggle ? 36 : 3)
      let columns = start..<Int(frame.maxX) - (isToggle ? 0 : 3)
      let rows = (0..<pixels.height).filter { y in columns.contains { isInked($0, y) } }
      #expect(rows.indices.count { $0 == 0 || rows[$0 - 1] + 1 < rows[$0] } == lines.lineCount)
      let inked = columns.filter { x in rows.contains { isInked(x, $0) } }
      let side = isToggle ? 0.0 : 12
      #expect(Double(inked.first ?? 0) >= frame.minX + inset.width - side - 1)
      #expect(Double(inked.last ?? 240) <= frame.maxX - side)
      let top = frame.midY - lines.height / 2
      #expect((Double(rows.last ?? 0) + 1 - top - lines.lastBaseline).magnitude < 2)
    }

    @Test func `a text with less height than it needs shows whole lines only`() throws {
      let text = Text("one two three four five six seven eight nine ten").font(font)
      let page = page(text.size(width: 100, height: 45), width: 100, height: 100)
      // Two lines fit into 45 points.
      let frame = try #require(page.result.elements.first?.layers.first)
      let line = TestFonts.measurer().measure("x", style: TestFonts.style(), width: nil, lineLimit: nil).lineHeight
      #expect(frame.height == 2 * line)
      let pixels = try #require(Pixels(png: page.data(as: .png)))
      let bottom = Int(frame.maxY) + 2
      #expect(!(bottom..<100).contains { y in (0..<100).contains { pixels[$0, y] != .white } })
    }

    @Test func `laying the same element out again measures nothing with Pango`() {
      let measurer = TestFonts.measurer()
      let element = VStack {
        Text("one").font(font); Text("two words").font(font)
      }
      _ = element.calculateLayout(in: Size(width: 200, height: 200), measurers: Measurers(text: measurer))
      let asked = measurer.queryCount
      #expect(asked == 2)
      _ = element.calculateLayout(in: Size(width: 200, height: 200), measurers: Measurers(text: measurer))
      #expect(measurer.queryCount == asked)
    }

    @Test(.promises("B24")) func `eight tasks compute equal frames`() async {
      let measurer = TestFonts.measurer()
      @Sendable func frames() -> [Rect] {
        let rows = VStack(alignment: .leading) {
          ForEach(0..<50) { Text("row \($0) " + String(repeating: "word ", count: $0 % 17)).font(font) }
        }
        return rows.calculateLayout(in: Size(width: 180, height: 900), measurers: Measurers(text: measurer))
          .elements.map(\.frame)
      }
      let expected = frames()
      await withTaskGroup(of: [Rect].self) { group in
        for _ in 0..<8 { group.addTask { frames() } }
        for await result in group { #expect(result == expected) }
      }
    }
  }
#endif
