#if canImport(CCairo)
  import LayoutCanvas
  import LayoutCore
  import Testing

  @Suite("Shapes")
  struct ShapeTests {
    typealias Pixel = Pixels.Pixel

    struct InkCase: Sendable {
      var kind: ShapeKind
      /// Points inside and outside of a shape in a box of 40 by 20.
      var inside: [(Int, Int)]
      var outside: [(Int, Int)]
    }

    @Test(
      "what is inside is filled, what is outside is not",
      arguments: [
        InkCase(kind: .rectangle, inside: [(0, 0), (39, 19), (20, 10)], outside: []),
        InkCase(kind: .roundedRectangle(radius: 6), inside: [(6, 0), (0, 6), (20, 10)], outside: [(0, 0), (39, 19)]),
        InkCase(kind: .roundedRectangle(radius: 1e9), inside: [(10, 0), (20, 10)], outside: [(0, 0), (2, 1)]),
        InkCase(kind: .roundedRectangle(radius: .nan), inside: [(0, 0), (39, 19)], outside: []),
        InkCase(kind: .roundedRectangle(radius: -5), inside: [(0, 0), (39, 19)], outside: []),
        InkCase(kind: .circle, inside: [(20, 1), (11, 10), (28, 10)], outside: [(8, 10), (31, 10), (11, 1)]),
        InkCase(kind: .ellipse, inside: [(20, 1), (2, 10), (37, 10)], outside: [(2, 2), (37, 17)]),
        InkCase(kind: .capsule, inside: [(10, 0), (1, 10), (38, 10)], outside: [(0, 0), (2, 1), (39, 19)]),
      ])
    func fills(_ item: InkCase) throws {
      let box = Rect(x: 4, y: 6, width: 40, height: 20)
      let pixels = try drawn(50, 30) { $0.fill(item.kind, in: box, color: .pureRed) }
      for (x, y) in item.inside { #expect(pixels[x + 4, y + 6] == .red, "\(x), \(y)") }
      for (x, y) in item.outside { #expect(pixels[x + 4, y + 6] == .clear, "\(x), \(y)") }
      #expect(pixels.inkBounds.map { box.union($0) } == box)
    }

    @Test("a line lies inside the edges", arguments: [ShapeKind.rectangle, .roundedRectangle(radius: 8), .ellipse])
    func strokes(kind: ShapeKind) throws {
      let box = Rect(x: 4, y: 6, width: 40, height: 20)
      let pixels = try drawn(50, 30) { $0.stroke(kind, in: box, border: Border(color: .pureRed, width: 3)) }
      #expect(pixels.inkBounds == box)
      for (x, y) in [(24, 6), (24, 8), (24, 25), (24, 23), (4, 16), (43, 16)] { #expect(pixels[x, y].alpha > 128) }
      for (x, y) in [(24, 10), (24, 16), (8, 16)] { #expect(pixels[x, y] == .clear) }
    }

    @Test("a line wider than the shape fills it")
    func wideLine() throws {
      let pixels = try drawn(10, 10) {
        $0.stroke(.rectangle, in: Rect(x: 2, y: 2, width: 6, height: 4), border: Border(color: .pureRed, width: 50))
      }
      #expect(pixels.inkBounds == Rect(x: 2, y: 2, width: 6, height: 4))
      #expect(pixels[4, 4] == .red)
    }

    @Test("fill and line together", arguments: [1.0, 2, 3])
    func style(scale: Double) throws {
      let style = ShapeAppearance(fill: .pureBlue, stroke: Border(color: .pureRed, width: 2), strokesInside: true)
      let pixels = try drawn(20, 20, scale: scale) {
        $0.shape(.rectangle, style: style, in: Rect(x: 4, y: 4, width: 12, height: 12))
      }
      let unit = Int(scale)
      #expect(pixels[4 * unit, 10 * unit] == .red)
      #expect(pixels[6 * unit - 1, 10 * unit] == .red)
      #expect(pixels[6 * unit, 10 * unit] == .blue)
      #expect(pixels[4 * unit - 1, 10 * unit] == .clear)
    }

    @Test(
      "boxes without an area draw nothing",
      arguments: [
        Rect(x: 5, y: 5, width: 0, height: 10), Rect(x: 5, y: 5, width: 10, height: 0),
        Rect(x: 5, y: 5, width: -3, height: 10),
      ])
    func empty(rect: Rect) throws {
      for kind in [ShapeKind.rectangle, .roundedRectangle(radius: 3), .circle, .ellipse, .capsule] {
        let pixels = try drawn(20, 20) { painter in
          painter.fill(kind, in: rect, color: .pureRed)
          painter.stroke(kind, in: rect, border: Border(color: .pureRed, width: 2))
          painter.shadow(Shadow(radius: 4), of: kind, in: rect)
        }
        #expect(pixels.inkBounds == nil)
      }
    }

    @Test("everything is moved by whole points")
    func moved() throws {
      let pixels = try drawn(20, 20, scale: 2) { painter in
        painter.moved(by: Point(x: 3, y: 4)) {
          painter.fill(.rectangle, in: Rect(x: 1, y: 1, width: 2, height: 2), color: .pureRed)
        }
        painter.fill(.rectangle, in: Rect(x: 0, y: 0, width: 1, height: 1), color: .pureRed)
      }
      #expect(pixels[8, 10] == .red)
      #expect(pixels[0, 0] == .red)
      #expect(pixels[7, 10] == .clear)
    }
  }
#endif
