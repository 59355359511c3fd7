#if canImport(CCairo)
  import LayoutCanvas
  import LayoutCore
  import Testing

  @Suite("Settings of texts, by Pango")
  struct TextSettingTests {
    private let measurer = TestFonts.measurer()

    private func size(_ text: String, width: Double? = nil, _ change: (inout TextStyle) -> Void = { _ in })
      -> TextMetrics
    {
      var style = TestFonts.style()
      change(&style)
      return measurer.measure(text, style: style, width: width, lineLimit: nil)
    }

    @Test(
      "a font's leading changes the height of lines",
      arguments: [(Font.Leading.tight, 10.0 / 11), (.loose, 12.0 / 11)])
    func leading(leading: Font.Leading, factor: Double) {
      let plain = size("a\nb")
      let changed = size("a\nb") { $0.font.leading = leading }
      #expect(abs(changed.height - plain.height * factor) < 0.01)
      #expect(changed.width == plain.width)
    }

    @Test("a language changes no size of Latin letters, in any order of measuring")
    func language() {
      let plain = size("Engines of great delicacy", width: 90)
      #expect(size("Engines of great delicacy", width: 90) { $0.language = .explicit("de") } == plain)
      let turkish = size("fi fl ffi", width: 30) { $0.language = .explicit("tr") }
      #expect(turkish.lineCount == size("fi fl ffi", width: 30).lineCount)
    }

    /// A word, and the hyphen that ends its line.
    private func broken(_ word: String) -> Double { size(word).width + size("\u{2010}").width }

    @Test("a soft hyphen takes no room unless its line ends there")
    func softHyphens() {
      let soft = "Donau\u{AD}dampf\u{AD}schiff"
      #expect(size(soft) == size("Donaudampfschiff"))
      let two = size(soft, width: broken("Donaudampf") + 1)
      #expect(two.lineCount == 2 && !two.isNatural)
      #expect(abs(two.width - broken("Donaudampf")) < 0.5)
      let three = size(soft, width: broken("dampf") + 1)
      #expect(three.lineCount == 3)
      #expect(abs(three.width - max(broken("Donau"), broken("dampf"))) < 0.5)
    }

    @Test("soft hyphens are drawn where they were measured, and only at the ends of lines")
    func drawnHyphens() throws {
      let soft = "Donau\u{AD}dampf\u{AD}schiff"
      let style = TestFonts.style()
      func ink(_ text: String, _ width: Double) throws -> Pixels {
        try LayoutCanvasTests.drawn(200, 60) {
          $0.text(text, style: style, color: .black, in: Rect(x: 10, y: 0, width: width, height: 60))
        }
      }
      let width = broken("Donaudampf") + 1
      let lines = try ink(soft, width)
      let right = try #require(lines.inkBounds?.maxX) - 10
      // The hyphen's own margin is less than two points.
      #expect(right <= width && right > size(soft, width: width).width - 3)
      #expect(try ink("Donaudampf\u{2010}\nschiff", width) == lines)
      #expect(try ink(soft, 180) == ink("Donaudampfschiff", 180))
    }
  }
#endif
