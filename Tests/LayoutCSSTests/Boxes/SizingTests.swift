import Testing

@testable import LayoutCSS

/// The sizes of boxes by their style (css-sizing-3 and -4).
@Suite struct SizingTests {
  struct Case: Sendable {
    var edit: @Sendable (inout CSSStyle) -> Void
    /// The size of an item of a row of 200 by 100; its content is three words of 10.
    var size: [Double]
  }

  static let cases = [
    Case(edit: { _ in }, size: [30, 100]),
    Case(edit: { $0.width = .percent(25) }, size: [50, 100]),
    Case(edit: { $0.width = .minContent }, size: [10, 100]),
    Case(edit: { $0.width = .stretch }, size: [200, 100]),
    Case(edit: { $0.height = .percent(30) }, size: [30, 30]),
    Case(edit: { $0.alignSelf = CSSAlignment(.start) }, size: [30, 10]),
    Case(
      edit: {
        $0.width = .points(40)
        $0.height = .points(20)
        $0.padding = CSSEdges(all: .points(5))
        $0.boxSizing = .contentBox
      }, size: [50, 30]),
    Case(
      edit: {
        $0.width = .points(4)
        $0.padding = CSSEdges(all: .percent(10))
      }, size: [40, 100]),
    Case(
      edit: {
        $0.height = .points(4)
        $0.padding = CSSEdges(all: .points(5))
      }, size: [40, 10]),
    Case(
      edit: {
        $0.minWidth = .points(60)
        $0.maxWidth = .points(50)
      }, size: [60, 100]),
    // The stretched height gives the width, and a width gives the height where it is not stretched.
    Case(edit: { $0.aspectRatio = 1.5 }, size: [150, 100]),
    Case(
      edit: {
        $0.aspectRatio = 2
        $0.width = .points(60)
        $0.alignSelf = CSSAlignment(.start)
      }, size: [60, 30]),
    Case(
      edit: {
        $0.aspectRatio = 2
        $0.width = .points(60)
      }, size: [60, 100]),
    Case(
      edit: {
        $0.aspectRatio = 2
        $0.height = .points(20)
        $0.maxHeight = .points(15)
      }, size: [30, 15]),
  ]

  @Test(arguments: cases) func `an item has the size of its style`(_ one: Case) {
    let root = FlexTrees.flex([GridTrees.item(leaf: GridWords(3, of: 10), one.edit)]) {
      $0.width = .points(200)
      $0.height = .points(100)
    }
    let frame = GridTrees.frames(root)[0]
    #expect([frame[2], frame[3]] == one.size)
  }

  @Test func `a percentage as height is of the content box`() {
    let part = GridTrees.item(10) { $0.height = .percent(50) }
    let root = FlexTrees.flex([FlexTrees.flex([part]) { $0.padding = CSSEdges(all: .points(10)) }]) {
      $0.height = .points(100)
    }
    _ = GridTrees.frames(root)
    #expect(part.height == 40)
  }

  @Test func `percentages of a container by its content resolve in a second pass`() {
    let root = FlexTrees.flex([GridTrees.item(100, 10), GridTrees.item { $0.width = .percent(50) }])
    let widths = GridTrees.frames(root).map { $0[2] }
    #expect(root.width == 100)
    #expect(abs(widths[0] - 200.0 / 3) < 1e-9 && abs(widths[1] - 100.0 / 3) < 1e-9)
  }

  @Test func `numbers that are none neither hang nor stop`() {
    for value in [Double.nan, .infinity, -.infinity, -1, 1e308] {
      let root = FlexTrees.flex(
        (0..<3).map { _ in
          FlexTrees.item(grow: value, shrink: value, basis: .points(value)) {
            $0.minWidth = .points(value)
            $0.aspectRatio = value
            $0.margin = CSSEdges(all: .percent(value))
          }
        }
      ) {
        $0.flexWrap = .wrap
        $0.width = .points(value)
        $0.columnGap = .points(value)
      }
      #expect(GridTrees.frames(root).count == 3)
    }
  }
}
