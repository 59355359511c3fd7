#if canImport(CCairo)
  import LayoutCore
  import Testing

  @testable import LayoutCanvas

  @Suite("Places of letters")
  struct LetterPlaceTests {
    let measurer = TestFonts.measurer()

    /// The mean place of the ink.
    private func centre(_ pixels: Pixels) -> Point {
      var (sum, x, y) = (0.0, 0.0, 0.0)
      for row in 0..<pixels.height {
        for column in 0..<pixels.width {
          let ink = Double(pixels[column, row].alpha)
          sum += ink
          x += ink * (Double(column) + 0.5)
          y += ink * (Double(row) + 0.5)
        }
      }
      return Point(x: x / sum, y: y / sum)
    }

    private func ink(_ text: String, x: Double, y: Double = 2, scale: Double = 1) throws -> Point {
      let pixels = try drawn(60, 30, scale: scale) {
        $0.text(text, style: TestFonts.style(), color: .black, in: Rect(x: x, y: y, width: 40, height: 20))
      }
      return centre(pixels)
    }

    /// The left edges of the letters in a row of pixels: a letter `l` is a box that is wider than a pixel.
    private func edges(_ pixels: Pixels, row: Int) -> [Double] {
      (1..<pixels.width).compactMap { column in
        let ink = pixels[column, row].alpha
        return ink > 0 && pixels[column - 1, row].alpha == 0 ? Double(column + 1) - Double(ink) / 255 : nil
      }
    }

    private func edge(x: Double, scale: Double) throws -> Double {
      let pixels = try drawn(60, 30, scale: scale) {
        $0.text("l", style: TestFonts.style(), color: .black, in: Rect(x: x, y: 2, width: 40, height: 20))
      }
      return try #require(edges(pixels, row: Int(12 * scale)).first)
    }

    @Test("a letter is at any quarter of a pixel along its line", arguments: [1.0, 2], [0.25, 0.5, 0.75])
    func fractions(scale: Double, fraction: Double) throws {
      let (one, other) = (try edge(x: 10, scale: scale), try edge(x: 10 + fraction / scale, scale: scale))
      #expect((other - one - fraction).magnitude < 0.02, "\(other - one)")
    }

    @Test("the gaps between equal letters are equal, up to an eighth of a pixel at each letter")
    func gaps() throws {
      let advance = measurer.measure("l", style: TestFonts.style(), width: nil, lineLimit: nil).width
      let pixels = try drawn(60, 30) {
        $0.text("llllll", style: TestFonts.style(), color: .black, in: Rect(x: 2, y: 2, width: 50, height: 20))
      }
      let edges = edges(pixels, row: 12)
      #expect(edges.count == 6)
      for (index, edge) in edges.enumerated() {
        #expect((edge - (edges.first ?? 0) - advance * Double(index)).magnitude < 0.145, "letter \(index)")
      }
    }

    @Test("the baseline is on a whole pixel", arguments: [0.0, 0.2, 0.4, 0.6, 0.8])
    func baseline(fraction: Double) throws {
      let (one, other) = (try ink("l", x: 10), try ink("l", x: 10, y: 2 + fraction))
      let moved = other.y - one.y
      #expect((moved - moved.rounded()).magnitude < 1e-9)
    }
  }
#endif
