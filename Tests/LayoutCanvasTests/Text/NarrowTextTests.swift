#if canImport(CCairo)
  import CPango
  @testable import LayoutCanvas
  import LayoutCore
  import Testing

  @Suite("Texts in lines of their widest character")
  struct NarrowTextTests {
    static let words = [
      "Setting", "number", "Will", "illicit", "AVATAR", "To", "L", "W", "a-b", "(c)", "il", "rt.", "Ty,", "1,234.50",
      "http://x.y/z?a=b&c", "it's", "\"quoted\"", "e.g.", "x", "-", "--", "a/b", "50%", "$12", "#tag", "@me", "LT",
      "AV", "P.",
      "Save...", "[x]", "{y}", "~", "a_b", "well-known", "1-2", "3/4", "(-", "?!",
    ]
    static let fonts = [
      Font(size: 16), .serif(size: 21).italic(), .monospaced(size: 12), Font(size: 11.3, weight: .bold),
      .serif(size: 29),
    ]

    /// As screens have it.
    private static func settings(isHinted: Bool) -> FontSettings {
      var settings = FontSettings.canvas
      guard isHinted else { return settings }
      settings.hintStyle = CAIRO_HINT_STYLE_SLIGHT.rawValue
      settings.hintMetrics = CAIRO_HINT_METRICS_ON.rawValue
      settings.roundsGlyphs = true
      settings.hasWholeHeights = true
      return settings
    }

    @Test("they are as Pango lays them out, and laid out once", arguments: fonts, [false, true])
    func once(font: Font, isHinted: Bool) {
      precondition(TestFonts.pinned)
      let settings = Self.settings(isHinted: isHinted)
      let style = TextStyle(font: font)
      let (measurer, plain) = (PangoTextMeasurer(settings: settings), PangoTextMeasurer(settings: settings))
      let shelf = LayoutShelf(settings: settings)
      var numbers = Numbers(7)
      var texts: Set<String> = []
      while texts.count < 300 {
        texts.insert((0...numbers.next(5)).map { _ in numbers.one(of: Self.words) }.joined(separator: " "))
      }
      for text in texts.sorted() {
        for width in [Double(numbers.next(16)) / 8, nil] {
          let known = measurer.measure(text, style: style, width: width, lineLimit: nil, shelf: shelf)
          #expect(known == plain.measure(text, style: style, width: width, lineLimit: nil), "\(text)")
        }
      }
      // One for the characters of the font, one for its space.
      #expect(shelf.layoutCount == texts.count + 2)
    }

    static let ligatures = [
      "office", "field", "fifth", "affine", "find", "ruffle", "if", "off", "fi", "ffi", "(fi)", "staff", "stiff-fit",
      "mWfiWm", "fluffiest", "a", "W", "il", "Setting", "fj", "flag,",
    ]
    /// No character is wider than half of a ligature.
    static let slender = ["iffl", "l", "ffl", "i", "ffi", "ti", "f", "llfl", "rt", "fj", "fifi", "il"]

    static let cut: [(words: [String], isHinted: Bool)] = [(ligatures, false), (ligatures, true), (slender, true)]

    @Test("ligatures are cut as Pango cuts them", arguments: fonts, cut)
    func ligatures(font: Font, kind: (words: [String], isHinted: Bool)) {
      precondition(TestFonts.pinned)
      let settings = Self.settings(isHinted: kind.isHinted)
      let style = TextStyle(font: font)
      let plain = PangoTextMeasurer(settings: settings)
      let shelf = LayoutShelf(settings: settings)
      var numbers = Numbers(11)
      var texts: Set<String> = []
      while texts.count < 300 {
        texts.insert((0...numbers.next(5)).map { _ in numbers.one(of: kind.words) }.joined(separator: " "))
      }
      for text in texts.sorted() {
        let key = MetricsKey(text: text, style: style, lineLimit: nil)
        let measurer = PangoTextMeasurer(settings: settings)
        for width in [Double(numbers.next(16)) / 8, nil] {
          let known = measurer.measure(text, style: style, width: width, lineLimit: nil, shelf: shelf)
          #expect(known == plain.measure(text, style: style, width: width, lineLimit: nil), "\(text)")
        }
        #expect(shelf.narrowWidth(key, in: 1).flatMap { shelf.narrowMetrics(key, width: $0) } != nil, "\(text)")
      }
      let count = shelf.layoutCount
      for text in texts.sorted() {
        let width = PangoTextMeasurer(settings: settings)
          .measure(text, style: style, width: 0, lineLimit: nil, shelf: shelf)
        #expect(width == plain.measure(text, style: style, width: 0, lineLimit: nil))
      }
      // Each text once more, and no part of one.
      #expect(shelf.layoutCount == count + texts.count)
    }

    @Test("a part of a ligature is laid out once for all texts of its font")
    func parts() {
      precondition(TestFonts.pinned)
      let (measurer, shelf) = (TestFonts.measurer(), LayoutShelf(settings: .canvas))
      var counts: [Int] = []
      for text in ["Meffi", "Noffi", "Officer"] {
        _ = measurer.measure(text, style: TestFonts.style(), width: 0, lineLimit: nil, shelf: shelf)
        counts.append(shelf.layoutCount)
      }
      // The text, once the font's characters, and the parts that no text had before.
      #expect(counts == [13, 20, 27])
    }

    @Test(
      "others are laid out in these lines too",
      arguments: ["two  spaces", "ends ", " begins", "", "first\nsecond", "سلام", "e\u{301}", "a\tb"])
    func others(text: String) {
      let (measurer, plain) = (TestFonts.measurer(), TestFonts.measurer())
      let shelf = LayoutShelf(settings: .canvas)
      for width in [0.0, 1, nil] {
        let known = measurer.measure(text, style: TestFonts.style(), width: width, lineLimit: nil, shelf: shelf)
        #expect(known == plain.measure(text, style: TestFonts.style(), width: width, lineLimit: nil))
        let key = MetricsKey(text: text, style: TestFonts.style(), lineLimit: nil)
        #expect(shelf.narrowWidth(key, in: 1).flatMap { shelf.narrowMetrics(key, width: $0) } == nil)
      }
    }
  }
#endif
