#if canImport(CCairo)
  import LayoutCanvas
  import LayoutCore
  import Testing

  @Suite("Groups and clips")
  struct GroupTests {
    @Test("what overlaps in a group does not show through")
    func group() throws {
      let pixels = try drawn(20, 10, background: .white) { painter in
        painter.withOpacity(0.5) {
          painter.fill(.rectangle, in: Rect(x: 0, y: 0, width: 10, height: 10), color: .pureRed)
          painter.fill(.rectangle, in: Rect(x: 5, y: 0, width: 10, height: 10), color: .pureBlue)
        }
      }
      #expect(pixels[2, 5] == Pixels.Pixel(red: 255, green: 127, blue: 127, alpha: 255))
      #expect(pixels[7, 5] == Pixels.Pixel(red: 127, green: 127, blue: 255, alpha: 255))
      #expect(pixels[12, 5] == pixels[7, 5])
      #expect(pixels[17, 5] == .white)
    }

    @Test("bounds cut a group off")
    func bounds() throws {
      let pixels = try drawn(20, 10) { painter in
        painter.withOpacity(0.5, in: Rect(x: 0, y: 0, width: 10, height: 10)) { painter.fillEverything(.pureRed) }
      }
      #expect(pixels.inkBounds == Rect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test(
      "opacity outside of 0 to 1", arguments: [(1, 255), (7, 255), (.nan, 255), (0, 0), (-2, 0)] as [(Double, Int)])
    func limits(opacity: Double, alpha: Int) throws {
      var calls = 0
      let pixels = try drawn(4, 4) { painter in
        painter.withOpacity(opacity) {
          calls += 1
          painter.fillEverything(.pureRed)
        }
      }
      #expect(pixels[2, 2].alpha == alpha)
      #expect(calls == (alpha == 0 ? 0 : 1))
    }

    @Test("a clip cuts, and ends")
    func clip() throws {
      let pixels = try drawn(20, 20) { painter in
        painter.withClip(.roundedRectangle(radius: 5), in: Rect(x: 2, y: 2, width: 10, height: 10)) {
          painter.fillEverything(.pureRed)
        }
        painter.withClip(.rectangle, in: Rect(x: 0, y: 0, width: 0, height: 10)) { Issue.record("nothing to see") }
        painter.fill(.rectangle, in: Rect(x: 15, y: 15, width: 2, height: 2), color: .pureBlue)
      }
      #expect(pixels[7, 7] == .red)
      #expect(pixels[2, 2] == .clear)
      #expect(pixels[12, 7] == .clear)
      #expect(pixels[15, 15] == .blue)
    }

    @Test("groups in groups stay cheap", arguments: CanvasFormat.allCases)
    func nested(format: CanvasFormat) throws {
      func nest(_ painter: Painter, _ depth: Int, _ decoration: Decoration) {
        guard depth > 0 else {
          return painter.fill(.circle, in: Rect(x: 10, y: 10, width: 20, height: 20), color: .pureRed)
        }
        painter.decorated(decoration, in: Rect(x: 0, y: 0, width: 40, height: 40)) {
          nest(painter, depth - 1, decoration)
        }
      }
      var decoration = Decoration()
      decoration.shadow = Shadow(radius: 2)
      decoration.opacity = 0.99
      let surface = try CanvasSurface(size: Size(width: 40, height: 40))
      // A cost that doubled with each level would take minutes.
      #expect(try !surface.bytes(as: format) { nest($0, 16, decoration) }.isEmpty)
    }
  }
#endif
