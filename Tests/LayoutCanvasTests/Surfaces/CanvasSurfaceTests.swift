#if canImport(CCairo)
  import LayoutCanvas
  import LayoutCore
  import TestPromises
  import Testing

  @Suite("Pictures as bytes")
  struct CanvasSurfaceTests {
    private func surface(_ size: Size = Size(width: 60, height: 40)) throws -> CanvasSurface {
      try CanvasSurface(size: size, background: .white, text: TestFonts.measurer())
    }

    private func scene(_ painter: Painter) {
      var decoration = Decoration()
      decoration.background = .color(.white)
      decoration.cornerRadius = 4
      decoration.opacity = 0.5
      decoration.shadow = Shadow(radius: 3)
      painter.decorated(decoration, in: Rect(x: 5, y: 5, width: 40, height: 20)) {
        painter.text("Hello", style: TestFonts.style(12), color: .black, in: Rect(x: 8, y: 8, width: 40, height: 14))
      }
      var outline = Decoration()
      outline.shadow = Shadow(radius: 2)
      painter.decorated(outline, in: Rect(x: 30, y: 20, width: 20, height: 20)) {
        painter.fill(.circle, in: Rect(x: 30, y: 20, width: 15, height: 15), color: .red)
      }
    }

    @Test(
      "each format begins and ends as it should",
      arguments: [
        (.png, "\u{89}PNG\r\n\u{1A}\n", "IEND®B`\u{82}"), (.pdf, "%PDF-1.", "%%EOF\n"),
        (.svg, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg", "</svg>\n"),
      ] as [(CanvasFormat, String, String)])
    func headers(format: CanvasFormat, start: String, end: String) throws {
      let bytes = try surface().bytes(as: format, draw: scene)
      #expect(bytes.starts(with: start.unicodeScalars.map { UInt8($0.value) }))
      #expect(bytes.suffix(end.unicodeScalars.count).elementsEqual(end.unicodeScalars.map { UInt8($0.value) }))
    }

    @Test("the same drawing has the same bytes", arguments: CanvasFormat.allCases)
    func deterministic(format: CanvasFormat) throws {
      let first = try surface().bytes(as: format, draw: scene)
      _ = try surface().bytes(as: .svg, draw: scene)
      #expect(try surface().bytes(as: format, draw: scene) == first)
    }

    @Test("a PDF has no date")
    func noDate() throws {
      let pdf = String(decoding: try surface().bytes(as: .pdf, draw: scene), as: UTF8.self)
      #expect(!pdf.contains("CreationDate"))
    }

    @Test("an empty picture is one clear pixel", .promises("B09"))
    func empty() throws {
      let bytes = try CanvasSurface(size: .zero).bytes(as: .png) { _ in }
      let pixels = try #require(Pixels(png: bytes))
      #expect((pixels.width, pixels.height) == (1, 1))
      #expect(pixels[0, 0] == .clear)
      for format in CanvasFormat.allCases {
        #expect(try !CanvasSurface(size: .zero).bytes(as: format, draw: scene).isEmpty)
      }
    }

    @Test("the longest side can be drawn", .promises("B27"))
    func longest() throws {
      let bytes = try CanvasSurface(size: Size(width: 32_767, height: 1)).bytes(as: .png) {
        $0.fill(.rectangle, in: Rect(x: 32_766, y: 0, width: 1, height: 1), color: .pureRed)
      }
      let pixels = try #require(Pixels(png: bytes))
      #expect(pixels[32_766, 0] == .red)
      #expect(pixels[32_765, 0] == .clear)
    }

    @Test("what drawing throws comes out", arguments: CanvasFormat.allCases)
    func passesOn(format: CanvasFormat) throws {
      struct Mine: Error, Equatable {}
      let surface = try surface()
      #expect(throws: Mine()) { try surface.bytes(as: format) { _ in throw Mine() } }
    }

    @Test(
      "frames that are no numbers never reach cairo, and are reported",
      .promises("B27"),
      arguments: [
        Rect(x: .nan, y: 0, width: 5, height: 5), Rect(x: 0, y: .infinity, width: 5, height: 5),
        Rect(x: 0, y: 0, width: .nan, height: 5), Rect(x: 0, y: 0, width: 5, height: -.infinity),
      ])
    func notFinite(rect: Rect) throws {
      let surface = try surface()
      let operations: [(Painter) -> Void] = [
        { $0.fill(.ellipse, in: rect, color: .red) },
        { $0.stroke(.circle, in: rect, border: Border(color: .red)) },
        { $0.image(ImageContent(.file("/none")), in: rect) },
        { $0.placeholder(in: rect) },
        { $0.shadow(Shadow(radius: 3), of: .capsule, in: rect) },
        { $0.withClip(.rectangle, in: rect) {} },
        { $0.withOpacity(0.5, in: rect) {} },
        { painter in
          var decoration = Decoration()
          decoration.background = .color(.red)
          painter.decorated(decoration, in: rect) {}
        },
      ]
      for draw in operations {
        var after: CanvasError?
        #expect(throws: CanvasError.notFinite("a box at \(rect)")) {
          try surface.bytes(as: .png) { painter in
            draw(painter)
            painter.fill(.rectangle, in: Rect(x: 0, y: 0, width: 1, height: 1), color: .red)
            do throws(CanvasError) { try painter.finish() } catch { after = error }
          }
        }
        // cairo itself is still sound: the only complaint is ours.
        #expect(after == .notFinite("a box at \(rect)"))
      }
    }

    @Test("a text in a box that is no number", .promises("B27"), arguments: [Double.nan, .infinity])
    func text(number: Double) throws {
      let surface = try surface()
      let rect = Rect(x: number, y: 0, width: 50, height: 20)
      #expect(throws: CanvasError.notFinite("a box at \(rect)")) {
        try surface.bytes(as: .png) { $0.text("a", style: TestFonts.style(), color: .red, in: rect) }
      }
    }

    @Test("a move by no number draws nothing", .promises("B27"))
    func moved() throws {
      let surface = try surface()
      #expect(throws: CanvasError.self) {
        try surface.bytes(as: .png) { painter in
          painter.moved(by: Point(x: .nan, y: 0)) { Issue.record("drawn") }
        }
      }
    }

    @Test(
      "shapes too far away are reported",
      .promises("B27"),
      arguments: [(8_388_607, nil), (8_388_608, 8_388_608), (-9e6, -9e6), (1e300, 1e300)] as [(Double, Double?)])
    func farAway(x: Double, requested: Double?) throws {
      let surface = try surface()
      let draw = { (painter: Painter) in
        painter.fill(.rectangle, in: Rect(x: x, y: 0, width: 0.5, height: 1), color: .red)
      }
      if let requested {
        #expect(throws: CanvasError.coordinateTooLarge(requested: requested, limit: 8_388_608)) {
          try surface.bytes(as: .png, draw: draw)
        }
      } else {
        #expect(try !surface.bytes(as: .png, draw: draw).isEmpty)
      }
    }
  }
#endif
