#if canImport(CCairo)
  import CPango
  import LayoutCore
  import Testing

  @testable import LayoutCanvas

  @Suite("Texts of several styles, by Pango")
  struct RichTextTests {
    let measurer = TestFonts.measurer()

    private func run(_ range: Range<Int>, _ change: (inout TextRuns.Run) -> Void) -> TextRuns.Run {
      var run = TextRuns.Run(range)
      change(&run)
      return run
    }

    private func style(_ size: Double = 16, _ change: (inout TextStyle) -> Void = { _ in }) -> TextStyle {
      var style = TestFonts.style(size)
      change(&style)
      return style
    }

    private func size(_ text: String, _ style: TextStyle, width: Double? = nil, limit: Int? = nil) -> TextMetrics {
      measurer.measure(text, style: style, width: width, lineLimit: limit)
    }

    @Test("a part has its own font")
    func partFont() {
      let large = style(32)
      let mixed = size("Hello World", style { $0.runs = TextRuns([run(6..<11) { $0.font = large.font }]) })
      #expect(mixed.width == size("Hello ", style()).width + size("World", large).width)
      #expect(mixed.height == size("World", large).height)
      #expect(mixed.firstBaseline == size("World", large).firstBaseline)
      #expect(mixed.isNatural && !mixed.hasUnequalLines)
    }

    @Test("lines of several fonts are as high as their largest parts")
    func lines() {
      let large = style(32)
      let mixed = size("one\nTWO\nthree", style { $0.runs = TextRuns([run(4..<7) { $0.font = large.font }]) })
      let (low, high) = (size("x", style()), size("x", large))
      #expect(mixed.height == low.height * 2 + high.height && mixed.lineHeight == high.height)
      #expect(mixed.lastBaseline == low.height + high.height + low.firstBaseline)
      #expect(mixed.hasUnequalLines)
    }

    @Test("a part that looks as the rest changes no size", arguments: [nil, 40, 90, 200.0])
    func sameFont(width: Double?) {
      let text = "Engines of great delicacy weave\npatterns of algebra"
      let same = style {
        $0.runs = TextRuns([run(11..<16) { $0.color = .red }, run(20..<25) { $0.underline = TextLine() }])
      }
      #expect(size(text, same, width: width) == size(text, style(), width: width))
    }

    @Test("space between lines, and heights of lines")
    func spacing() {
      let line = size("a", style()).height
      let spaced = size("a\nb\nc", style { $0.lineSpacing = 6 })
      #expect(spaced.height == line * 3 + 12 && spaced.lineHeight == line && spaced.hasUnequalLines)
      #expect(spaced.lastBaseline == 2 * (line + 6) + spaced.firstBaseline)
      #expect(size("a\nb", style { $0.lineHeight = .exact(points: 40) }).height == 80)
      let double = size("a\nb", style { $0.lineHeight = .multiple(factor: 2) })
      #expect(abs(double.height - line * 4) < 0.01)
    }

    @Test("kerning is behind each letter")
    func kerning() {
      #expect(size("abcde", style { $0.kerning = 2 }).width == size("abcde", style()).width + 10)
    }

    @Test("long texts keep their offsets", arguments: [5.0, 0])
    func longOffset(offset: Double) {
      let text = String(repeating: "Lorem ipsum dolor ", count: 100)
      let raised = size(text, style { $0.runs = TextRuns([run(0..<text.utf8.count) { $0.baselineOffset = offset }]) })
      #expect(raised.height == size("x", style { $0.baselineOffset = offset }).height)
    }

    @Test("a text becomes smaller until it fits", arguments: [200.0, 90, 60, 10])
    func fitting(width: Double) {
      let shrinking = style {
        $0.minimumScaleFactor = 0.5; $0.lineLimit = 1
      }
      let found = size("Hello, world", shrinking, width: width)
      #expect(found.lineCount == 1)
      // 94.78 points at full size.
      let factor = width > 94.78 ? 1.0 : max(0.5, (width / 94.78125 * 100).rounded(.down) / 100)
      #expect(found.lineHeight == size("x", style(16 * factor)).height)
      #expect(size("Hello, world", shrinking, width: found.width) == found)
    }

    /// Paragraphs that become lines of one, and lines that are folded, keep the letters of each part.
    @Test(
      "parts move with their letters",
      arguments: [
        "one two", "one\ntwo\nthree", "one\r\ntwo\r\nthree\n", "\n\none\u{2029}two", "öne\r\n日本\u{2028}three",
      ])
    func pieces(text: String) {
      let bytes = Array(text.utf8)
      func letters(_ bytes: [UInt8], _ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
      var runs: [TextRuns.Run] = []
      var at = 0
      for character in text {
        let end = at + character.utf8.count
        if !character.isNewline { runs.append(TextRuns.Run(at..<end)) }
        at = end
      }
      let given = style { $0.runs = TextRuns(runs) }
      let limited = LimitedText(text)
      let moved = given.moved(by: limited.pieces)
      let all = runs.map { letters(bytes, $0.range) }
      #expect(moved.runs?.runs.map { letters(Array(limited.text.utf8), $0.range) } == all)
      for truncation in [TruncationMode.head, .middle, .tail] {
        guard let folded = limited.folded(from: 0, truncation: truncation) else { continue }
        let parts = moved.moved(by: folded.pieces).runs?.runs ?? []
        let shown = parts.map { letters(Array(folded.text.utf8), $0.range) }.joined()
        #expect(shown == folded.text.filter { !$0.isNewline && $0 != "…" })
      }
    }

    @Test("ranges of any numbers are cut to whole characters")
    func anyRanges() {
      let ranges = [0..<1, 1..<2, 2..<7, 3..<900, 5..<6, Int.max - 1..<Int.max]
      for range in ranges {
        let given = style { $0.runs = TextRuns([run(range) { $0.font = Font(size: 30) }]) }
        for text in ["", "é", "日本語", "a\0b\nc"] {
          #expect(size(text, given, width: 30).height.isFinite)
        }
      }
    }

    @Test("parts have their colours and lines")
    func colors() throws {
      let text = "III III"
      let half = size("III ", style()).width
      let colored = style {
        $0.runs = TextRuns([
          run(4..<7) {
            $0.color = .red; $0.underline = TextLine(color: .blue)
          }
        ])
      }
      let all = size(text, colored)
      let pixels = try drawn(all.width, 24) {
        $0.text(text, style: colored, color: .black, in: Rect(x: 0, y: 0, width: all.width, height: 24))
      }
      func inks(_ columns: Range<Int>, _ rows: Range<Int>) -> [(red: Int, blue: Int)] {
        var inks: [(red: Int, blue: Int)] = []
        for x in columns {
          for y in rows where pixels[x, y].alpha > 128 { inks.append((Int(pixels[x, y].red), Int(pixels[x, y].blue))) }
        }
        return inks
      }
      let base = Int(all.firstBaseline)
      #expect(inks(0..<Int(half), 0..<24).allSatisfy { $0.red < 10 && $0.blue < 10 })
      #expect(inks(Int(half)..<Int(all.width), 0..<base).allSatisfy { $0.red > $0.blue })
      let below = inks(Int(half)..<Int(all.width), base + 1..<24)
      #expect(!below.isEmpty && below.allSatisfy { $0.blue > $0.red })
    }

    @Test("lines of a justified text are as wide as the text", arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func justified(direction: LayoutDirection) throws {
      let text = "aaa bbb ccc dd eee fff ggg hh"
      let justified = TestFonts.style(alignment: .justified, direction: direction)
      let metrics = size(text, justified, width: 100)
      #expect(metrics == size(text, TestFonts.style(direction: direction), width: 100))
      let pixels = try drawn(100, metrics.height) {
        $0.text(text, style: justified, color: .black, in: Rect(x: 0, y: 0, width: 100, height: metrics.height))
      }
      func reach(_ line: Int) -> (Int, Int) {
        let rows = Int(metrics.lineHeight) * line + 2..<Int(metrics.lineHeight) * (line + 1) - 1
        let columns = (0..<100).filter { x in rows.contains { pixels[x, $0].alpha > 40 } }
        return (columns.first ?? 0, columns.last ?? 0)
      }
      #expect(metrics.lineCount == 3)
      for line in 0..<2 { #expect(reach(line).0 <= 2 && reach(line).1 >= 97) }
      #expect(reach(2).1 - reach(2).0 < 80)
    }

    @Test("features and widths are named to Pango")
    func attributes() {
      var font = TestFonts.style().font.monospacedDigit().smallCaps()
      font.width = .condensed
      let all = style {
        $0.font = font; $0.strikethrough = TextLine(); $0.lineHeight = .exact(points: 20)
      }
      let list = measurer.labelAttributes("Hello", style: all, color: nil)
      defer { pango_attr_list_unref(list) }
      let text = pango_attr_list_to_string(list)
      defer { g_free(text) }
      #expect(
        text.map { String(cString: $0) } == """
          0 4294967295 insert-hyphens false
          0 4294967295 font-features ""tnum" 1, "smcp" 1"
          0 4294967295 absolute-line-height 20480
          0 4294967295 strikethrough true
          0 4294967295 font-desc "DejaVu Sans Condensed 16px"
          """)
    }
  }
#endif
