#if canImport(CCairo)
  import LayoutCanvas
  import LayoutCore
  import Testing

  /// Letters whose baseline is outside of the clip.
  @Suite struct ClippedLettersTests {
    @Test(arguments: [12.0, 40, 90], [1.0, 2])
    func `the visible part of a letter is drawn, however far below the clip its baseline is`(
      size: Double, scale: Double
    ) throws {
      // The letters reach from a fifth of the size below the box's top to the baseline at nine tenths.
      let clip = Rect(x: 0, y: 0, width: 200, height: 0.6 * size)
      func pixels(isClipped: Bool) throws -> Pixels {
        try drawn(200, 120, scale: scale, background: .white) { painter in
          let draw = {
            painter.text(
              "HHH", style: TestFonts.style(size), color: .black, in: Rect(x: 0, y: 0, width: 200, height: 120))
          }
          if isClipped { painter.withClip(.rectangle, in: clip, draw: draw) } else { draw() }
        }
      }
      let (whole, part) = try (pixels(isClipped: false), pixels(isClipped: true))
      let rows = Int((clip.maxY * scale).rounded(.down))
      let visible = rows * whole.width
      #expect(part.pixels[..<visible] == whole.pixels[..<visible])
      #expect(part.pixels[..<visible].contains { $0.red < 128 })
      #expect(part.pixels[(visible + whole.width)...].allSatisfy { $0 == .white })
    }
  }
#endif
