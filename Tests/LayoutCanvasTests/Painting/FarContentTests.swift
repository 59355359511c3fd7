#if canImport(CCairo)
  import Layout
  import LayoutCanvas
  import Testing

  /// Content that begins far away and is visible.
  @Suite struct FarContentTests {
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `a long row is drawn from its leading edge on`(direction: LayoutDirection) throws {
      precondition(TestFonts.pinned)
      let row = ScrollView(.horizontal) {
        LazyHStack(spacing: 10) {
          ForEach(0..<1_000_000) { _ in Color.pureRed.size(width: 30, height: 20) }
        }
      }
      .layoutDirection(direction)
      let page = CanvasPage(row, width: 100, height: 20, background: .white)
      let pixels = try #require(Pixels(png: page.data(as: .png, scale: 2)))
      let red = (0..<200).filter { pixels[$0, 20] == .red }
      let boxes = direction == .leftToRight ? [0..<60, 80..<140, 160..<200] : [0..<40, 60..<120, 140..<200]
      #expect(red == boxes.flatMap { Array($0) })
    }
  }
#endif
