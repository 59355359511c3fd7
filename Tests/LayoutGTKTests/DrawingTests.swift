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

      @Test("Nets of colours are drawn, and shadows of a style inside of a shape and behind it")
      func paints() throws {
        try GTK.initialize()
        let window = try TestWindow(width: 200, height: 100)
        let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
        let net = MeshGradient(
          width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [red, blue, red, blue])
        let shadowed = blue.shadow(.inner(color: red, radius: 0, x: 10)).shadow(.drop(color: red, radius: 0, y: 20))
        window.show {
          HStack(spacing: 0) {
            Rectangle().fill(net).size(width: 40, height: 30)
            Rectangle().fill(shadowed).size(width: 40, height: 30)
          }
          .frame(width: 200, height: 100, alignment: .topLeading)
          .background(.white)
        }
        let picture = try #require(window.picture())
        for (x, y, isRed) in [
          (2, 15, true), (37, 15, false), (45, 15, true), (55, 15, false), (60, 45, true), (60, 55, false),
          (20, 45, false),
        ] {
          #expect(self.isRed(picture, x, y) == isRed, "\(x), \(y)")
        }
        window.close()
      }

      @Test("Letters are filled with a gradient, and with another one when it changes")
      func fillsLetters() throws {
        try GTK.initialize()
        let window = try TestWindow(width: 200, height: 100)
        func reds(_ colors: [Color]) throws -> [Int] {
          let stops = colors.map { Gradient.Stop(color: $0, location: 0.5) }
          window.show {
            Text("mmmm").font(.system(size: 30))
              .foregroundStyle(.linearGradient(stops: stops, startPoint: .leading, endPoint: .trailing))
              .frame(width: 200, height: 100)
              .background(.white)
          }
          let picture = try #require(window.picture())
          let height = picture.pixels.count / picture.width
          return (0..<picture.width).filter { x in (0..<height).contains { isRed(picture, x, $0) } }
        }
        let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
        let left = try reds([red, blue])
        #expect(left.count > 20 && left.allSatisfy { $0 < 100 })
        let right = try reds([blue, red])
        #expect(right.count > 20 && right.allSatisfy { $0 >= 100 })
        window.close()
      }
    }
  }
#endif
