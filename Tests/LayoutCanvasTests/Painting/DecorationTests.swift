#if canImport(CCairo)
  import LayoutCanvas
  import LayoutCore
  import Testing

  @Suite("Decorations")
  struct DecorationTests {
    typealias Pixel = Pixels.Pixel
    static let box = Rect(x: 10, y: 10, width: 40, height: 40)

    private func decorated(
      background: Color? = nil, _ change: (inout Decoration) -> Void, content: @escaping (Painter) -> Void = { _ in }
    ) throws -> Pixels {
      var decoration = Decoration()
      change(&decoration)
      return try drawn(60, 60, background: background) { painter in
        painter.decorated(decoration, in: Self.box) { content(painter) }
      }
    }

    @Test("nothing draws the content alone")
    func plain() throws {
      let pixels = try decorated({ _ in }) {
        $0.fill(.rectangle, in: Rect(x: 0, y: 0, width: 5, height: 5), color: .pureRed)
      }
      #expect(pixels.inkBounds == Rect(x: 0, y: 0, width: 5, height: 5))
    }

    @Test("background behind, content over it, border over the content")
    func order() throws {
      let pixels = try decorated({
        $0.background = .color(.pureRed)
        $0.border = Border(color: .pureGreen, width: 2)
      }) { $0.fill(.rectangle, in: Rect(x: 0, y: 0, width: 30, height: 60), color: .pureBlue) }
      #expect(pixels[40, 30] == .red)
      #expect(pixels[20, 30] == .blue)
      #expect(pixels[10, 30] == .green)
      #expect(pixels[11, 30] == .green)
      #expect(pixels[49, 30] == .green)
      #expect(pixels[5, 30] == .blue)  // no clip
    }

    @Test("clips cut at the box", arguments: [0.0, 12])
    func clips(radius: Double) throws {
      let pixels = try decorated({
        $0.clips = radius == 0
        $0.cornerRadius = radius
      }) { $0.fillEverything(.pureBlue) }
      #expect(pixels.inkBounds == Self.box)
      #expect(pixels[30, 30] == .blue)
      #expect(pixels[10, 10] == (radius == 0 ? .blue : .clear))
    }

    @Test("the border follows the corners")
    func roundBorder() throws {
      let pixels = try decorated({
        $0.cornerRadius = 12
        $0.border = Border(color: .pureGreen, width: 3)
      })
      #expect(pixels[10, 10] == .clear)
      #expect(pixels[30, 11] == .green)
      #expect(pixels[15, 14] == .green)
      #expect(pixels[30, 30] == .clear)
    }

    @Test("all of it fades together")
    func opacity() throws {
      let pixels = try decorated(
        background: .white,
        {
          $0.background = .color(.pureRed)
          $0.border = Border(color: .pureGreen, width: 2)
          $0.opacity = 0.5
        }, content: { $0.fill(.rectangle, in: Rect(x: 20, y: 20, width: 10, height: 10), color: .pureBlue) })
      #expect(pixels[40, 40] == Pixel(red: 255, green: 127, blue: 127, alpha: 255))
      #expect(pixels[25, 25] == Pixel(red: 127, green: 127, blue: 255, alpha: 255))
      #expect(pixels[10, 30] == Pixel(red: 127, green: 255, blue: 127, alpha: 255))
    }

    @Test("without opacity the content is not drawn")
    func invisible() throws {
      let pixels = try decorated({ $0.opacity = 0 }) { _ in Issue.record("drawn") }
      #expect(pixels.inkBounds == nil)
    }

    @Test("a background throws the shadow of the box")
    func boxShadow() throws {
      let pixels = try decorated({
        $0.background = .color(.white)
        $0.shadow = Shadow(color: .black, radius: 0, x: 4, y: 4)
      }) { $0.fill(.rectangle, in: Rect(x: 0, y: 0, width: 5, height: 5), color: .pureRed) }
      #expect(pixels[30, 52] == .black)
      #expect(pixels[52, 30] == .black)
      #expect(pixels[30, 30] == .white)
      #expect(pixels[7, 7] == .clear)  // what hangs over has no shadow of its own
    }

    @Test("a faint background throws a faint shadow")
    func faintShadow() throws {
      let pixels = try decorated({
        $0.background = .color(Color(white: 1, opacity: 0.2))
        $0.shadow = Shadow(color: .black, radius: 0, x: 4, y: 4)
      })
      #expect(pixels[30, 52] == Pixel(red: 0, green: 0, blue: 0, alpha: 51))
    }

    @Test("without a background the content throws it", arguments: [nil, .clear] as [Color?])
    func contentShadow(background: Color?) throws {
      let pixels = try decorated({
        $0.background = background.map(Paint.color)
        $0.shadow = Shadow(color: .black, radius: 0, x: 4, y: 4)
      }) { $0.fill(.rectangle, in: Rect(x: 20, y: 20, width: 10, height: 10), color: .pureRed) }
      #expect(pixels.inkBounds == Rect(x: 20, y: 20, width: 14, height: 14))
      #expect(pixels[25, 25] == .red)
      #expect(pixels[29, 29] == .red)
      #expect(pixels[32, 32] == .black)
      #expect(pixels[21, 32] == .clear)
    }

    @Test("a soft shadow of the content, also of its border")
    func softContentShadow() throws {
      let pixels = try decorated({
        $0.border = Border(color: .pureRed, width: 4)
        $0.shadow = Shadow(color: .black, radius: 6)
      })
      #expect(pixels[12, 30] == .red)
      #expect(pixels[8, 30].alpha > 30 && pixels[8, 30].red == 0)
      #expect(pixels[16, 30].alpha > 30 && pixels[16, 30].red == 0)
      #expect(pixels[30, 30].alpha == 0)
    }

    @Test("content without ink throws none")
    func noInk() throws {
      let pixels = try decorated({ $0.shadow = Shadow(radius: 5) })
      #expect(pixels.inkBounds == nil)
    }

    @Test("a moved painter throws its shadow at the right place")
    func movedShadow() throws {
      var decoration = Decoration()
      decoration.shadow = Shadow(color: .black, radius: 0, x: 2, y: 0)
      let pixels = try drawn(30, 30, scale: 2) { painter in
        painter.moved(by: Point(x: 5, y: 5)) {
          painter.decorated(decoration, in: Rect(x: 0, y: 0, width: 5, height: 5)) {
            painter.fill(.rectangle, in: Rect(x: 0, y: 0, width: 4, height: 4), color: .pureRed)
          }
        }
      }
      #expect(pixels.inkBounds == Rect(x: 10, y: 10, width: 12, height: 8))
      #expect(pixels[20, 12] == .black)
      #expect(pixels[17, 12] == .red)
    }

    @Test("how often the content is drawn", arguments: [(.png, 1), (.svg, 2), (.pdf, 2)] as [(CanvasFormat, Int)])
    func calls(format: CanvasFormat, count: Int) throws {
      var decoration = Decoration()
      decoration.shadow = Shadow(radius: 2)
      var calls = 0
      _ = try CanvasSurface(size: Size(width: 60, height: 60)).bytes(as: format) { painter in
        painter.decorated(decoration, in: Self.box) {
          calls += 1
          painter.fill(.circle, in: Self.box, color: .pureRed)
        }
      }
      #expect(calls == count)
    }
  }
#endif
