#if canImport(CCairo)
  import Layout
  import LayoutCanvas
  import LayoutKitCompat
  import TestPromises
  import Testing

  /// Views made from LayoutKit's layouts, in pixels.
  @MainActor
  @Suite struct LayoutKitViewsTests {
    func box(_ side: Double, _ id: String, _ color: Color, inside: (any MeasurableLayout)? = nil) -> SizeLayout {
      SizeLayout(
        minWidth: side, maxWidth: side, minHeight: side, maxHeight: side, alignment: .topLeading, viewReuseId: id,
        sublayout: inside, view: ViewRecipe(.shape(.rectangle, ShapeAppearance(fill: color))))
    }

    func row(_ layouts: [any MeasurableLayout]) -> LayoutArrangement {
      StackLayout(axis: .horizontal, distribution: .leading, sublayouts: layouts).arrangement(width: 40, height: 20)
    }

    @Test(.promises("LK-50", "LK-54", "LK-56")) func `views are drawn, drawn mirrored, and drawn anew`() throws {
      let screen = HostedView(frame: Rect(x: 0, y: 0, width: 40, height: 20))
      let canvas = CanvasScreen(width: 40, height: 20)
      func colors(_ places: [Int]) throws -> [Pixels.Pixel] {
        screen.commit(to: canvas)
        let pixels = try #require(Pixels(png: try canvas.data(as: .png)))
        return places.map { pixels[$0, 5] }
      }
      row([box(10, "a", .black), box(20, "b", Color(red: 1, green: 0, blue: 0))]).makeViews(in: screen)
      #expect(try colors([5, 15, 35]) == [.black, .red, .white])
      screen.userDirection = .rightToLeft
      row([box(10, "a", .black), box(20, "b", Color(red: 1, green: 0, blue: 0))]).makeViews(in: screen)
      #expect(try colors([5, 15, 35]) == [.white, .red, .black])
      screen.userDirection = .leftToRight
      row([box(20, "b", Color(red: 0, green: 0, blue: 1))]).makeViews(in: screen)
      #expect(try colors([5, 15, 35]) == [.blue, .blue, .white])
    }
  }
#endif
