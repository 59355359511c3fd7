#if canImport(CCairo)
  import Layout
  import LayoutCanvas
  import Testing

  /// From an element to a file.
  @Suite struct RenderTests {
    init() { precondition(TestFonts.pinned) }

    /// Red, green and blue in a row, the blue one under an overlay.
    private struct Flag: Layout {
      var body: some Layout {
        HStack {
          Color(red: 1, green: 0, blue: 0).size(width: 10, height: 20)
          Color(red: 0, green: 1, blue: 0).size(width: 10, height: 20)
          Color(red: 0, green: 0, blue: 1).size(width: 20, height: 20)
            .overlay(alignment: .topTrailing) { Color.black.size(width: 5, height: 5) }
        }
      }
    }

    @Test(arguments: [1, 2, 3])
    func `a picture has the layout's own size and its colours at every scale`(scale: Int) throws {
      let pixels = try #require(Pixels(png: Flag().pngData(scale: Double(scale))))
      #expect(pixels.width == 40 * scale)
      #expect(pixels.height == 20 * scale)
      #expect(pixels[5 * scale, 10 * scale] == .red)
      #expect(pixels[15 * scale, 10 * scale] == .green)
      #expect(pixels[25 * scale, 10 * scale] == .blue)
      #expect(pixels[38 * scale, 2 * scale] == .black)
    }

    @Test func `right to left is the mirror image`() throws {
      var environment = EnvironmentValues()
      environment.layoutDirection = .rightToLeft
      let plain = try #require(Pixels(png: Flag().pngData()))
      let mirrored = try #require(Pixels(png: Flag().pngData(environment: environment)))
      for y in 0..<20 {
        for x in 0..<40 where mirrored[x, y] != plain[39 - x, y] {
          Issue.record("(\(x), \(y)) is \(mirrored[x, y]), its mirror \(plain[39 - x, y])")
        }
      }
    }

    @Test func `content smaller than the picture stands in its middle`() throws {
      let pixels = try #require(Pixels(png: Flag().pngData(width: 60, height: 40)))
      #expect(pixels[9, 20] == .white)
      #expect(pixels[10, 20] == .red)
      #expect(pixels[49, 35] == .white)
      #expect(pixels[10, 9] == .white)
    }

    @Test(arguments: [ColorScheme.light, .dark])
    func `content chooses the scheme of its picture`(scheme: ColorScheme) throws {
      var environment = EnvironmentValues()
      environment.colorScheme = scheme == .dark ? .light : .dark
      let layout = Color.primary.size(width: 10, height: 10).preferredColorScheme(scheme)
      let pixels = try #require(Pixels(png: layout.pngData(width: 30, height: 30, environment: environment)))
      let (ground, ink) = scheme == .dark ? (Pixels.Pixel.black, Pixels.Pixel.white) : (.white, .black)
      #expect(pixels[2, 2].red == (scheme == .dark ? pixels[27, 27].red : ground.red) && pixels[15, 15] == ink)
      #expect((pixels[2, 2].red < 60) == (scheme == .dark))
    }

    @Test func `without a background the rest stays transparent`() throws {
      let pixels = try #require(Pixels(png: Flag().pngData(width: 60, height: 40, background: nil)))
      #expect(pixels[2, 2] == .clear)
      #expect(pixels[15, 20] == .red)
    }

    @Test func `decorations hold their content, and clip it`() throws {
      let box = Color(red: 1, green: 0, blue: 0).size(width: 20, height: 20).offset(x: 10)
        .padding(10).background(Color(red: 0, green: 0, blue: 1)).clipped()
      let pixels = try #require(Pixels(png: box.pngData(width: 60, height: 60)))
      // The box is 40 by 40 in the middle of 60 by 60; the red square reaches to its right edge and no further.
      #expect(pixels[12, 30] == .blue)
      #expect(pixels[35, 30] == .red)
      #expect(pixels[49, 30] == .red)
      #expect(pixels[50, 30] == .white)
    }

    @Test func `a scroll view shows what is in its window`() throws {
      let list = ScrollView {
        VStack {
          Color(red: 1, green: 0, blue: 0).size(width: 20, height: 30)
          Color(red: 0, green: 1, blue: 0).size(width: 20, height: 30)
        }
      }.size(width: 20, height: 40)
      let pixels = try #require(Pixels(png: list.pngData(width: 20, height: 60)))
      #expect(pixels[10, 9] == .white)
      #expect(pixels[10, 11] == .red)
      #expect(pixels[10, 45] == .green)
      #expect(pixels[10, 51] == .white)
    }

    @Test(arguments: zip(["png", "svg", "pdf"], ["\u{89}PNG", "<?xml", "%PDF-"]))
    func `the extension selects the format`(name: String, beginning: String) throws {
      let folder = try TemporaryFolder()
      try Flag().render(to: folder.path("flag.\(name)"))
      #expect(folder.names == ["flag.\(name)"])
      let bytes = try #require(folder.bytes("flag.\(name)"))
      #expect(bytes.starts(with: Array(beginning.unicodeScalars.map { UInt8($0.value) })))
    }

    @Test func `an unknown format is an error before anything is computed`() throws {
      #expect(throws: CanvasError.unknownFormat(extension: "gif")) { try Flag().render(to: "/tmp/flag.gif") }
    }

    @Test func `a side that cairo cannot draw is an error, not a crash`() {
      #expect(throws: CanvasError.sideTooLong(requested: 40_000, limit: 32_767)) {
        try Color.red.size(width: 40_000, height: 10).pngData()
      }
    }

    @Test func `ten thousand boxes in each other end in a picture`() throws {
      var element = AnyLayout(Color(red: 1, green: 0, blue: 0).size(width: 10, height: 10))
      for _ in 0..<2_000 { element = AnyLayout(element.background(Color.white)) }
      let pixels = try #require(Pixels(png: element.pngData()))
      #expect(pixels.width == 10)
    }
  }
#endif
