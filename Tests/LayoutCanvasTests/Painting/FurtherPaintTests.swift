#if canImport(CCairo)
  import Foundation
  import Layout
  import LayoutCanvas
  import Testing

  /// Ellipses, nets of colours, materials and shadows of styles, in pixels.
  @Suite("Ellipses, meshes, materials and shadows of styles")
  struct FurtherPaintTests {
    typealias Pixel = Pixels.Pixel

    private static let box = Rect(x: 10, y: 10, width: 100, height: 40)
    private static let redToBlue = Gradient(colors: [.pureRed, .pureBlue])

    private static func resolved(_ style: some ShapeStyle) -> Paint { style.paint.resolved(in: EnvironmentValues()) }

    private func filled(_ style: some ShapeStyle, _ kind: ShapeKind = .rectangle, scale: Double = 1) throws -> Pixels {
      try drawn(120, 60, scale: scale) { $0.fill(kind, in: Self.box, paint: Self.resolved(style)) }
    }

    @Test("an ellipse has the form of the box")
    func ellipse() throws {
      let pixels = try filled(EllipticalGradient(gradient: Self.redToBlue))
      #expect(pixels.inkBounds == Self.box)
      #expect(pixels[60, 30].red > 245 && pixels[11, 11] == .blue && pixels[109, 49] == .blue)
      #expect(pixels[11, 30].blue > 245 && pixels[60, 11].blue > 235)
      // The same share of the width and of the height.
      let (beside, below) = (pixels[85, 30], pixels[60, 40])
      #expect(abs(beside.red - 127) < 6 && abs(beside.red - below.red) < 12)
    }

    @Test("a mesh has its colours at its points, and its background outside")
    func mesh() throws {
      var mesh = MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
        colors: [.pureRed, .pureBlue, .pureRed, .pureBlue])
      let whole = try filled(mesh)
      #expect(whole.inkBounds == Self.box)
      for y in [10, 30, 49] {
        #expect(whole[10, y].red > 250 && whole[109, y].blue > 250)
        #expect(abs(whole[60, y].red - 127) <= 3 && abs(whole[60, y].blue - 127) <= 3)
      }
      // No seams between the pieces.
      #expect(whole.pixels.allSatisfy { $0.alpha == 0 || $0.alpha == 255 })
      mesh.points = [[0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]]
      mesh.background = .pureGreen
      let inner = try filled(mesh, .capsule)
      #expect(inner[20, 30] == .green && inner[100, 30] == .green && inner[60, 13] == .green)
      #expect(inner[37, 30].red > 240 && inner[83, 30].blue > 240 && inner[10, 10] == .clear)
      mesh.colors = []
      #expect(try filled(mesh)[60, 30] == .green)
    }

    @Test("a hard shadow falls into a shape from the side that it is moved away from")
    func hardInner() throws {
      let style = Color.pureRed.shadow(.inner(color: .pureBlue, radius: 0, x: 5, y: 3))
      let pixels = try filled(style)
      #expect(pixels.inkBounds == Self.box)
      for y in 10..<50 {
        for x in 10..<110 { #expect(pixels[x, y] == (x < 15 || y < 13 ? .blue : .red), "\(x), \(y)") }
      }
    }

    @Test("a soft shadow inside is darkest at the outline, and nothing is outside", arguments: [1.0, 2])
    func softInner(scale: Double) throws {
      let pixels = try filled(Color.white.shadow(.inner(color: .black, radius: 8)), .capsule, scale: scale)
      func white(_ x: Double, _ y: Double) -> Int { pixels[Int(x * scale), Int(y * scale)].red }
      #expect(white(60, 30) > 250 && abs(white(60, 10.5) - 127) < 30 && white(60, 14) > white(60, 11))
      #expect(abs(white(60, 11) - white(60, 48.5)) <= 2)
      #expect(pixels[Int(12 * scale), Int(12 * scale)] == .clear && pixels[0, 0] == .clear)
    }

    @Test("a shadow behind is under the paint, and the first one in front")
    func drops() throws {
      let style = Color.pureRed.shadow(.drop(color: .pureBlue, radius: 0, x: 5))
        .shadow(.drop(color: .pureGreen, radius: 0, x: 8))
      let pixels = try filled(style)
      #expect(pixels[60, 30] == .red && pixels[112, 30] == .blue && pixels[116, 30] == .green)
      #expect(pixels[118, 30] == .clear && pixels[9, 30] == .clear)
      let soft = try filled(Color.pureRed.shadow(.drop(color: .black, radius: 6)))
      #expect(soft[60, 7].alpha > 20 && soft[60, 7].red == 0)
    }

    @Test("lines, paths and texts have shadows behind them")
    func others() throws {
      let style = Color.pureRed.shadow(.drop(color: .pureBlue, radius: 0, y: 20))
      let line = try drawn(120, 60) {
        $0.stroke(
          .rectangle, in: Rect(x: 10, y: 10, width: 40, height: 10),
          border: Border(paint: Self.resolved(style), width: 2))
      }
      #expect(line[30, 10] == .red && line[30, 30] == .blue && line[30, 35] == .clear)
      let layout = VStack(spacing: 0) {
        Circle().trim(to: 1).fill(style).size(width: 20, height: 20)
        Path { $0.addLines([.zero, Point(x: 20, y: 0)]) }.stroke(style, lineWidth: 4).size(width: 20, height: 20)
        Text("█").foregroundStyle(style)
      }
      let pixels = try #require(Pixels(png: layout.pngData(width: 60, height: 120, background: nil)))
      #expect(pixels.pixels.contains(.red) && pixels.pixels.contains(.blue))
      let rows = (0..<120).filter { y in (0..<60).contains { pixels[$0, y].blue > 200 } }
      // Below the circle, below the line, and below the letter.
      #expect(rows.count > 30)
    }

    @Test("two shadows of an element are both drawn, the second one of the first one too")
    func twice() throws {
      let layout = Color.pureRed.size(width: 10, height: 10)
        .shadow(color: .pureBlue, radius: 0, x: 20).shadow(color: .pureGreen, radius: 0, y: 20)
        .padding(EdgeInsets(top: 0, leading: 0, bottom: 30, trailing: 30))
      let pixels = try #require(Pixels(png: layout.pngData(background: nil)))
      #expect(pixels[5, 5] == .red && pixels[25, 5] == .blue && pixels[5, 25] == .green && pixels[25, 25] == .green)
      #expect(pixels[15, 5] == .clear && pixels[15, 25] == .clear)
    }

    private func stripes(_ material: Material, scheme: ColorScheme = .light) -> some Layout {
      HStack(spacing: 0) {
        ForEach(0..<20) { at in (at % 2 == 0 ? Color.black : .white).size(width: 2, height: 40) }
      }
      .overlay(alignment: .trailing) { Rectangle().fill(material).frame(width: 20) }
      .colorScheme(scheme)
    }

    @Test("what is below a material is out of focus in pixels", arguments: [ColorScheme.light, .dark])
    func material(scheme: ColorScheme) throws {
      let pixels = try #require(Pixels(png: stripes(.ultraThin, scheme: scheme).pngData(background: nil)))
      #expect((0..<20).allSatisfy { pixels[$0, 20] == ($0 / 2 % 2 == 0 ? .black : .white) })
      let covered = (24..<38).map { pixels[$0, 20].red }
      let expected = scheme == .light ? 0.4 * 0.97 + 0.6 * 0.5 : 0.4 * 0.13 + 0.6 * 0.5
      #expect(covered.allSatisfy { abs(Double($0) - 255 * expected) < 14 }, "\(covered)")
      #expect(covered.allSatisfy { abs($0 - covered[0]) < 8 })
    }

    @Test("a material is a colour in SVG and PDF, and shadows are pictures")
    func vectors() throws {
      let svg = String(decoding: try stripes(.thin).svgData(), as: UTF8.self)
      #expect(!svg.contains("<image"))
      let inner = String(
        decoding: try Circle().fill(.red.shadow(.inner(radius: 4))).size(width: 40, height: 40).svgData(),
        as: UTF8.self)
      #expect(inner.contains("<image") && inner.contains("clip-path"))
      let net = MeshGradient(
        width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .green, .mint])
      for layout in [AnyLayout(stripes(.bar)), AnyLayout(net.size(width: 40, height: 40))] {
        #expect(try layout.pdfData().count > 500 && layout.svgData().count > 100)
      }
    }

    @Test(
      "numbers beyond all limits draw, and end",
      arguments: [-1e300, -.infinity, .nan, 0, 1e-300, 0.5, 1e9, 1e300, .infinity] as [Double])
    func extremes(number: Double) throws {
      let points: [SIMD2<Float>] = [[Float(number), 0], [1, Float(number)], [0, 1], [1, 1]]
      for style: any ShapeStyle in [
        EllipticalGradient(
          gradient: Self.redToBlue, center: UnitPoint(x: number, y: number), startRadiusFraction: number,
          endRadiusFraction: -number),
        EllipticalGradient(gradient: Self.redToBlue, endRadiusFraction: number),
        MeshGradient(width: 2, height: 2, points: points, colors: [.red, .blue, .green, .mint]),
        Color.red.shadow(.inner(radius: number, x: number, y: -number)),
        Color.red.shadow(.drop(radius: number)),
      ] {
        _ = try filled(style, .circle)
      }
    }
  }
#endif
