#if canImport(CCairo)
  import Foundation
  import LayoutCanvas
  import LayoutCore
  import Testing

  @Suite("Gradients and patterns")
  struct PaintTests {
    typealias Pixel = Pixels.Pixel

    private static let box = Rect(x: 10, y: 10, width: 100, height: 40)
    private static let redToBlue = Gradient(colors: [.pureRed, .pureBlue])

    private static func resolved(_ style: some ShapeStyle) -> Paint { style.paint.resolved(in: EnvironmentValues()) }

    private func filled(_ style: some ShapeStyle, _ kind: ShapeKind = .rectangle) throws -> Pixels {
      try drawn(120, 60) { $0.fill(kind, in: Self.box, paint: Self.resolved(style)) }
    }

    @Test("a line of colours runs from its beginning to its end, and is plain beyond")
    func linear() throws {
      let pixels = try filled(
        LinearGradient(
          gradient: Self.redToBlue, startPoint: UnitPoint(x: 0.25, y: 0), endPoint: UnitPoint(x: 0.75, y: 0)))
      #expect(pixels.inkBounds == Self.box)
      for y in [10, 49] {
        #expect(pixels[11, y] == .red && pixels[34, y] == .red)
        #expect(pixels[86, y] == .blue && pixels[109, y] == .blue)
        // The middle between both colours.
        let middle = pixels[60, y]
        #expect(abs(middle.red - 126) <= 2 && abs(middle.blue - 129) <= 2 && middle.green == 0)
      }
    }

    @Test("two stops at one place are an edge")
    func edge() throws {
      let stops = [
        Gradient.Stop(color: .pureRed, location: 0.5), Gradient.Stop(color: .pureBlue, location: 0.5),
      ]
      let pixels = try filled(LinearGradient(stops: stops, startPoint: .leading, endPoint: .trailing), .capsule)
      #expect(pixels[58, 30] == .red && pixels[61, 30] == .blue)
      // It is cut out by the shape.
      #expect(pixels[10, 10] == .clear && pixels[109, 49] == .clear)
    }

    @Test("a gradient from a circle outwards")
    func radial() throws {
      let pixels = try filled(
        RadialGradient(gradient: Self.redToBlue, center: .center, startRadius: 10, endRadius: 18))
      #expect(pixels[60, 30] == .red && pixels[68, 30] == .red && pixels[60, 22] == .red)
      #expect(pixels[79, 30] == .blue && pixels[11, 11] == .blue && pixels[60, 49] == .blue)
    }

    @Test("a gradient around a point begins at the right and runs with the clock")
    func angular() throws {
      let colors = [Color.pureRed, .pureBlue, .black, .white]
      let quarters = colors.enumerated().flatMap { at, color in
        [Double(at) / 4, Double(at + 1) / 4].map { Gradient.Stop(color: color, location: $0) }
      }
      let turn = AngularGradient(stops: quarters, center: .center, startAngle: .zero, endAngle: .degrees(360))
      let pixels = try filled(turn)
      #expect(pixels[100, 40] == .red && pixels[20, 40] == .blue)
      #expect(pixels[20, 20] == .black && pixels[100, 20] == .white)
      #expect(pixels[61, 48] == .red && pixels[58, 48] == .blue && pixels[58, 11] == .black)
      let smooth = try filled(AngularGradient(gradient: Self.redToBlue, center: .center, angle: .degrees(-90)))
      // A half turn from the top is the middle of the way.
      let half = smooth[60, 48]
      #expect(abs(half.red - 127) <= 3 && abs(half.blue - 127) <= 3)
    }

    @Test("a border can have any paint")
    func border() throws {
      let line = Self.resolved(LinearGradient(gradient: Self.redToBlue, startPoint: .top, endPoint: .bottom))
      let pixels = try drawn(120, 60) {
        $0.stroke(.rectangle, in: Self.box, border: Border(paint: line, width: 4))
      }
      #expect(pixels[60, 30] == .clear && pixels[12, 10].red > 250 && pixels[12, 49].blue > 250)
    }

    @Test("an SVG file of any size is repeated without gaps", arguments: [2.5, 0.3, 7.0])
    func fractionalTiles(side: Double) throws {
      let file = """
        <svg xmlns='http://www.w3.org/2000/svg' width='\(side)' height='\(side)'>\
        <rect width='\(side)' height='\(side)' fill='#f00'/></svg>
        """
      let pixels = try filled(ImagePaint(.data(Array(file.utf8))))
      let gaps = (12...107).flatMap { x in (12...47).map { (x, $0) } }.filter { pixels[$0, $1] != .red }
      #expect(gaps.isEmpty, "\(gaps.count) pixels")
    }

    @Test("tiles begin at multiples of the size of an SVG file")
    func fractionalTilePlaces() throws {
      let file = """
        <svg xmlns='http://www.w3.org/2000/svg' width='12.5' height='8'>\
        <rect width='5' height='8' fill='#f00'/></svg>
        """
      let pixels = try filled(ImagePaint(.data(Array(file.utf8))))
      // The eighth begins at 10 + 7 * 12.5 = 97.5.
      #expect([96, 99, 101, 104].map { pixels[$0, 30] } == [.clear, .red, .red, .clear])
    }

    @Test("a picture is repeated from the corner on, and grey where it is missing")
    func pattern() throws {
      let bytes = try CanvasSurface(size: Size(width: 2, height: 2)).bytes(as: .png) { painter in
        painter.fill(.rectangle, in: Rect(x: 0, y: 0, width: 1, height: 2), color: .pureRed)
        painter.fill(.rectangle, in: Rect(x: 1, y: 0, width: 1, height: 2), color: .pureBlue)
      }
      let pixels = try filled(ImagePaint(.data(bytes)))
      for x in [10, 12, 108] { #expect(pixels[x, 30] == .red && pixels[x + 1, 30] == .blue) }
      let large = try filled(ImagePaint(.data(bytes), scale: 8))
      #expect(large[14, 12].red > 200 && large[22, 12].blue > 200 && large[30, 12].red > 200)
      let gray = Pixel(red: 142, green: 142, blue: 147, alpha: 255)
      #expect(try filled(ImagePaint(.data([1, 2])))[60, 30] == gray)
      let letters = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><text font-size='1000'>a</text></svg>"
      #expect(try filled(ImagePaint(.data(Array(letters.utf8)), scale: 8))[60, 30] != gray)
      #expect(try filled(ImagePaint(.data(Array(letters.utf8)), scale: 9))[60, 30] == gray)
    }

    static let all: [Paint] = [
      resolved(LinearGradient(gradient: redToBlue, startPoint: .leading, endPoint: .trailing)),
      resolved(RadialGradient(gradient: redToBlue, center: .center, startRadius: 0, endRadius: 30)),
      resolved(AngularGradient(gradient: redToBlue, center: .center)),
    ]

    @Test("SVG and PDF have gradients", arguments: all)
    func vectors(paint: Paint) throws {
      let surface = try CanvasSurface(size: Size(width: 120, height: 60))
      let svg = String(
        decoding: try surface.bytes(as: .svg) { $0.fill(.circle, in: Self.box, paint: paint) }, as: UTF8.self)
      let name =
        switch paint {
        case .linearGradient: "<linearGradient"
        case .radialGradient: "<radialGradient"
        // A gradient around a point becomes a picture.
        default: "<image"
        }
      #expect(svg.contains(name))
      #expect(try surface.bytes(as: .pdf) { $0.fill(.circle, in: Self.box, paint: paint) }.count > 500)
    }

    @Test(
      "numbers beyond all limits draw, and end",
      arguments: [-1e300, -.infinity, .nan, 0, 1e-300, 0.5, 1e9, 1e300, .infinity] as [Double])
    func extremes(number: Double) throws {
      let point = UnitPoint(x: number, y: number)
      for style: any ShapeStyle in [
        LinearGradient(gradient: Self.redToBlue, startPoint: point, endPoint: .center),
        RadialGradient(gradient: Self.redToBlue, center: point, startRadius: number, endRadius: -number),
        AngularGradient(
          gradient: Self.redToBlue, center: point, startAngle: .degrees(number), endAngle: .degrees(-number)),
        ImagePaint(.file("none"), scale: number),
        Gradient(stops: [.init(color: .red, location: number), .init(color: .blue, location: -number)]),
      ] {
        let pixels = try filled(style)
        #expect(pixels.inkBounds == Self.box)
      }
    }

    @Test("a dark page is dark, and a light one white", arguments: [ColorScheme.light, .dark])
    func pages(scheme: ColorScheme) throws {
      var environment = EnvironmentValues()
      environment.colorScheme = scheme
      let layout = Rectangle().size(width: 4, height: 4).padding(4)
      let pixels = try #require(Pixels(png: layout.pngData(environment: environment)))
      let ground = scheme == .light ? Pixel.white : Pixel(red: 28, green: 28, blue: 30, alpha: 255)
      #expect(pixels[1, 1] == ground)
      #expect(pixels[6, 6] == (scheme == .light ? .black : .white))
      let page = CanvasPage(layout, environment: environment)
      #expect(try Pixels(png: page.data(as: .png)) == pixels)
      page.background = nil
      #expect(try Pixels(png: page.data(as: .png))?[1, 1] == .clear)
    }
  }
#endif
