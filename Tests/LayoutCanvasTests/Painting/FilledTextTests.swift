#if canImport(CCairo)
  import Foundation
  import Layout
  import Testing

  @testable import LayoutCanvas

  /// Letters that are filled with gradients and patterns.
  @Suite("Filled texts")
  struct FilledTextTests {
    private static let paint = LinearGradient(
      stops: [.init(color: .pureRed, location: 0.5), .init(color: .pureBlue, location: 0.5)],
      startPoint: .leading, endPoint: .trailing
    ).paint

    private func text(
      _ paint: Paint, _ string: String = "████", color: Color = .black, scale: Double = 1
    ) throws -> Pixels {
      var style = TestFonts.style(20)
      style.paint = paint
      return try drawn(120, 40, scale: scale) {
        $0.text(string, style: style, color: color, in: Rect(x: 20, y: 0, width: 40, height: 30))
      }
    }

    /// The first and the last ink of a row, and whether all ink up to `edge` is red, and all behind it blue.
    private func isSplit(_ pixels: Pixels, at edge: Int) -> Bool {
      (0..<pixels.height).allSatisfy { y in
        (0..<pixels.width).allSatisfy { x in
          let pixel = pixels[x, y]
          return x < edge ? pixel.blue == 0 : pixel.red == 0
        }
      }
    }

    @Test("a gradient lies in the box of the text, at every scale", arguments: [1.0, 2, 3])
    func box(scale: Double) throws {
      let pixels = try text(Self.paint, "mmm", scale: scale)
      #expect(pixels.inkBounds.map { $0.minX < 40 * scale && $0.maxX > 41 * scale } == true)
      #expect(isSplit(pixels, at: Int(40 * scale)))
    }

    @Test("letters are drawn whose first colour is clear")
    func clear() throws {
      let pixels = try text(Gradient(colors: [.clear, .pureRed, .pureRed]).paint, color: .clear)
      #expect(pixels.pixels.contains { $0.red > 250 && $0.alpha > 250 })
    }

    @Test("a part of a text keeps its own colour")
    func runs() throws {
      let layout = (Text("mmm").foregroundColor(.pureGreen) + Text("mmm"))
        .font(.system(size: 20)).foregroundStyle(Self.paint)
      let pixels = try #require(Pixels(png: layout.pngData(background: nil)))
      #expect(pixels.pixels.contains { $0.green > 200 } && pixels.pixels.contains { $0.blue > 200 })
      #expect(!pixels.pixels.contains { $0.red > 200 })
    }

    @Test("in SVG a text stays a text with a gradient")
    func vectors() throws {
      let layout = Text("mmm").foregroundStyle(Self.paint)
      let svg = String(decoding: try layout.svgData(), as: UTF8.self)
      #expect(svg.contains("<linearGradient") && !svg.contains("<image"))
      #expect(try layout.pdfData().count > 500)
    }

    @Test("a text in a canvas fades with its gradient")
    func canvas() throws {
      let layout = Canvas { context, _ in
        context.opacity = 0.5
        context.draw(Text("████"), in: Rect(x: 0, y: 0, width: 80, height: 20))
      }
      .foregroundStyle(Self.paint).size(width: 80, height: 20)
      let pixels = try #require(Pixels(png: layout.pngData(background: nil)))
      let most = pixels.pixels.map(\.alpha).max() ?? 0
      #expect(abs(most - 128) <= 1)
    }
  }
#endif
