#if canImport(CCairo)
  import LayoutCanvas
  import LayoutCore
  import TestPromises
  import Testing

  /// What a drawing reports: everything that a reader of the picture would miss.
  @Suite("Reports of drawing") struct RenderReportTests {
    init() { precondition(TestFonts.pinned) }

    @Test("a picture that is missing, cannot be read or decoded", .promises("B26"))
    func pictures() throws {
      let folder = try TemporaryFolder()
      let (none, bad, pipe) = (folder.path("none.png"), folder.path("bad.png"), try folder.pipe("pipe"))
      try CanvasFile.write(Array("no picture".utf8), to: bad)
      let layout = HStack {
        for path in [none, bad, pipe, "none/at/all.png"] { Image(path).size(width: 9, height: 9) }
        Image(data: [1, 2]).size(width: 9, height: 9)
      }
      let found = CanvasPage(layout).report.diagnostics
      #expect(found.map(\.code) == [.missingImage, .undecodableImage, .missingImage, .missingImage, .undecodableImage])
      #expect(
        found.map(\.message)
          == [
            "there is no file for the picture \(none)", "the picture \(bad) cannot be decoded",
            "the picture \(pipe) cannot be read", "there is no file for the picture none/at/all.png",
            "a picture cannot be decoded",
          ].map { "\($0); its place stays empty" })
      #expect(
        found.map(\.cause) == [
          nil, nil, "it is no ordinary file", "the path begins in the folder in which the program runs", nil,
        ])
      #expect(
        found.map(\.advice) == [
          "write the path of a file that exists", nil, nil, "write the path of a file that exists, or begin it with /",
          nil,
        ])
    }

    @Test(
      "a font family that is not installed is reported once, and kinds of fonts are known", .promises("B25"),
      arguments: [
        ("No Such Font", true), ("DejaVu Sans", false), ("dejavu sans mono", false), ("monospace", false),
        ("sans-serif", false), ("No Such Font, DejaVu Serif", false), ("No Such Font, Neither", true), ("", true),
      ])
    func fonts(family: String, isUnknown: Bool) {
      let layout = VStack {
        Text("a").font(Font(family: family, size: 12))
        Text("b").font(Font(family: family, size: 14))
      }
      let found = CanvasPage(layout).report.diagnostics
      #expect(found.map(\.code) == (isUnknown ? [.unknownFont] : []))
      #expect(found.map(\.path) == (isUnknown ? ["0.0"] : []))
    }

    @Test("characters without a glyph, and a layout that is larger than the picture", .promises("B25"))
    func glyphsAndOverflow() {
      let layout = Text("\u{10FFFE}").size(width: 80, height: 20)
      let page = CanvasPage(layout, width: 60, height: 20)
      #expect(page.report.diagnostics.map(\.code) == [.missingGlyph, .overflow])
      #expect(page.diagnostics.map(\.code) == [.missingGlyph])
      #expect(
        page.report.diagnostics.last?.message
          == "Text \"\u{10FFFE}\" reaches 20 points at the right out of the root's room of 60×20")
      #expect(CanvasPage(layout).report.diagnostics.map(\.code) == [.missingGlyph])
      #expect(
        CanvasPage(Text("a"), width: 60).report
          == RenderReport(size: CanvasPage(Text("a"), width: 60).size, diagnostics: []))
    }

    @Test("with strict a warning is the error, and nothing is written")
    func strict() throws {
      let folder = try TemporaryFolder()
      let wide = Color.black.size(width: 80, height: 20)
      let report = try wide.render(to: folder.path("a.png"), width: 60)
      #expect(report.size == Size(width: 60, height: 20) && report.warnings.map(\.code) == [.overflow])
      let thrown = #expect(throws: RenderReport.self) {
        try wide.render(to: folder.path("b.png"), width: 60, strict: true)
      }
      #expect(thrown == report && thrown.map { "\($0)" }?.hasPrefix("warning: overflow at 0: ") == true)
      #expect(try wide.render(to: folder.path("c.png"), strict: true).diagnostics.isEmpty)
      #expect(folder.names == ["a.png", "c.png"])
    }

    @Test(
      "stripes are along the edges that the layout reaches over",
      arguments: [(80.0, 20.0), (20, 80), (80, 80), (60, 60)])
    func stripes(width: Double, height: Double) throws {
      let page = CanvasPage(SizedBox(width: width, height: height), width: 60, height: 60)
      page.isInspecting = true
      let pixels = try #require(Pixels(png: page.data(as: .png)))
      func hasStripes(_ points: [(Int, Int)]) -> Bool {
        points.contains {
          pixels[$0.0, $0.1].red > 200 && pixels[$0.0, $0.1].green > 150 && pixels[$0.0, $0.1].blue < 120
        }
      }
      #expect(hasStripes((22..<38).map { (57, $0) }) == (width > 60))
      #expect(hasStripes((22..<38).map { ($0, 57) }) == (height > 60))
      #expect(!hasStripes((22..<38).map { (2, $0) }) && !hasStripes((22..<38).map { ($0, 2) }))
      #expect(!hasStripes((22..<38).map { ($0, 30) }))
    }
  }
#endif
