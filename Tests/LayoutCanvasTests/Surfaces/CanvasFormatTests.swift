#if canImport(CCairo)
  import LayoutCanvas
  import LayoutCore
  import TestPromises
  import Testing

  @Suite("Formats, limits, messages")
  struct CanvasFormatTests {
    @Test(
      "the extension names the format",
      arguments: [("a.png", .png), ("/x/y.SVG", .svg), ("a.b.pdf", .pdf), (".png", .png)] as [(String, CanvasFormat)])
    func known(path: String, format: CanvasFormat) throws {
      #expect(try CanvasFormat(path: path) == format)
    }

    @Test(
      "any other is an error",
      arguments: [("a.jpg", "jpg"), ("a", ""), ("", ""), ("a.png/b", ""), ("a.", ""), ("a.png ", "png ")])
    func unknown(path: String, name: String) {
      #expect(throws: CanvasError.unknownFormat(extension: name)) { try CanvasFormat(path: path) }
    }

    @Test(
      "whole pixels, at least one",
      arguments: [
        (0, 0, 1, 1, 1), (-5, 10, 1, 1, 10), (10.2, 10, 1, 11, 10), (10, 10, 2, 20, 20), (0.1 + 0.2, 3, 10, 3, 30),
        (32_767, 1, 1, 32_767, 1), (16_383.5, 1, 2, 32_767, 2),
      ] as [(Double, Double, Double, Int, Int)])
    func pixels(width: Double, height: Double, scale: Double, columns: Int, rows: Int) throws {
      let pixels = try CanvasLimits.pixels(of: Size(width: width, height: height), scale: scale)
      #expect(pixels == (columns, rows))
    }

    @Test(
      "sides that cairo cannot draw",
      .promises("B27"),
      arguments: [(32_768, 1), (32_767.1, 1), (16_384, 2), (1e300, 1)] as [(Double, Double)])
    func tooLong(side: Double, scale: Double) {
      let asked = (side * scale).rounded(.up)
      for size in [Size(width: side, height: 1), Size(width: 1, height: side)] {
        #expect(throws: CanvasError.sideTooLong(asked: asked, limit: 32_767)) {
          try CanvasSurface(size: size, scale: scale)
        }
      }
    }

    @Test("vector formats have no scale")
    func vectors() throws {
      let surface = try CanvasSurface(size: Size(width: 20, height: 10), scale: 3)
      let svg = String(decoding: try surface.bytes(as: .svg) { _ in }, as: UTF8.self)
      #expect(svg.contains(#"width="20px" height="10px" viewBox="0 0 20 10""#))
      let pdf = String(decoding: try surface.bytes(as: .pdf) { _ in }, as: UTF8.self)
      #expect(pdf.contains("/MediaBox [ 0 0 20 10 ]"))
      let png = try #require(Pixels(png: surface.bytes(as: .png) { _ in }))
      #expect((png.width, png.height) == (60, 30))
    }

    @Test(
      "sizes and scales that are no numbers", .promises("B27"), arguments: [Double.nan, .infinity, -.infinity, 0, -1])
    func notFinite(number: Double) {
      #expect { try CanvasSurface(size: Size(width: 1, height: 1), scale: number) } throws: { error in
        guard case CanvasError.notFinite = error else { return false }
        return true
      }
      guard !number.isFinite else { return }
      for size in [Size(width: number, height: 1), Size(width: 1, height: number)] {
        #expect(throws: CanvasError.notFinite("a picture of \(size)")) { try CanvasSurface(size: size) }
      }
    }

    @Test(
      "messages contain what happened and what to do",
      arguments: [
        (
          .sideTooLong(asked: 40_000, limit: 32_767),
          "The picture would be 40000 pixels long; at most 32767 can be drawn. Use a smaller size or scale, or draw"
            + " several pictures."
        ),
        (
          .coordinateTooLarge(asked: 1e7, limit: 8_388_608),
          "Something was to be drawn at 10000000 pixels; at most 8388608 can be drawn. Leave out what lies outside the"
            + " picture."
        ),
        (.notFinite("a box at (nan, 0) 1x1"), "Cannot draw a box at (nan, 0) 1x1: not a finite number."),
        (.cannotWrite(path: "/a.png", reason: "it is a directory"), "Cannot write /a.png: it is a directory."),
        (.unknownFormat(extension: "jpg"), "Unknown format .jpg; end the path with .png, .svg or .pdf."),
        (.unknownFormat(extension: ""), "The path has no extension; end it with .png, .svg or .pdf."),
        (
          .noFonts,
          "Cannot draw text: no fonts are installed. Install some, for example the package fonts-dejavu-core."
        ),
        (.cairo("out of memory"), "Cannot draw: out of memory."),
      ] as [(CanvasError, String)])
    func messages(error: CanvasError, text: String) {
      #expect(error.description == text)
    }
  }
#endif
