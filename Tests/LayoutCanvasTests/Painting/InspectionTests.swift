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
      let padding = pixels[30, 5]
      #expect(padding.green > padding.red + 20 && padding.green > padding.blue + 20)
      #expect(pixels[5, 40] == padding && pixels[55, 30] == padding && pixels[30, 55] == padding)
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
  }
#endif
