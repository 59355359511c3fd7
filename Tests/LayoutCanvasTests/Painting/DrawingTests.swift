#if canImport(CCairo)
  import LayoutCanvas
  import LayoutCore
  import Testing

  @Suite("Drawings")
  struct DrawingTests {
    private func drawing(_ steps: [Drawing.Step], isClipped: Bool = false) -> Drawing {
      Drawing(size: Size(width: 20, height: 20), steps: steps, isClipped: isClipped)
    }

    private func pixels(_ drawing: Drawing, at place: Point = Point(x: 10, y: 10)) throws -> Pixels {
      try drawn(40, 40) { $0.drawing(drawing, in: Rect(origin: place, size: drawing.size)) }
    }

    private func step(_ operation: Drawing.Operation) -> Drawing.Step { Drawing.Step(operation: operation) }

    private let square = Path(Rect(x: 0, y: 0, width: 20, height: 20))

    @Test("a path is filled by its rule", arguments: [true, false])
    func rules(isEOFilled: Bool) throws {
      var path = square
      path.addRect(Rect(x: 5, y: 5, width: 10, height: 10))
      let pixels = try pixels(
        drawing([step(.fill(path, .color(.pureRed), FillStyle(eoFill: isEOFilled)))]))
      #expect(pixels[12, 12] == .red)
      #expect(pixels[20, 20] == (isEOFilled ? .clear : .red))
      #expect(pixels.inkBounds == Rect(x: 10, y: 10, width: 20, height: 20))
    }

    @Test("a line has the path in its middle, and sharp corners")
    func middle() throws {
      let pixels = try pixels(drawing([step(.stroke(square, .color(.pureRed), StrokeStyle(lineWidth: 4)))]))
      #expect(pixels.inkBounds == Rect(x: 8, y: 8, width: 24, height: 24))
      #expect(pixels[8, 8] == .red)
      #expect(pixels[12, 12] == .clear)
    }

    @Test(
      "ends and corners",
      arguments: [
        (StrokeStyle.LineCap.butt, Rect(x: 10, y: 8, width: 20, height: 4)),
        (.square, Rect(x: 8, y: 8, width: 24, height: 4)), (.round, Rect(x: 8, y: 8, width: 24, height: 4)),
      ])
    func caps(cap: StrokeStyle.LineCap, box: Rect) throws {
      let line = Path { $0.addLines([.zero, Point(x: 20, y: 0)]) }
      let pixels = try pixels(
        drawing([step(.stroke(line, .color(.pureRed), StrokeStyle(lineWidth: 4, lineCap: cap)))]))
      #expect(pixels.inkBounds == box)
      #expect((pixels[8, 8] == .red) == (cap == .square))
    }

    @Test("dashes begin in their phase", arguments: [0.0, 2, -2, 6])
    func dashes(phase: Double) throws {
      let line = Path { $0.addLines([.zero, Point(x: 20, y: 0)]) }
      let style = StrokeStyle(lineWidth: 2, dash: [2, 2], dashPhase: phase)
      let pixels = try pixels(drawing([step(.stroke(line, .color(.pureRed), style))]))
      let isOn = phase == 0
      #expect((pixels[10, 10] == .red) == isOn)
      #expect((pixels[12, 10] == .red) == !isOn)
    }

    @Test("a curve with one control point is that curve")
    func quad() throws {
      let path = Path {
        $0.move(to: .zero)
        $0.addQuadCurve(to: Point(x: 20, y: 0), control: Point(x: 10, y: 20))
        $0.closeSubpath()
      }
      let pixels = try pixels(drawing([step(.fill(path, .color(.pureRed), FillStyle()))]))
      #expect(pixels.inkBounds == Rect(x: 10, y: 10, width: 20, height: 10))
      #expect(pixels[20, 18] == .red)
      #expect(pixels[11, 15] == .clear)
    }

    @Test("a transform, a clip and an opacity hold for their step")
    func state() throws {
      var moved = step(.fill(square, .color(.pureRed), FillStyle()))
      moved.transform = Transform(scaleX: 0.5, y: 0.5).translatedBy(x: 20, y: 0)
      var clipped = step(.fill(square, .color(.pureBlue), FillStyle()))
      clipped.clips = [
        Drawing.Clip(path: Path(Rect(x: 0, y: 10, width: 20, height: 10)), style: FillStyle()),
        Drawing.Clip(path: Path(Rect(x: 0, y: 0, width: 5, height: 20)), style: FillStyle()),
      ]
      let pixels = try pixels(drawing([moved, clipped]))
      #expect(pixels[21, 11] == .red)
      #expect(pixels[19, 11] == .clear)
      #expect(pixels[12, 22] == .blue)
      #expect(pixels[16, 22] == .clear)
      #expect(pixels[12, 18] == .clear)
    }

    @Test("lines have smooth edges, also inside a clip that has none")
    func smoothLines() throws {
      var line = step(
        .stroke(Path { $0.addLines([.zero, Point(x: 20, y: 10)]) }, .color(.pureRed), StrokeStyle(lineWidth: 4)))
      func shades() throws -> Int { Set(try pixels(drawing([line])).pixels.map(\.alpha)).count }
      let smooth = try shades()
      #expect(smooth > 4)
      let around = Path(Rect(x: -9, y: -9, width: 40, height: 40))
      line.clips = [Drawing.Clip(path: around, style: FillStyle(antialiased: false))]
      #expect(try shades() == smooth)
    }

    @Test("a transform to a line draws nothing, and leaves the rest sound", arguments: [0.0, 1e-300])
    func line(scale: Double) throws {
      var flat = step(.fill(square, .color(.pureRed), FillStyle()))
      flat.transform = Transform(scaleX: scale, y: 1)
      let pixels = try pixels(drawing([flat, step(.fill(square, .color(.pureBlue), FillStyle()))]))
      #expect(pixels[20, 20] == .blue)
    }

    @Test("a layer fades as one picture")
    func layer() throws {
      let one = step(.fill(square, .color(.pureRed), FillStyle()))
      let two = step(.fill(square, .color(.pureBlue), FillStyle()))
      var layer = step(.layer([one, two]))
      layer.opacity = 0.5
      let pixels = try pixels(drawing([layer]))
      // Nothing of the lower square is seen.
      #expect(pixels[20, 20].red == 0)
      #expect((126...129).contains(pixels[20, 20].alpha))
    }

    @Test("nothing is drawn outside of a canvas", arguments: [true, false])
    func clips(isClipped: Bool) throws {
      let wide = Path(Rect(x: -5, y: -5, width: 30, height: 30))
      let pixels = try pixels(
        drawing([step(.fill(wide, .color(.pureRed), FillStyle()))], isClipped: isClipped))
      #expect(
        pixels.inkBounds == Rect(x: 10, y: 10, width: 20, height: 20).outset(by: isClipped ? 0 : 5))
    }

    @Test("a shape that reaches far out of its box is drawn where the box is not seen")
    func reach() throws {
      let picture = Path { $0.addLines([Point(x: 0, y: 0), Point(x: 0, y: 300)]) }
        .stroke(.pureRed, lineWidth: 4).size(width: 10, height: 10).offset(x: 20, y: -200)
      let pixels = try #require(Pixels(png: picture.pngData(width: 40, height: 40, background: nil)))
      #expect(pixels.inkBounds?.height == 40)
    }

    @Test("lines of built-in shapes have the outline in their middle, with sharp corners only where it has")
    func builtIn() throws {
      let box = Rect(x: 10, y: 10, width: 20, height: 20)
      for (kind, isSharp) in [
        (ShapeKind.rectangle, true), (.roundedRectangle(radius: 0), true), (.roundedRectangle(radius: 2), false),
        (.circle, false),
      ] {
        let style = ShapeAppearance(stroke: Border(color: .pureRed, width: 4))
        let pixels = try drawn(40, 40) { $0.shape(kind, style: style, in: box) }
        #expect(pixels.inkBounds == box.outset(by: 2))
        #expect((pixels[8, 8] == .red) == isSharp, "\(kind)")
        #expect(pixels[20, 13] == .clear)
      }
    }
  }
#endif
