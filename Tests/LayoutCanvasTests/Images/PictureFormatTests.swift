#if canImport(CCairo)
  import LayoutCore
  import Testing

  @testable import LayoutCanvas

  @Suite("Picture formats")
  struct PictureFormatTests {
    private func pixels(_ file: [UInt8], width: Double = 16, height: Double = 8, scale: Double = 1) throws -> Pixels {
      try drawn(width, height, scale: scale) {
        $0.image(ImageContent(.data(file), mode: .stretch), in: Rect(x: 0, y: 0, width: width, height: height))
      }
    }

    private func isNear(_ one: Pixels.Pixel, _ other: Pixels.Pixel) -> Bool {
      max(
        abs(one.red - other.red), abs(one.green - other.green), abs(one.blue - other.blue), abs(one.alpha - other.alpha)
      )
        <= 4
    }

    @Test(
      "each format is decoded, in its size and its colours",
      arguments: [
        ("JPEG", SmallPictures.jpeg), ("WebP", SmallPictures.webP), ("GIF", SmallPictures.gif),
        ("SVG", SmallPictures.svg),
      ])
    func formats(name: String, file: [UInt8]) throws {
      #expect(CanvasImageStore().size(of: .data(file)) == Size(width: 16, height: 8))
      let pixels = try pixels(file)
      #expect(isNear(pixels[2, 4], .red), "\(pixels[2, 4])")
      #expect(isNear(pixels[13, 4], .blue), "\(pixels[13, 4])")
    }

    @Test("a WebP picture has its opacity")
    func opacity() throws {
      let pixels = try pixels(SmallPictures.clearWebP)
      #expect(isNear(pixels[2, 4], .red), "\(pixels[2, 4])")
      #expect(pixels[14, 4].alpha == 0)
    }

    @Test("a JPEG picture is turned as it states")
    func orientation() throws {
      #expect(CanvasImageStore().size(of: .data(SmallPictures.turnedJPEG)) == Size(width: 8, height: 16))
      let pixels = try pixels(SmallPictures.turnedJPEG, width: 8, height: 16)
      #expect(isNear(pixels[4, 2], .red), "\(pixels[4, 2])")
      #expect(isNear(pixels[4, 13], .blue), "\(pixels[4, 13])")
    }

    @Test("the header has the format and the sides")
    func headers() {
      func header(_ file: [UInt8]) -> [String] {
        PictureHeader(file).map { ["\($0.format)", "\($0.width)", "\($0.height)"] } ?? []
      }
      #expect(header(SmallPictures.jpeg) == ["jpeg", "16", "8"])
      #expect(header(SmallPictures.turnedJPEG) == ["jpeg", "16", "8"])
      #expect(header(SmallPictures.webP) == ["webp", "16", "8"])
      #expect(header(SmallPictures.clearWebP) == ["webp", "16", "8"])
      #expect(header(SmallPictures.gif) == ["gif", "16", "8"])
      #expect(header(SmallPictures.svg) == [])
    }

    /// Files whose header states sides of 65,535 pixels, with hardly any pixels behind it.
    private static let bombs: [(String, [UInt8])] = {
      var jpeg = SmallPictures.jpeg
      if let at = jpeg.indices.first(where: { jpeg[$0...].starts(with: [0xFF, 0xC0]) }) {
        jpeg.replaceSubrange(at + 5..<at + 9, with: [255, 255, 255, 255])
      }
      var screen = SmallPictures.gif
      screen.replaceSubrange(6..<10, with: [255, 255, 255, 255])
      var frame = SmallPictures.gif
      if let at = frame.firstIndex(of: 0x2C) { frame.replaceSubrange(at + 5..<at + 9, with: [255, 255, 255, 255]) }
      var webP = SmallPictures.clearWebP
      webP.replaceSubrange(24..<30, with: [254, 255, 0, 254, 255, 0])
      let svg = Array("<svg xmlns='http://www.w3.org/2000/svg' width='65535' height='65535'/>".utf8)
      return [("JPEG", jpeg), ("GIF's screen", screen), ("GIF's frame", frame), ("WebP", webP), ("SVG", svg)]
    }()

    @Test("a picture beyond the limits is not decoded", arguments: bombs)
    func bomb(name: String, file: [UInt8]) {
      let store = CanvasImageStore()
      #expect(store.size(of: .data(file)) == nil)
      #expect(store.failure(of: .data(file)) == .undecodable)
    }

    @Test(
      "a picture that ends early is not shown",
      arguments: [SmallPictures.jpeg, SmallPictures.webP, SmallPictures.gif, SmallPictures.svg])
    func truncated(file: [UInt8]) {
      for length in stride(from: 0, to: file.count - 30, by: 7) {
        _ = CanvasImageStore().size(of: .data(Array(file.prefix(length))))
      }
      #expect(CanvasImageStore().size(of: .data(Array(file.prefix(30)))) == nil)
    }

    @Test("a picture is drawn in one colour, in its opacity", arguments: [SmallPictures.clearWebP, SmallPictures.svg])
    func template(file: [UInt8]) throws {
      let pixels = try drawn(16, 8) {
        $0.image(
          ImageContent(.data(file), mode: .stretch, tint: .pureGreen), in: Rect(x: 0, y: 0, width: 16, height: 8))
      }
      #expect(pixels[2, 4] == .green)
      #expect(pixels[14, 4] == (file == SmallPictures.svg ? .green : .clear))
    }

    @Test("without interpolation an enlarged pixel is a square", arguments: ImageInterpolation.allCases)
    func interpolation(kind: ImageInterpolation) throws {
      let pixels = try drawn(160, 80) {
        $0.image(
          ImageContent(.data(SmallPictures.gif), mode: .stretch, interpolation: kind),
          in: Rect(x: 0, y: 0, width: 160, height: 80))
      }
      let mixed = (0..<160).count { pixels[$0, 40] != .red && pixels[$0, 40] != .blue }
      #expect((mixed == 0) == (kind == .none), "\(mixed)")
    }
  }
#endif
