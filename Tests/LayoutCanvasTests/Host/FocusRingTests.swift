#if canImport(CCairo)
  import Layout
  import LayoutCanvas
  import Testing

  /// The ring around what has the keyboard.
  @MainActor
  @Suite struct FocusRingTests {
    private let container = LayoutContainer(width: 100, height: 60)

    init() {
      precondition(TestFonts.pinned)
      container.background = nil
    }

    private struct Boxes: Layout {
      @FocusState var box: Int?
      var start: Int?

      var body: some Layout {
        HStack(spacing: 20) {
          Color.pureRed.size(width: 20, height: 20).focusable().focused($box, equals: 1)
          Color.pureRed.size(width: 20, height: 20).clipped().focusable().focused($box, equals: 2)
        }
        .defaultFocus($box, start)
      }
    }

    private func pixels() throws -> Pixels { try #require(Pixels(png: container.data(as: .png))) }

    @Test func `A line of two points is outside of the box, and moves with the keyboard`() throws {
      container.updateBody { Boxes(start: 1) }
      let ring = Pixels.Pixel(red: 0, green: 0x7A, blue: 0xFF, alpha: 255)
      var picture = try pixels()
      #expect(
        picture[30, 18] == ring && picture[30, 19] == ring && picture[30, 20] == .red && picture[30, 17] == .clear)
      #expect(picture[18, 30] == ring && picture[41, 30] == ring && picture[42, 30] == .clear)
      #expect(picture[70, 19] == .clear)
      _ = container.takeDirtyRegions()
      #expect(container.root.moveFocus(.forward))
      // The ring's line and its soft edge, around both boxes.
      #expect(
        container.takeDirtyRegions() == [
          Rect(x: 17, y: 17, width: 26, height: 26), Rect(x: 57, y: 17, width: 26, height: 26),
        ])
      picture = try pixels()
      #expect(picture[30, 19] == .clear && picture[70, 19] == ring)
      container.root.focus(nil)
      #expect(try pixels()[70, 19] == .clear)
    }

    @Test func `Without the keyboard there is no ring`() throws {
      container.updateBody { Boxes(start: nil) }
      #expect(try pixels().inkBounds == Rect(x: 20, y: 20, width: 60, height: 20))
    }
  }
#endif
