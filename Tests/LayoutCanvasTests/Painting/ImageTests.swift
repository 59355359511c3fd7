#if canImport(CCairo)
  import LayoutCanvas
  import LayoutCore
  import Testing

  @Suite("Pictures in boxes")
  struct ImageTests {
    /// 40 by 20: the left half red, the right half blue.
    static func flag() throws -> ImageSource {
      .data(
        try CanvasSurface(size: Size(width: 40, height: 20), background: .pureBlue).bytes(as: .png) {
          $0.fill(.rectangle, in: Rect(x: 0, y: 0, width: 20, height: 20), color: .pureRed)
        })
    }

    @Test(
      "a picture in a square",
      arguments: [
        (.fit, Rect(x: 10, y: 20, width: 40, height: 20)), (.fill, Rect(x: 10, y: 10, width: 40, height: 40)),
        (.stretch, Rect(x: 10, y: 10, width: 40, height: 40)),
      ] as [(ContentMode, Rect)])
    func modes(mode: ContentMode, ink: Rect) throws {
      let source = try Self.flag()
      let pixels = try drawn(60, 60) {
        $0.image(ImageContent(source, mode: mode), in: Rect(x: 10, y: 10, width: 40, height: 40))
      }
      #expect(pixels.inkBounds == ink)
      #expect(pixels[15, 30] == .red)
      #expect(pixels[45, 30] == .blue)
    }

    @Test("edges of an enlarged picture do not fade")
    func edges() throws {
      let source = try Self.flag()
      let pixels = try drawn(200, 100) {
        $0.image(ImageContent(source, mode: .fit), in: Rect(x: 0, y: 0, width: 200, height: 100))
      }
      #expect(pixels[0, 0] == .red)
      #expect(pixels[199, 99] == .blue)
    }

    @Test("a picture at its own size is copied", arguments: [1.0, 2])
    func exact(scale: Double) throws {
      let source = try Self.flag()
      let pixels = try drawn(40 / scale, 20 / scale, scale: scale) {
        $0.image(ImageContent(source, mode: .stretch), in: Rect(x: 0, y: 0, width: 40 / scale, height: 20 / scale))
      }
      #expect(pixels[19, 10] == .red)
      #expect(pixels[20, 10] == .blue)
    }

    @Test(
      "what cannot be decoded has a box with a border and a cross",
      arguments: [ImageSource.file("/no.png"), .data([1])])
    func placeholder(source: ImageSource) throws {
      let pixels = try drawn(60, 60) {
        $0.image(ImageContent(source, mode: .fit), in: Rect(x: 10, y: 10, width: 40, height: 40))
      }
      let gray = Pixels.Pixel(red: 0x8E, green: 0x8E, blue: 0x93, alpha: 255)
      #expect(pixels.inkBounds == Rect(x: 10, y: 10, width: 40, height: 40))
      #expect(pixels[10, 30] == gray)
      #expect(pixels[30, 10] == gray)
      #expect(pixels[20, 30] == Pixels.Pixel(red: 0xE5, green: 0xE5, blue: 0xEA, alpha: 255))
      // The cross is darker than the box.
      #expect(pixels[20, 20].red < 0xC8 && pixels[39, 20].red < 0xC8)
    }

    @Test("a picture of extreme shape", arguments: [ContentMode.fit, .fill, .stretch])
    func extreme(mode: ContentMode) throws {
      let line = ImageSource.data(
        try CanvasSurface(size: Size(width: 2000, height: 1), background: .pureRed).bytes(as: .png) { _ in })
      let pixels = try drawn(40, 40) {
        $0.image(ImageContent(line, mode: mode), in: Rect(x: 10, y: 10, width: 20, height: 20))
      }
      let inside = Rect(x: 10, y: 10, width: 20, height: 20)
      #expect(pixels.inkBounds.map { inside.union($0) } ?? inside == inside)
      if mode != .fit { #expect(pixels[20, 20] == .red) }
    }
  }
#endif
