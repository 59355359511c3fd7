#if canImport(CCairo)
  import LayoutCanvas
  import LayoutCore
  import Testing

  @Suite("Pictures in parts")
  struct SlicedImageTests {
    /// Four by four: red corners, green edges and a middle of two by two, its left half blue and its right one white.
    private static func frame() throws -> ImageSource {
      .data(
        try CanvasSurface(size: Size(width: 4, height: 4), background: .pureRed).bytes(as: .png) {
          $0.fill(.rectangle, in: Rect(x: 1, y: 0, width: 2, height: 4), color: .pureGreen)
          $0.fill(.rectangle, in: Rect(x: 0, y: 1, width: 4, height: 2), color: .pureGreen)
          $0.fill(.rectangle, in: Rect(x: 1, y: 1, width: 1, height: 2), color: .pureBlue)
          $0.fill(.rectangle, in: Rect(x: 2, y: 1, width: 1, height: 2), color: .white)
        })
    }

    private static let svg = ImageSource.data(
      Array(
        ("<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'><rect width='4' height='4' fill='#f00'/>"
          + "<rect x='1' width='2' height='4' fill='#0f0'/><rect y='1' width='4' height='2' fill='#0f0'/>"
          + "<rect x='1' y='1' width='1' height='2' fill='#00f'/><rect x='2' y='1' width='1' height='2' fill='#fff'/>"
          + "</svg>").utf8))

    private static let one = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)

    private func letter(_ pixel: Pixels.Pixel) -> Character {
      switch pixel {
      case .red: "r"
      case .green: "g"
      case .blue: "b"
      case .white: "w"
      case .clear: "."
      default: "?"
      }
    }

    private func rows(_ pixels: Pixels) -> [String] {
      (0..<pixels.height).map { y in String((0..<pixels.width).map { x in letter(pixels[x, y]) }) }
    }

    private func drawn(_ slices: ImageSlices, _ isDrawing: Bool, width: Double = 8) throws -> [String] {
      let source = isDrawing ? Self.svg : try Self.frame()
      let content = ImageContent(source, mode: .stretch, interpolation: .none, slices: slices)
      return rows(
        try LayoutCanvasTests.drawn(width, 5, background: nil) {
          $0.image(content, in: Rect(x: 0, y: 0, width: width, height: 5))
        })
    }

    @Test("corners keep their size, and the rest is stretched", arguments: [false, true])
    func stretched(isDrawing: Bool) throws {
      #expect(
        try drawn(ImageSlices(insets: Self.one, mode: .stretch), isDrawing) == [
          "rggggggr", "gbbbwwwg", "gbbbwwwg", "gbbbwwwg", "rggggggr",
        ])
    }

    @Test("the rest is repeated in its own size", arguments: [false, true])
    func tiled(isDrawing: Bool) throws {
      #expect(
        try drawn(ImageSlices(insets: Self.one, mode: .tile), isDrawing) == [
          "rggggggr", "gbwbwbwg", "gbwbwbwg", "gbwbwbwg", "rggggggr",
        ])
    }

    @Test("a whole picture is repeated from the top left", arguments: [false, true])
    func repeated(isDrawing: Bool) throws {
      #expect(
        try drawn(ImageSlices(mode: .tile), isDrawing, width: 6) == ["rggrrg", "gbwggb", "gbwggb", "rggrrg", "rggrrg"])
    }

    @Test("a stretched middle does not mix with its edges", arguments: [ImageInterpolation.low, .medium, .high])
    func unmixed(interpolation: ImageInterpolation) throws {
      let content = ImageContent(
        try Self.frame(), mode: .stretch, interpolation: interpolation,
        slices: ImageSlices(insets: Self.one, mode: .stretch))
      let pixels = try LayoutCanvasTests.drawn(60, 60) {
        $0.image(content, in: Rect(x: 0, y: 0, width: 60, height: 60))
      }
      #expect(pixels[1, 1] == .blue && pixels[1, 58] == .blue && pixels[58, 30] == .white)
      #expect(pixels[0, 0] == .red && pixels[59, 59] == .red && pixels[30, 0] == .green)
    }

    @Test("a tint is the colour of all parts")
    func tinted() throws {
      let content = ImageContent(
        try Self.frame(), mode: .stretch, tint: .pureBlue, slices: ImageSlices(insets: Self.one, mode: .tile))
      let pixels = try LayoutCanvasTests.drawn(20, 20) {
        $0.image(content, in: Rect(x: 0, y: 0, width: 20, height: 20))
      }
      #expect(pixels[0, 0] == .blue && pixels[10, 0] == .blue && pixels[10, 10] == .blue && pixels[19, 19] == .blue)
    }

    @Test("very many tiles are one drawing")
    func many() throws {
      let dot = ImageSource.data(
        try CanvasSurface(size: Size(width: 1, height: 1), background: .pureRed).bytes(as: .png) { _ in })
      let content = ImageContent(dot, mode: .stretch, slices: ImageSlices(mode: .tile))
      let pixels = try LayoutCanvasTests.drawn(600, 600) {
        $0.image(content, in: Rect(x: 0, y: 0, width: 600, height: 600))
      }
      #expect(pixels[599, 599] == .red)
    }
  }
#endif
