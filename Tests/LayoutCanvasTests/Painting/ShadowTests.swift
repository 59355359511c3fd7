#if canImport(CCairo)
  import LayoutCore
  import Testing

  @testable import LayoutCanvas

  @Suite("Shadows")
  struct ShadowTests {
    @Test("a blur keeps the sum and is symmetric", arguments: [0, 0.4, 1, 1.7, 3, 5, 8, 12.3])
    func blur(sigma: Double) {
      let blur = BoxBlur(sigma: sigma)
      let side = 2 * blur.reach + 5
      var pixels = [UInt8](repeating: 0, count: side * side)
      for y in side / 2 - 2...side / 2 + 2 {
        for x in side / 2 - 2...side / 2 + 2 { pixels[y * side + x] = 255 }
      }
      pixels.withUnsafeMutableBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return }
        blur.apply(to: start, width: side, height: side, stride: side)
      }
      for y in 0..<side {
        for x in 0..<side {
          let value = pixels[y * side + x]
          #expect(value == pixels[y * side + side - 1 - x])
          #expect(value == pixels[(side - 1 - y) * side + x])
        }
      }
      if sigma == 0 { #expect(pixels.count { $0 == 255 } == 25) }
      if sigma > 0, sigma <= 3 {
        // Rounding to bytes loses some of what is faint.
        let sum = pixels.reduce(0) { $0 + Int($1) }
        #expect((Double(sum) / (25 * 255) - 1).magnitude < 0.06)
      }
    }

    @Test("three boxes have the variance of the bell curve", arguments: [1.5, 2, 3, 4, 5.5, 8])
    func variance(sigma: Double) {
      let reaches = BoxBlur(sigma: sigma).reaches
      let variance = [reaches.0, reaches.1, reaches.2].map { reach in
        let width = Double(2 * reach + 1)
        return (width * width - 1) / 12
      }.reduce(0, +)
      #expect((variance.squareRoot() / sigma - 1).magnitude < 0.15)
    }

    @Test("a soft shadow is darkest in the middle and ends at its reach", arguments: [1.0, 2])
    func soft(scale: Double) throws {
      let shadow = Shadow(color: .black, radius: 10, x: 5, y: 0)
      let pixels = try drawn(100, 60, scale: scale) {
        $0.shadow(shadow, of: .rectangle, in: Rect(x: 30, y: 20, width: 30, height: 20))
      }
      func alpha(_ x: Double, _ y: Double) -> Int { pixels[Int(x * scale), Int(y * scale)].alpha }
      // The shadow's box is 35...65; at its edge it has half its strength.
      #expect(alpha(50, 30) > 220)
      #expect((alpha(35, 30) - 128).magnitude < 20)
      #expect((alpha(65, 30) - 128).magnitude < 20)
      #expect(alpha(27, 30) > 0 && alpha(27, 30) < 40)
      #expect(alpha(15, 30) == 0)
      #expect(alpha(85, 30) == 0)
    }

    @Test("a shadow looks the same at each scale")
    func scales() throws {
      let draw = { (painter: Painter) in
        painter.shadow(
          Shadow(color: .black, radius: 8), of: .roundedRectangle(radius: 4),
          in: Rect(x: 20, y: 20, width: 20, height: 20))
      }
      let (one, two) = (try drawn(60, 60, draw), try drawn(60, 60, scale: 2, draw))
      for (x, y) in [(30, 30), (20, 30), (16, 30), (30, 44), (12, 12)] {
        #expect((one[x, y].alpha - two[2 * x + 1, 2 * y + 1].alpha).magnitude < 14)
      }
    }

    @Test("a sharp shadow is the shape itself, moved")
    func sharp() throws {
      let pixels = try drawn(40, 40) {
        $0.shadow(
          Shadow(color: .pureRed, radius: 0, x: 3, y: 4), of: .rectangle, in: Rect(x: 10, y: 10, width: 8, height: 8))
      }
      #expect(pixels.inkBounds == Rect(x: 13, y: 14, width: 8, height: 8))
      #expect(pixels[15, 16] == .red)
    }

    @Test("shadows of any softness, also of what lies outside", arguments: [1e-9, 100, 1e4, 1e12])
    func extreme(radius: Double) throws {
      for x in [-1000.0, 0, 1000] {
        let pixels = try drawn(30, 30) {
          $0.shadow(
            Shadow(color: .black, radius: radius), of: .circle, in: Rect(x: x, y: 10, width: 10, height: 10))
        }
        #expect(pixels.pixels.allSatisfy { $0.red == 0 && $0.alpha <= 255 })
        if radius < 1, x == 0 { #expect(pixels[5, 15].alpha > 250) }
      }
    }

    @Test("a huge box has a shadow at its edge only in the picture")
    func hugeBox() throws {
      let pixels = try drawn(40, 40) {
        $0.shadow(
          Shadow(color: .black, radius: 10), of: .rectangle, in: Rect(x: -1e6, y: -1e6, width: 1e6 + 20, height: 2e6))
      }
      #expect(pixels[5, 20].alpha > 240)
      #expect((pixels[20, 20].alpha - 128).magnitude < 25)
      #expect(pixels[38, 20].alpha == 0)
    }
  }
#endif
