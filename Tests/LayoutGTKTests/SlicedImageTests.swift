#if canImport(CGTK)
  import CGTK
  import LayoutCanvas
  @testable import LayoutGTK
  import Testing

  extension GTKTests {
    @Suite("Pictures in parts", .enabled(if: hasDisplay, "no display")) @MainActor
    struct SlicedImageTests {
      @Test("Corners keep their size in a window, whatever the shape of the box is")
      func corners() throws {
        // Four by four, black corners of one pixel, the rest white.
        let bytes = try CanvasSurface(size: Size(width: 4, height: 4), background: .black).bytes(as: .png) {
          $0.fill(.rectangle, in: Rect(x: 1, y: 0, width: 2, height: 4), color: .white)
          $0.fill(.rectangle, in: Rect(x: 0, y: 1, width: 4, height: 2), color: .white)
        }
        let window = try TestWindow(width: 60, height: 30)
        let insets = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
        window.show { Image(data: bytes).resizable(capInsets: insets).interpolation(.none) }
        let picture = try #require(window.picture())
        let height = picture.pixels.count / picture.width
        func isDark(_ x: Int, _ y: Int) -> Bool { picture.pixels[y * picture.width + x] & 0xFF < 0x80 }
        for (left, top) in [(0, 0), (picture.width - 1, 0), (0, height - 1), (picture.width - 1, height - 1)] {
          #expect(isDark(left, top))
        }
        #expect((0..<height).allSatisfy { y in !isDark(1, y) } && (0..<picture.width).allSatisfy { x in !isDark(x, 1) })
        window.close()
      }
    }
  }
#endif
