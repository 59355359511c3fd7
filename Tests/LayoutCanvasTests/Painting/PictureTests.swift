#if canImport(CCairo)
  import LayoutCanvas
  import LayoutCore
  import Testing

  @Suite("Pictures against references")
  struct PictureTests {
    enum Scene: String, CaseIterable, Sendable {
      case shapes, decoration, text

      func draw(_ painter: Painter) {
        switch self {
        case .shapes:
          painter.fill(.circle, in: Rect(x: 4, y: 4, width: 30, height: 30), color: .blue)
          painter.fill(.capsule, in: Rect(x: 40, y: 4, width: 36, height: 14), color: .pink)
          let style = ShapeAppearance(fill: .orange, stroke: Border(color: .black, width: 2), strokesInside: true)
          painter.shape(.roundedRectangle(radius: 6), style: style, in: Rect(x: 40, y: 22, width: 36, height: 20))
          painter.fill(.ellipse, in: Rect(x: 4, y: 40, width: 30, height: 16), color: .green)
        case .decoration:
          var decoration = Decoration()
          decoration.background = .color(.white)
          decoration.cornerRadius = 8
          decoration.border = Border(color: .indigo, width: 2)
          decoration.shadow = Shadow(radius: 6, x: 2, y: 3)
          decoration.opacity = 0.8
          painter.decorated(decoration, in: Rect(x: 12, y: 10, width: 54, height: 36)) {
            painter.fill(.rectangle, in: Rect(x: 0, y: 10, width: 30, height: 50), color: .yellow)
          }
        case .text:
          let box = Rect(x: 4, y: 4, width: 72, height: 52)
          painter.fill(.rectangle, in: box, color: .lightGray)
          painter.text("Frames, not constraints. سلام", style: TestFonts.style(13), color: .black, in: box)
        }
      }

      func pixels(_ scale: Double, _ draw: ((Painter) -> Void)? = nil) throws -> Pixels {
        try drawn(80, 60, scale: scale, background: .white, draw ?? self.draw)
      }

      func path(_ scale: Int) -> String { Fixtures.path("Pictures/\(rawValue)@\(scale)x.png") }

      func reference(_ scale: Int) throws -> Pixels {
        let name = path(scale)
        return try #require(Fixtures.bytes(name).flatMap { Pixels(png: $0) }, "\(name) is missing or broken")
      }
    }

    /// With `LAYOUT_RECORD` in the environment, and never on CI, writes the references anew; the test fails then.
    @Test("scenes look as they did", arguments: Scene.allCases, [1, 2])
    func looks(scene: Scene, scale: Int) throws {
      if Fixtures.isRecording {
        let surface = try CanvasSurface(
          size: Size(width: 80, height: 60), scale: Double(scale), background: .white, text: TestFonts.measurer())
        try CanvasFile.write(surface.bytes(as: .png, draw: scene.draw), to: scene.path(scale))
        Issue.record("recorded \(scene.path(scale))")
        return
      }
      let comparison = PictureComparison(
        try scene.pixels(Double(scale)), try scene.reference(scale), tolerance: 8)
      #expect(comparison.isSame(share: 0.002, limit: 48), "\(comparison)")
    }

    @Test("a wrong picture fails", arguments: Scene.allCases)
    func fails(scene: Scene) throws {
      let reference = try scene.reference(1)
      // Moved by half a point, with one small shape missing, and of another size.
      let moved = try scene.pixels(1) { painter in
        painter.moved(by: Point(x: 0.5, y: 0)) { scene.draw(painter) }
      }
      #expect(!PictureComparison(moved, reference, tolerance: 8).isSame(share: 0.002, limit: 48))
      let spotted = try scene.pixels(1) { painter in
        scene.draw(painter)
        painter.fill(.rectangle, in: Rect(x: 78, y: 58, width: 2, height: 2), color: .red)
      }
      #expect(!PictureComparison(spotted, reference, tolerance: 8).isSame(share: 0.002, limit: 48))
      #expect(!PictureComparison(try scene.reference(2), reference, tolerance: 8).isSame(share: 0.002, limit: 48))
    }

    @Test("differences are counted exactly")
    func counts() throws {
      let picture = try drawn(10, 10, background: .white) { _ in }
      var other = picture
      #expect(PictureComparison(picture, other, tolerance: 0).maximumDifference == 0)
      other[3, 3].green -= 5
      other[4, 4].blue -= 100
      let strict = PictureComparison(picture, other, tolerance: 4)
      #expect(strict.maximumDifference == 100)
      #expect(strict.differingShare == 0.02)
      #expect(PictureComparison(picture, other, tolerance: 5).differingShare == 0.01)
      #expect(strict.isSame(share: 0.02, limit: 100))
      #expect(!strict.isSame(share: 0.019, limit: 100))
      #expect(!strict.isSame(share: 0.02, limit: 99))
    }
  }
#endif
