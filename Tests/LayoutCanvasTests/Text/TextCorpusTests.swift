#if canImport(CCairo)
  import LayoutCanvas
  import LayoutCore
  import TestPromises
  import Testing

  /// Texts that are expected nowhere and occur everywhere, in a page of their own, 16 points of DejaVu Sans.
  @Suite("Texts of all kinds")
  struct TextCorpusTests {
    struct Entry: CustomTestStringConvertible, Sendable {
      let name: String
      let text: String
      /// Width and height, to a thousandth.
      let size: String
      var missing = 0

      var testDescription: String { name }
    }

    static let corpus: [Entry] = [
      Entry(name: "empty", text: "", size: "0x18.625"),
      Entry(name: "spaces", text: "   ", size: "15.258x18.625"),
      Entry(name: "lone bidi controls", text: "\u{202E}\u{2066}\u{2069}\u{200F}", size: "0x18.625"),
      Entry(
        name: "bytes that are no UTF-8", text: String(decoding: [0x61, 0xFF, 0xC3, 0x28] as [UInt8], as: UTF8.self),
        size: "48.859x18.625"),
      Entry(
        name: "half a surrogate pair", text: String(decoding: [0xD83D, 0x61] as [UInt16], as: UTF16.self),
        size: "26.211x18.625"),
      Entry(name: "no glyphs", text: "日本語", size: "33.788x14.032", missing: 3),
      Entry(name: "emoji that are one", text: "👩🏾‍🚀", size: "47.435x18.625", missing: 3),
      Entry(name: "a flag", text: "🇪🇺", size: "31.623x14.032", missing: 2),
      Entry(name: "marks on nothing", text: "\u{301}\u{302}", size: "13.961x18.625"),
      Entry(name: "both directions", text: "abc שלום 123", size: "104.875x18.625"),
    ]

    @Test(
      "each text has its box and is drawn, and what no font has is reported with its place", .promises("B25"),
      arguments: corpus)
    func box(entry: Entry) throws {
      let page = CanvasPage(
        VStack(spacing: 0) {
          Text("a").font(TestFonts.style().font)
          Text(entry.text).font(TestFonts.style().font)
        }, text: TestFonts.measurer())
      #expect(page.result.frame(at: "0.1").map { "\($0.size)" } == entry.size)
      #expect(try !page.data(as: .png).isEmpty)
      let told = page.diagnostics
      #expect(told.map(\.code) == (entry.missing == 0 ? [] : [.missingGlyph]))
      if entry.missing > 0 {
        #expect(told.first?.path == "0.1")
        #expect(told.first?.message.contains(" has \(entry.missing) characters that no font has a glyph for") == true)
      }
    }

    @Test("ten megabytes of text are a layout of finite height, and are no fault", .promises("B25"))
    func tenMegabytes() {
      let page = CanvasPage(
        Text(String(repeating: "abc def ", count: 1_250_000)).font(TestFonts.style().font), width: 320,
        text: TestFonts.measurer())
      #expect(page.size.width == 320 && page.size.height.isFinite && page.size.height > 1e6)
      #expect(page.diagnostics.isEmpty)
    }

    @Test("a font that is not installed is another one, and is no fault", .promises("B25"))
    func missingFont() {
      func size(_ family: String?) -> Size {
        CanvasPage(Text("Hello").font(Font(family: family, size: 16)), text: TestFonts.measurer()).size
      }
      #expect(size("No Such Family") == size(nil))
    }

    @Test("a text is reported once a place, and as a finding of each turn", .promises("B25"))
    func once() throws {
      let root = LayoutRoot(size: Size(width: 100, height: 100), measurers: Measurers(text: TestFonts.measurer()))
      root.updateBody { Text("日").font(TestFonts.style().font) }
      #expect(root.diagnostics.isEmpty)
      #expect(root.findings.map(\.code) == [.missingGlyph] && root.findings.first?.path == "0")
      root.reportMissingGlyphs()
      root.reportMissingGlyphs()
      #expect(
        root.diagnostics.map(\.message) == [
          "Text \"日\" has 1 character that no font has a glyph for; it shows as a box"
        ])
    }
  }
#endif
