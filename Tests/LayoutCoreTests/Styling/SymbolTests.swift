import LayoutCore
import LayoutTesting
import Testing

/// Symbols and pictures as a host gets them.
@Suite("Symbols and parts of pictures") struct SymbolTests {
  private func image(_ layout: some Layout) -> ImageContent? {
    let host = CountingHost()
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    root.host = host
    root.updateBody { layout }
    guard case .image(let content)? = host.picture.first?.content else { return nil }
    return content
  }

  private func symbol(_ layout: some Layout) -> Symbol? {
    guard case .symbol(let symbol)? = image(layout)?.source else { return nil }
    return symbol
  }

  @Test(arguments: [
    ("star", SymbolVariants.none, ["star"]), ("star", .fill, ["star.fill", "star"]),
    ("star.fill", .fill, ["star.fill"]),
    ("bell", .slash.fill.circle, ["bell.slash.circle.fill", "bell.slash.fill", "bell.fill", "bell"]),
    ("bell.slash", .slash, ["bell.slash"]), ("person.fill", .circle, ["person.circle.fill", "person.fill"]),
    ("a", .square.circle, ["a.circle", "a"]), ("", .fill, [".fill", ""]),
  ])
  func `a variant is a name, and nearer to the plain one where there is none`(
    name: String, variants: SymbolVariants, names: [String]
  ) {
    #expect(Symbol(name, variants: variants).names == names)
  }

  @Test func `variants of modifiers are joined`() {
    let bell = Image(systemName: "bell")
    #expect(symbol(bell.symbolVariant(.fill).symbolVariant(.slash))?.variants == .slash.fill)
    #expect(symbol(bell.symbolVariant(.none).symbolVariant(.slash))?.variants == SymbolVariants.none)
    #expect(SymbolVariants.circle.fill.contains(.fill) && !SymbolVariants.circle.contains(.fill))
  }

  @Test(arguments: [(Image.Scale.small, 16.0), (.medium, 20), (.large, 25)])
  func `a scale changes the size of a symbol beside its font`(scale: Image.Scale, size: Double) {
    #expect(symbol(Image(systemName: "star").font(.system(size: 20)).imageScale(scale))?.size == size)
    #expect(image(Image(data: [1]).imageScale(scale)) == ImageContent(.data([1])))
  }

  @Test func `only a symbol of several colours has its own`() {
    for mode in SymbolRenderingMode.allCases {
      let content = image(Image(systemName: "star").symbolRenderingMode(mode).foregroundColor(.red))
      #expect((content?.tint == nil) == (mode == .multicolor))
      #expect(symbol(Image(systemName: "star").symbolRenderingMode(mode))?.mode == mode)
      #expect(symbol(Group { Image(systemName: "star") }.symbolRenderingMode(mode))?.mode == mode)
    }
    let own = Image(systemName: "star").symbolRenderingMode(.multicolor).renderingMode(.template)
    #expect(image(own.foregroundColor(.red))?.tint == .red)
  }

  // MARK: Parts

  private func part(_ source: Rect, _ target: Rect, _ tile: Size) -> ImageSlices.Part {
    ImageSlices.Part(source: source, target: target, tile: tile)
  }

  @Test(arguments: [Image.ResizingMode.stretch, .tile])
  func `corners keep their size, and the rest grows`(mode: Image.ResizingMode) {
    let slices = ImageSlices(insets: EdgeInsets(top: 2, leading: 1, bottom: 0, trailing: 3), mode: mode)
    let parts = slices.parts(of: Size(width: 10, height: 8), in: rect(100, 50, 20, 20))
    let isTiled = mode == .tile
    #expect(
      parts == [
        part(rect(0, 0, 1, 2), rect(100, 50, 1, 2), Size(width: 1, height: 2)),
        part(rect(1, 0, 6, 2), rect(101, 50, 16, 2), Size(width: isTiled ? 6 : 16, height: 2)),
        part(rect(7, 0, 3, 2), rect(117, 50, 3, 2), Size(width: 3, height: 2)),
        part(rect(0, 2, 1, 6), rect(100, 52, 1, 18), Size(width: 1, height: isTiled ? 6 : 18)),
        part(rect(1, 2, 6, 6), rect(101, 52, 16, 18), Size(width: isTiled ? 6 : 16, height: isTiled ? 6 : 18)),
        part(rect(7, 2, 3, 6), rect(117, 52, 3, 18), Size(width: 3, height: isTiled ? 6 : 18)),
      ])
  }

  @Test func `corners without room are smaller, and some middle is left`() {
    let wide = ImageSlices(insets: EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8), mode: .stretch)
    // Nine points of ten are corners, in a box of half as many.
    #expect(
      wide.parts(of: Size(width: 10, height: 1), in: rect(0, 0, 4.5, 1)).map(\.target) == [
        rect(0, 0, 2.25, 1), rect(2.25, 0, 2.25, 1),
      ])
    let odd = ImageSlices(
      insets: EdgeInsets(top: .nan, leading: -5, bottom: .infinity, trailing: 0), mode: .stretch)
    #expect(
      odd.parts(of: Size(width: 4, height: 4), in: rect(0, 0, 8, 8)) == [
        part(rect(0, 0, 4, 4), rect(0, 0, 8, 8), Size(width: 8, height: 8))
      ])
    #expect(odd.parts(of: Size(width: 4, height: 4), in: rect(0, 0, 0, 8)) == [])
  }

  @Test func `the last call of resizable counts`() {
    let insets = EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    let image = Image(data: [1])
    #expect(self.image(image.resizable(capInsets: insets))?.slices == ImageSlices(insets: insets, mode: .stretch))
    #expect(
      self.image(image.resizable(capInsets: insets, resizingMode: .tile))?.slices
        == ImageSlices(insets: insets, mode: .tile))
    #expect(self.image(image.resizable(resizingMode: .tile).resizable(.fill)) == ImageContent(.data([1]), mode: .fill))
  }
}
