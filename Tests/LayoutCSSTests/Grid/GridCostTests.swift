import Testing

@testable import LayoutCSS

/// How often the content of items is measured.
@Suite struct GridCostTests {
  /// A grid in a grid, to a depth, with one content beside each.
  private static func nested(_ depth: Int, _ leaves: inout [GridWords], _ edit: (inout CSSStyle) -> Void) -> CSSBox {
    let leaf = GridWords(3, of: 10)
    leaves.append(leaf)
    var children = [GridTrees.item(leaf: leaf)]
    if depth > 0 { children.append(nested(depth - 1, &leaves, edit)) }
    return GridTrees.grid(children, edit)
  }

  struct Case: Sendable {
    var edit: @Sendable (inout CSSStyle) -> Void
    /// The greatest numbers of measurements of one content: of its widths, and of its size.
    var widths: Int
    var sizes: Int
  }

  static let cases = [
    Case(edit: { $0.grid.columns = GridTrees.tracks(.auto, .auto) }, widths: 1, sizes: 2),
    Case(edit: { $0.grid.columns = GridTrees.tracks(.fr(1), .fr(1)) }, widths: 1, sizes: 2),
    Case(edit: { $0.grid.rows = GridTrees.tracks(.fr(1), .percent(50)) }, widths: 1, sizes: 2),
    Case(
      edit: {
        $0.grid.columns = GridTrees.tracks(.auto, .auto)
        $0.alignItems = CSSAlignment(.baseline)
      }, widths: 1, sizes: 2),
  ]

  @Test(arguments: cases, [2, 8, 20]) func `a content in nested grids is measured as often as in one`(
    _ one: Case, _ depth: Int
  ) {
    var leaves: [GridWords] = []
    let root = Self.nested(depth, &leaves, one.edit)
    CSSLayout.layoutRoot(root, width: 400, height: .infinity, isRightToLeft: false)
    #expect(leaves.map(\.widthCalls).max() ?? 0 <= one.widths)
    #expect(leaves.map(\.sizeCalls).max() ?? 0 <= one.sizes)
  }

  @Test(arguments: [2, 8, 16])
  func `aspect ratios in nested grids do not double the costs with each level`(_ depth: Int) {
    var leaves: [GridWords] = []
    let root = Self.nested(depth, &leaves) { $0.grid.columns = GridTrees.tracks(.auto, .fr(1)) }
    func setRatios(_ box: CSSBox) {
      if box.leaf != nil { box.style.aspectRatio = 1 }
      for child in box.children { setRatios(child) }
    }
    setRatios(root)
    CSSLayout.layoutRoot(root, width: 400, height: .infinity, isRightToLeft: false)
    #expect(leaves.reduce(0) { $0 + $1.widthCalls } <= 6 * leaves.count)
    #expect(leaves.reduce(0) { $0 + $1.sizeCalls } <= 6 * leaves.count)
  }

  @Test func `a second layout measures nothing`() {
    var leaves: [GridWords] = []
    let root = Self.nested(3, &leaves) { $0.grid.columns = GridTrees.tracks(.auto, .fr(1)) }
    CSSLayout.layoutRoot(root, width: 400, height: .infinity, isRightToLeft: false)
    let calls = leaves.map { $0.widthCalls + $0.sizeCalls }
    CSSLayout.layoutRoot(root, width: 400, height: .infinity, isRightToLeft: false)
    #expect(leaves.map { $0.widthCalls + $0.sizeCalls } == calls)
  }
}
