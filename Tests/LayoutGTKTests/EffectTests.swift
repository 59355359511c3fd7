#if canImport(CGTK)
  import CGTK
  import Testing

  @testable import LayoutGTK

  extension GTKTests {
    @Suite("Effects", .enabled(if: hasDisplay, "no display")) @MainActor
    struct EffectTests {
      /// The colours of the pixels at places of a window of 100 by 100 points with a white ground.
      private func colors(at places: [(Int, Int)], @LayoutBuilder _ body: @escaping () -> some Layout) throws
        -> [UInt32]
      {
        try GTK.initialize()
        let window = try TestWindow(width: 100, height: 100)
        defer { window.close() }
        window.show { body().frame(width: 100, height: 100).background(.white) }
        let picture = try #require(window.picture())
        return places.map { picture.pixels[$1 * picture.width + $0] & 0xFF_FFFF }
      }

      private let red = Color(hex: 0xFF0000)

      @Test("A turn, a factor and a skew are drawn about their anchors")
      func transforms() throws {
        let turned = try colors(at: [(50, 35), (35, 50), (50, 50)]) {
          red.size(width: 40, height: 10).rotationEffect(.degrees(90))
        }
        #expect(turned == [0xFF0000, 0xFFFFFF, 0xFF0000])
        let larger = try colors(at: [(50, 44), (50, 58)]) {
          red.size(width: 40, height: 10).scaleEffect(x: 1, y: 2, anchor: .bottom)
        }
        #expect(larger == [0xFF0000, 0xFFFFFF])
        let skewed = try colors(at: [(45, 31), (32, 31), (72, 68), (68, 31)]) {
          red.size(width: 40, height: 40).transformEffect(Transform(a: 1, b: 0, c: 0.25, d: 1, tx: 0, ty: 0))
        }
        #expect(skewed == [0xFF0000, 0xFF0000, 0xFF0000, 0xFF0000])
      }

      @Test("Changes of colours, blend modes, masks and shapes that cut")
      func colors() throws {
        let changed = try colors(at: [(50, 50)]) { red.colorInvert() }
        #expect(changed == [0x00FFFF])
        let grey = try colors(at: [(50, 50)]) { red.grayscale(1) }
        #expect(abs(Int(grey[0] & 0xFF) - 54) <= 1 && grey[0] >> 16 == grey[0] & 0xFF)
        let mixed = try colors(at: [(50, 50), (20, 50)]) {
          ZStack {
            red.size(width: 80, height: 20)
            Color(hex: 0x00FF00).size(width: 40, height: 20).blendMode(.screen)
          }
          .compositingGroup()
        }
        #expect(mixed == [0xFFFF00, 0xFF0000])
        let masked = try colors(at: [(30, 50), (70, 50)]) {
          red.size(width: 80, height: 40).mask {
            HStack(spacing: 0) {
              Color.black
              Color.clear
            }
          }
        }
        #expect(masked == [0xFF0000, 0xFFFFFF])
        let cut = try colors(at: [(50, 50), (32, 32)]) { red.size(width: 40, height: 40).clipShape(Circle()) }
        #expect(cut == [0xFF0000, 0xFFFFFF])
      }

      @Test("A blend of nothing with nothing leaves what is around it")
      func emptyBlend() throws {
        let complaints = try CriticalLines.during {
          let mixed = try colors(at: [(50, 50), (50, 80)]) {
            ZStack {
              red.size(width: 20, height: 20)
              ZStack { Color.clear.size(width: 60, height: 60).blendMode(.multiply) }.compositingGroup()
            }
          }
          #expect(mixed == [0xFF0000, 0xFFFFFF])
        }
        #expect(complaints == [])
      }

      @Test("A blur that GTK has no memory for has the largest radius", arguments: [8, 4_096, 4_097, 1e12])
      func blurLimit(radius: Double) throws {
        try GTK.initialize()
        let snapshot = try #require(gtk_snapshot_new())
        BoxEffect.blur(radius: radius).draw(in: Rect(x: 0, y: 0, width: 9, height: 9), on: snapshot) { _ in
        } content: { snapshot in
          var (color, box) = (Color.black.native, Rect(x: 0, y: 0, width: 9, height: 9).native)
          gtk_snapshot_append_color(snapshot, &color, &box)
        }
        let node = try #require(gtk_snapshot_free_to_node(snapshot))
        defer { gsk_render_node_unref(node) }
        #expect(gsk_render_node_get_node_type(node) == GSK_BLUR_NODE)
        #expect(gsk_blur_node_get_radius(node) == Float(min(radius, 4_096)))
      }

      @Test("A blur reaches beyond the box")
      func blurs() throws {
        let blurred = try colors(at: [(50, 50), (50, 27), (50, 5)]) {
          Color.black.size(width: 40, height: 40).blur(radius: 8)
        }
        #expect(blurred[0] < 0x202020 && blurred[1] != 0xFFFFFF && blurred[1] > 0x808080 && blurred[2] == 0xFFFFFF)
      }
    }
  }
#endif
