#if canImport(CCairo)
  import LayoutCanvas
  import LayoutCore
  import Testing

  @Suite("What lies where, drawn over a picture")
  struct InspectionTests {
    private func pixels(_ layout: some Layout, isInspecting: Bool = true) throws -> Pixels {
      let page = CanvasPage(layout, width: 60, height: 60)
      page.isInspecting = isInspecting
      return try #require(Pixels(png: page.data(as: .png)))
    }

    @Test("paddings are tinted, frames are lines, and what is inside stays as it is")
    func paddings() throws {
      let layout = SizedBox(width: 40, height: 40).padding(10)
      let pixels = try pixels(layout)
      #expect(try self.pixels(layout, isInspecting: false).pixels.allSatisfy { $0 == .white })
      #expect(pixels[30, 30] == .white)
      let padding = pixels[30, 55]
      #expect(padding.green > padding.red + 20 && padding.green > padding.blue + 20)
      #expect(pixels[5, 40] == padding && pixels[55, 30] == padding && pixels[50, 15] == padding)
      let line = pixels[59, 30]
      #expect(line.blue > line.red + 100, "\(line)")
    }

    @Test("what reaches out of its container is red, and what a scroll view cuts off is not drawn")
    func overflow() throws {
      let layout = ScrollView(.horizontal) {
        ZStack {
          SizedBox(width: 20, height: 20)
          SizedBox(width: 20, height: 40).layoutPriority(-1)
        }
      }
      .frame(width: 30, height: 60)
      let pixels = try pixels(layout)
      // The box that is too high begins at 15, from 10 above the stack to 10 below it, where the scroll view ends.
      for y in [25, 30] { #expect(pixels[15, y].red > pixels[15, y].blue + 100, "\(pixels[15, y])") }
      #expect(pixels[15, 47].red < pixels[15, 47].blue)
      let wide = try self.pixels(
        ScrollView(.horizontal) { SizedBox(width: 90, height: 20) }.frame(width: 30, height: 60))
      #expect(wide.pixels.indices.allSatisfy { wide.pixels[$0] == .white || $0 % 60 < 46 })
    }

    @Test("what lies outside has stripes, what lies inside has none")
    func stripes() throws {
      let layout = Color.white.frame(width: 50, height: 50).frame(width: 30, height: 50)
      let pixels = try pixels(layout)
      // The frame of 30 goes from 15 to 45, what is in it from 5 to 55.
      func kinds(_ x: Int) -> Set<String> {
        Set(
          (20..<44).map { y in
            let pixel = pixels[x, y]
            if pixel.red < 120 && pixel.green < 120 { return "black" }
            return pixel.red > 200 && pixel.green > 150 && pixel.blue < 120
              ? "yellow" : pixel == .white ? "white" : "other"
          })
      }
      for x in [9, 12, 48, 51] { #expect(kinds(x).isSuperset(of: ["black", "yellow"]) && !kinds(x).contains("white")) }
      #expect([18, 30, 42].allSatisfy { kinds($0) == ["white"] } && kinds(2) == ["white"] && kinds(58) == ["white"])
      #expect(pixels[8, 3] == .white && pixels[8, 57] == .white)
      // Bands go on from one side to the other: where the sums are the same, the stripes are.
      #expect(
        pixels[9, 30].red / 20 == pixels[12, 27].red / 20
          && pixels[9, 36].red.distance(to: pixels[9, 30].red).magnitude > 60)
    }

    @Test("what a clip cuts off has no stripes, and lengths without end are drawn as far as they are seen")
    func boundedStripes() throws {
      let cut = try pixels(Color.white.frame(width: 50, height: 50).frame(width: 30, height: 50).clipped())
      #expect((10..<50).allSatisfy { cut[9, $0] == .white })
      let endless = try pixels(SizedBox(width: 1e9, height: 1e9).frame(width: 30, height: 30))
      #expect((0..<60).allSatisfy { endless[3, $0] != .white } && endless[30, 35] == .white)
    }

    @Test("each name stands in a corner of its own, or not at all")
    func labels() {
      var labels = InspectionLabels()
      let (size, room) = (Size(width: 20, height: 8), Rect(x: 0, y: 0, width: 100, height: 100))
      let frame = Rect(x: 0, y: 0, width: 44, height: 20)
      let places = (0..<5).map { _ in labels.place(size, in: frame, room)?.origin }
      #expect(places == [Point(x: 0, y: 0), Point(x: 24, y: 0), Point(x: 0, y: 12), Point(x: 24, y: 12), nil])
      #expect(labels.place(size, in: Rect(x: 50, y: 50, width: 19, height: 20), room) == nil)
      #expect(labels.place(size, in: Rect(x: 200, y: 0, width: 40, height: 20), room) == nil)
    }

    @Test("a label keeps off a text, and is taken once")
    func labelsOffTexts() {
      var labels = InspectionLabels()
      let (size, room) = (Size(width: 20, height: 8), Rect(x: 0, y: 0, width: 100, height: 100))
      labels.keep(off: Rect(x: -50, y: -5, width: 100, height: 12), room)
      let place = labels.place(size, in: Rect(x: 0, y: 0, width: 44, height: 20), room)
      #expect(place?.origin == Point(x: 0, y: 12))
      // Over the text, free, over the one before, and out of the room.
      let corners = [Point(x: 10, y: 2), Point(x: 60, y: 40), Point(x: 60, y: 44), Point(x: 90, y: 80)]
      let taken = corners.map { labels.take(Rect(origin: $0, size: size), room) }
      #expect(taken == [false, true, false, false])
    }

    @Test("gaps are between neighbours of one element, along the axis on which they stand apart")
    func gaps() {
      let root = LayoutRoot(size: Size(width: 100, height: 60))
      root.updateBody {
        VStack(alignment: .leading, spacing: 12) {
          HStack(spacing: 10) {
            SizedBox(width: 20, height: 20)
            SizedBox(width: 30, height: 20)
          }
          HStack(spacing: 0.5) {
            SizedBox(width: 20, height: 20)
            SizedBox(width: 20, height: 20)
          }
        }
      }
      let gaps = InspectionGap.all(root.inspectionBoxes)
      // The column of 60×52 stands in the middle, from 20 and 4.
      #expect(
        gaps.map(\.frame) == [
          Rect(x: 40, y: 4, width: 10, height: 20), Rect(x: 20, y: 24, width: 40.5, height: 12),
        ])
      #expect(gaps.map(\.length) == [10, 12])
    }
  }
#endif
