#if canImport(CCairo)
  import Layout
  import LayoutCanvas
  import Testing

  /// Labels of a symbol and a title.
  @Suite("Labels")
  struct LabelTests {
    init() { precondition(TestFonts.pinned) }

    private func frames(_ style: LabelStyle, _ direction: LayoutDirection = .leftToRight) -> [Rect] {
      let page = CanvasPage(
        Label("Star", systemImage: "star.fill").font(.system(size: 20)).labelStyle(style)
          .environment(\.layoutDirection, direction), width: 200, height: 40)
      return page.result.elements.filter { $0.kind == .measured || $0.kind == .text }.map(\.frame)
    }

    @Test("the icon is before the title, with two fifths of the font's size between them")
    func both() {
      for style in [LabelStyle.automatic, .titleAndIcon] {
        let frames = frames(style)
        #expect(frames.count == 2)
        #expect(frames.first?.size == Size(width: 24, height: 24))
        #expect(frames.last.map { $0.minX - (frames.first?.maxX ?? 0) } == 8)
        #expect(frames.last?.midY == frames.first?.midY)
      }
      let mirrored = frames(.automatic, .rightToLeft)
      #expect(mirrored.first.map { $0.minX > (mirrored.last?.maxX ?? .infinity) } == true)
    }

    @Test("a style leaves out a part")
    func parts() {
      #expect(frames(.iconOnly).map(\.size) == [Size(width: 24, height: 24)])
      #expect(frames(.titleOnly).count == 1)
      #expect(frames(.titleOnly).first?.width != 24)
    }
  }
#endif
