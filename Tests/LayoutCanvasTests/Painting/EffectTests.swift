#if canImport(CCairo)
  import Layout
  import LayoutCanvas
  import Testing

  /// The pixels of effects.
  @Suite("Effects")
  struct EffectTests {
    private func pixels(_ width: Double = 40, _ height: Double = 40, _ layout: some Layout) throws -> Pixels {
      try #require(Pixels(png: try layout.pngData(width: width, height: height, background: nil)))
    }

    private func bar() -> some Layout { Color(hex: 0xFF0000).size(width: 20, height: 8) }

    @Test("a turn by a quarter exchanges width and height about the middle")
    func turns() throws {
      #expect(try pixels(40, 40, bar()).inkBounds == Rect(x: 10, y: 16, width: 20, height: 8))
      let turned = try pixels(40, 40, bar().rotationEffect(.degrees(90)))
      #expect(turned.inkBounds == Rect(x: 16, y: 10, width: 8, height: 20))
      let anchored = try pixels(40, 40, bar().rotationEffect(.degrees(90), anchor: .topLeading))
      #expect(anchored.inkBounds == Rect(x: 2, y: 16, width: 8, height: 20))
    }

    @Test("factors make it larger from the anchor, or mirror it; 0 and NaN draw nothing")
    func scales() throws {
      #expect(try pixels(40, 40, bar().scaleEffect(x: 1, y: 2)).inkBounds == Rect(x: 10, y: 12, width: 20, height: 16))
      let half = HStack(spacing: 0) {
        Color.red
        Color.clear
      }
      let mirrored = half.size(width: 20, height: 8).scaleEffect(x: -1)
      #expect(try pixels(40, 40, mirrored).inkBounds == Rect(x: 20, y: 16, width: 10, height: 8))
      for nothing in [0, Double.nan, .infinity] {
        #expect(try pixels(40, 40, bar().scaleEffect(nothing)).inkBounds == nil)
      }
      #expect(try pixels(40, 40, bar().rotationEffect(.radians(.nan))).inkBounds == nil)
    }

    @Test("a transform is from the top left corner of the box")
    func transforms() throws {
      let moved = bar().transformEffect(Transform(a: 1, b: 0, c: 0, d: 1, tx: 5, ty: -3))
      #expect(try pixels(40, 40, moved).inkBounds == Rect(x: 15, y: 13, width: 20, height: 8))
    }

    @Test("a shape cuts off what is outside of it, shadow and border included")
    func clips() throws {
      let cut = Color.red.size(width: 20, height: 20).border(.blue, width: 2).clipShape(Circle())
      let pixels = try pixels(40, 40, cut)
      #expect(pixels.inkBounds == Rect(x: 10, y: 10, width: 20, height: 20))
      #expect(pixels[11, 11] == .clear && pixels[20, 10].alpha > 200)
    }

    @Test("a blur reaches three standard deviations, and keeps the sum of the opacity")
    func blurs() throws {
      let pixels = try pixels(40, 40, Color.black.size(width: 10, height: 10).blur(radius: 4))
      let sum = pixels.pixels.reduce(0) { $0 + $1.alpha }
      #expect(abs(sum - 100 * 255) < 400)
      let bounds = try #require(pixels.inkBounds)
      #expect(bounds.minX >= 8 && bounds.minX <= 12 && bounds.minX == 40 - bounds.maxX)
      #expect(pixels[20, 20].alpha > 180 && pixels[16, 20].alpha < 255 && pixels[16, 20].alpha > 128)
    }

    @Test(
      "changes of colours",
      arguments: [
        (ColorChange.inversion, Pixels.Pixel(red: 0, green: 255, blue: 255, alpha: 255)),
        (.saturation(0), .init(red: 54, green: 54, blue: 54, alpha: 255)),
        (.brightness(1), .white), (.multiplication(.black), .black),
        (.hueRotation(.degrees(120)), .init(red: 0, green: 113, blue: 0, alpha: 255)),
      ])
    func colors(change: ColorChange, expected: Pixels.Pixel) throws {
      let red = Color(hex: 0xFF0000)
      let pixels: Pixels =
        switch change {
        case .inversion: try pixels(4, 4, red.colorInvert())
        case .saturation: try pixels(4, 4, red.grayscale(1))
        case .brightness(let amount): try pixels(4, 4, red.brightness(amount))
        case .multiplication(let color): try pixels(4, 4, red.colorMultiply(color))
        case .hueRotation(let angle): try pixels(4, 4, red.hueRotation(angle))
        default: try pixels(4, 4, red)
        }
      #expect(pixels[2, 2] == expected)
    }

    @Test("colours that are half transparent keep their opacity")
    func fadedColors() throws {
      let pixels = try pixels(4, 4, Color(hex: 0xFF0000).opacity(0.5).colorInvert())
      #expect(pixels[2, 2] == .init(red: 0, green: 128, blue: 128, alpha: 128))
    }

    @Test(
      "blend modes mix with what is behind",
      arguments: [
        (BlendMode.multiply, Pixels.Pixel.black), (.screen, .init(red: 255, green: 255, blue: 0, alpha: 255)),
        (.difference, .init(red: 255, green: 255, blue: 0, alpha: 255)), (.darken, .black), (.normal, .green),
        (.lighten, .init(red: 255, green: 255, blue: 0, alpha: 255)),
      ])
    func blends(mode: BlendMode, expected: Pixels.Pixel) throws {
      let mixed = ZStack {
        Color(hex: 0xFF0000)
        Color(hex: 0x00FF00).blendMode(mode)
      }
      #expect(try pixels(4, 4, mixed)[2, 2] == expected)
    }

    @Test("a group ends what is mixed")
    func groups() throws {
      let mixed = ZStack {
        Color(hex: 0xFF0000)
        ZStack { Color(hex: 0x00FF00).blendMode(.multiply) }.compositingGroup()
      }
      #expect(try pixels(4, 4, mixed)[2, 2] == .green)
    }

    @Test("a mask shows as far as it is opaque, and is not drawn itself")
    func masks() throws {
      let masked = Color(hex: 0x0000FF).size(width: 20, height: 20).mask {
        HStack(spacing: 0) {
          Color.red
          Color.red.opacity(0.5)
          Color.clear
          Color.clear
        }
      }
      let pixels = try pixels(40, 40, masked)
      #expect(pixels.inkBounds == Rect(x: 10, y: 10, width: 10, height: 20))
      #expect(pixels[11, 20] == .blue && pixels[16, 20] == .init(red: 0, green: 0, blue: 128, alpha: 128))
    }

    @Test("effects are in SVG and PDF too")
    func files() throws {
      let all = VStack {
        bar().rotationEffect(.degrees(30)).blur(radius: 2)
        bar().mask { Circle() }.blendMode(.multiply)
        bar().colorInvert().clipShape(Capsule())
      }
      #expect(try all.svgData(width: 60, height: 60).count > 1000)
      #expect(try all.pdfData(width: 60, height: 60).count > 1000)
    }
  }
#endif
