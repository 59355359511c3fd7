#if canImport(CCairo)
  import CPango
  import LayoutCore
  import Testing

  @testable import LayoutCanvas

  @Suite("Characters stay whole")
  struct CharacterBorderTests {
    /// An e with an accent (3 bytes), a flag (8) and a family (18).
    private static let text = "e\u{301}\u{1F1E9}\u{1F1EA}\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}"

    @Test func `a place in a character counts as its beginning`() {
      var borders = CharacterBorders(Self.text)
      let places = (-1...30).map { borders.border(at: $0) }
      let expected =
        [0] + Array(repeating: 0, count: 3) + Array(repeating: 3, count: 8) + Array(repeating: 11, count: 18)
        + [29, 29]
      #expect(places == expected)
      // Backwards too.
      var back = CharacterBorders(Self.text)
      #expect((-1...30).reversed().map { back.border(at: $0) } == expected.reversed())
    }

    /// The beginnings and ends of all attributes of a text.
    private func borders(_ text: String, _ style: TextStyle) -> Set<Int> {
      let list = PangoTextEngine.makeAttributes(for: text, style, isWrapped: true, .canvas)
      defer { pango_attr_list_unref(list) }
      let all = pango_attr_list_get_attributes(list)
      defer { g_slist_free_full(all) { pango_attribute_destroy($0?.assumingMemoryBound(to: PangoAttribute.self)) } }
      var (found, next) = (Set<Int>(), all)
      while let node = next {
        if let attribute = node.pointee.data?.assumingMemoryBound(to: PangoAttribute.self).pointee {
          found.formUnion([Int(attribute.start_index), Int(attribute.end_index)])
        }
        next = node.pointee.next
      }
      return found.filter { $0 <= text.utf8.count }
    }

    private func inside(_ text: String, _ borders: Set<Int>) -> [Int] {
      borders.filter { String.Index(text.utf8.index(text.startIndex, offsetBy: $0), within: text) == nil }.sorted()
    }

    @Test(
      "no attribute begins or ends in a character, also in long texts",
      arguments: [
        text, String(repeating: text, count: 40), String(repeating: "word " + text, count: 40),
        // A mark belongs to the space before it.
        String(repeating: "words \u{301}", count: 300),
      ])
    func attributes(text: String) {
      var style = TextStyle()
      style.runs = TextRuns(
        stride(from: 1, to: text.utf8.count - 7, by: 7).map { start in
          var run = TextRuns.Run(start..<start + 5)
          (run.baselineOffset, run.kerning) = (Double(start % 3), 1)
          return run
        })
      let borders = borders(text, style)
      #expect(borders.count > 1)
      #expect(inside(text, borders) == [])
      #expect(inside(text, self.borders(text, TextStyle())) == [])
    }

    @Test func `the fonts of a text are looked for once, however many its parts have`() {
      func bytes(_ fonts: Int) -> Int {
        let engine = PangoTextEngine()
        var style = TestFonts.style()
        style.runs = TextRuns(
          (0..<12).map { number in
            var run = TextRuns.Run(2 * number..<2 * number + 2)
            run.font = Font(size: Double(10 + number % fonts))
            return run
          })
        let text = String(repeating: "é", count: 100)
        _ = engine.measure(text, style: style, width: nil, lineLimit: nil)
        let loaded = engine.itemizedByteCount
        _ = engine.measure(text, style: style, width: 90, lineLimit: nil)
        return engine.itemizedByteCount - loaded
      }
      let (one, many) = (bytes(1), bytes(12))
      #expect(one > 0 && many == one, "\(one), \(many)")
    }
  }
#endif
