#if canImport(CGTK)
  import CGTK
  import Testing

  @testable import LayoutGTK

  extension GTKTests {
    @Suite("Drawings", .enabled(if: hasDisplay, "no display")) @MainActor
    struct DrawingTests {
      /// Whether the pixel at a place of a window has more of the first colour than of the others.
      private func isRed(_ picture: Picture, _ x: Int, _ y: Int) -> Bool {
        let pixel = picture.pixels[y * picture.width + x]
        let (red, green, blue) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
        return red > green + 100 && red > blue + 100
      }

      @Test("A shape of one's own and a canvas are drawn, and drawn anew when they change")
      func draws() throws {
        try GTK.initialize()
        let window = try TestWindow(width: 200, height: 100)
        var color = Color(red: 1, green: 0, blue: 0)
        func show() {
          window.show {
            HStack(spacing: 0) {
              Path { $0.addLines([Point(x: 20, y: -10), Point(x: 20, y: 40)]) }
                .stroke(color, lineWidth: 8).size(width: 40, height: 30)
              Canvas { context, _ in
                context.translateBy(x: 20, y: 0)
                context.fill(Path(Rect(x: 0, y: 0, width: 100, height: 100)), with: .color(color))
              }
              .size(width: 40, height: 30)
            }
            .frame(width: 200, height: 100, alignment: .topLeading)
            .background(.white)
          }
        }
        show()
        let red = try #require(window.picture())
        // Lines reach out of their boxes; a canvas is cut off.
        for (x, y, isRed) in [
          (18, 15, true), (22, 35, true), (10, 15, false), (45, 15, false), (70, 15, true), (70, 40, false),
          (90, 15, false),
        ] {
          #expect(self.isRed(red, x, y) == isRed, "\(x), \(y)")
        }
        color = Color(red: 0, green: 0, blue: 1)
        show()
        let blue = try #require(window.picture())
        #expect(!isRed(blue, 18, 15) && !isRed(blue, 70, 15))
        window.close()
      }
    }
  }
#endif
