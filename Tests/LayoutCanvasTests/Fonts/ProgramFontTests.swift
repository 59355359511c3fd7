#if canImport(CCairo)
  import LayoutCore
  import Testing

  @testable import LayoutCanvas

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif

  /// Fonts of the program's own on the canvas. They are DejaVu Sans Mono by another name of equally many letters.
  @Suite("Fonts of the program's own, on the canvas")
  struct ProgramFontTests {
    private static let source = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf"

    /// The bytes of the font with a name in place of `DejaVu Sans Mono`.
    private func font(_ name: String) throws -> [UInt8] {
      var bytes = try #require(Fixtures.bytes(Self.source))
      let old = "DejaVu Sans Mono"
      try #require(name.utf8.count == old.utf8.count)
      func replace(_ old: [UInt8], _ new: [UInt8]) {
        var at = 0
        while at + old.count <= bytes.count {
          if bytes[at] == old[0], bytes[at..<at + old.count].elementsEqual(old) {
            bytes.replaceSubrange(at..<at + old.count, with: new)
            at += old.count
          } else {
            at += 1
          }
        }
      }
      func wide(_ text: String) -> [UInt8] { text.utf8.flatMap { [0, $0] } }
      replace(Array(old.utf8), Array(name.utf8))
      replace(wide(old), wide(name))
      return bytes
    }

    private func measurer(_ library: FontLibrary) -> PangoTextMeasurer {
      PangoTextMeasurer(cacheCapacity: TestFonts.pinned ? 64 : 1, engines: EnginePool(), fonts: library)
    }

    private func width(_ family: String, _ texts: PangoTextMeasurer) -> Double {
      texts.measure("iiiiii", style: TextStyle(font: Font(family: family, size: 20)), width: nil, lineLimit: nil).width
    }

    @Test("a font of bytes is found, and what was measured without it is measured anew")
    func bytes() throws {
      let (library, name) = (FontLibrary(), "Layout Test Byte")
      let texts = measurer(library)
      let (narrow, wide) = (width("DejaVu Sans", texts), width("DejaVu Sans Mono", texts))
      #expect(narrow < wide)
      #expect(width(name, texts) == narrow && texts.queryCount == 3)
      #expect(!texts.hasFamily(name))
      #expect(try library.register(bytes: font(name)) == [name])
      #expect(texts.fontGeneration == 1)
      #expect(width(name, texts) == wide && texts.queryCount == 4)
      #expect(width(name, texts) == wide && texts.queryCount == 4)
      #expect(texts.hasFamily(name))
    }

    @Test("a font of a file is found, also by measurers that are made later")
    func file() throws {
      let (library, name) = (FontLibrary(), "Layout Test File")
      let folder = try TemporaryFolder()
      try CanvasFile.write(try font(name), to: folder.path("own.ttf"))
      // Fontconfig has the file until the process ends, and the folder goes before.
      let path = "/dev/fd/\(open(folder.path("own.ttf"), O_RDONLY))"
      #expect(try library.register(file: path) == [name])
      let texts = measurer(library)
      #expect(width(name, texts) == width("DejaVu Sans Mono", texts))
      // A page is drawn in it.
      let text = Text("iiiiii")
      func picture(_ family: String) throws -> [UInt8] {
        try CanvasPage(text.font(Font(family: family, size: 20)), text: texts).data(as: .png)
      }
      #expect(try picture(name) == picture("DejaVu Sans Mono"))
    }

    @Test("families are tried in their order", arguments: ["No Such Family", "Nor This"])
    func order(missing: String) {
      let texts = TestFonts.measurer()
      func width(_ font: Font) -> Double {
        texts.measure("iiiiii", style: TextStyle(font: font), width: nil, lineLimit: nil).width
      }
      let (narrow, wide) = (width(Font(family: "DejaVu Sans", size: 20)), width(.monospaced(size: 20)))
      let font = Font.custom(missing, size: 20)
      #expect(width(font.fallback("DejaVu Sans Mono", "DejaVu Sans")) == wide)
      #expect(width(font.fallback("DejaVu Sans", "DejaVu Sans Mono")) == narrow)
      #expect(width(font.fallback("monospace")) == wide)
    }
  }
#endif
