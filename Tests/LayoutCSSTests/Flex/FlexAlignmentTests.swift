import Testing

@testable import LayoutCSS

/// The places of items and lines (css-flexbox-1, 8 and 9.4 to 9.6).
@Suite struct FlexAlignmentTests {
  private typealias Trees = FlexTrees

  struct Justification: Sendable {
    var keyword: CSSAlignment.Keyword
    /// The left edges of two items, 10 and 20 wide, in 100 points: of a row, and of a reversed row.
    var row: [Double]
    var reversed: [Double]
    /// The same in 20 points, where the items do not shrink.
    var overflowing: [Double]
  }

  static let justifications = [
    Justification(keyword: .normal, row: [0, 10], reversed: [90, 70], overflowing: [0, 10]),
    Justification(keyword: .start, row: [0, 10], reversed: [20, 0], overflowing: [0, 10]),
    Justification(keyword: .end, row: [70, 80], reversed: [90, 70], overflowing: [-10, 0]),
    Justification(keyword: .flexEnd, row: [70, 80], reversed: [20, 0], overflowing: [-10, 0]),
    Justification(keyword: .center, row: [35, 45], reversed: [55, 35], overflowing: [-5, 5]),
    Justification(keyword: .left, row: [0, 10], reversed: [20, 0], overflowing: [0, 10]),
    Justification(keyword: .right, row: [70, 80], reversed: [90, 70], overflowing: [-10, 0]),
    Justification(keyword: .spaceBetween, row: [0, 80], reversed: [90, 0], overflowing: [0, 10]),
    Justification(keyword: .spaceAround, row: [17.5, 62.5], reversed: [72.5, 17.5], overflowing: [0, 10]),
    Justification(
      keyword: .spaceEvenly, row: [70.0 / 3, 170.0 / 3], reversed: [200.0 / 3, 70.0 / 3], overflowing: [0, 10]),
  ]

  @Test(arguments: justifications) func `free space lies where justify-content puts it`(_ one: Justification) {
    func lefts(_ width: Double, _ direction: CSSStyle.FlexDirection, isRightToLeft: Bool = false) -> [Double] {
      let root = Trees.flex([10, 20].map { width in GridTrees.item(width, 10) { $0.flexShrink = 0 } }) {
        $0.width = .points(width)
        $0.flexDirection = direction
        $0.justifyContent = CSSAlignment(one.keyword)
      }
      return Trees.lefts(root, isRightToLeft: isRightToLeft)
    }
    func expect(_ lefts: [Double], _ expected: [Double]) {
      for (left, right) in zip(lefts, expected) { #expect(abs(left - right) < 1e-9) }
    }
    expect(lefts(100, .row), one.row)
    expect(lefts(100, .rowReverse), one.reversed)
    expect(lefts(20, .row), one.overflowing)
    // From right to left a row is a reversed row, but `start` and `end` follow the direction.
    if one.keyword != .left, one.keyword != .right {
      let mirrored = zip(one.row, [10.0, 20]).map { 100 - $0 - $1 }
      expect(lefts(100, .row, isRightToLeft: true), mirrored)
    }
  }

  struct Lines: Sendable {
    var keyword: CSSAlignment.Keyword
    /// The top edges and the heights of two lines of one item each, 10 high where it is not stretched.
    var tops: [Double]
    var heights: [Double]
    var reversed: [Double]
  }

  static let lines = [
    Lines(keyword: .normal, tops: [0, 50], heights: [50, 50], reversed: [50, 0]),
    Lines(keyword: .flexStart, tops: [0, 10], heights: [10, 10], reversed: [90, 80]),
    Lines(keyword: .start, tops: [0, 10], heights: [10, 10], reversed: [10, 0]),
    Lines(keyword: .flexEnd, tops: [80, 90], heights: [10, 10], reversed: [10, 0]),
    Lines(keyword: .center, tops: [40, 50], heights: [10, 10], reversed: [50, 40]),
    Lines(keyword: .spaceBetween, tops: [0, 90], heights: [10, 10], reversed: [90, 0]),
  ]

  @Test(arguments: lines) func `lines lie where align-content puts them`(_ one: Lines) {
    for (wrap, tops) in [(CSSStyle.Wrap.wrap, one.tops), (.wrapReverse, one.reversed)] {
      let root = Trees.flex([0, 1].map { _ in GridTrees.item(60, nil, leaf: GridWords(1, of: 5)) }) {
        $0.width = .points(100)
        $0.height = .points(100)
        $0.flexWrap = wrap
        $0.alignContent = CSSAlignment(one.keyword)
      }
      let frames = GridTrees.frames(root)
      #expect(frames.map { $0[1] } == tops)
      #expect(frames.map { $0[3] } == one.heights)
    }
  }

  @Test(arguments: [(20, [0, 0]), (21, [0, 10])] as [(Double, [Double])])
  func `a line ends before an item that does not fit behind its gap`(gap: Double, tops: [Double]) {
    let root = Trees.flex([GridTrees.item(40, 10), GridTrees.item(40, 10)]) {
      $0.width = .points(100)
      $0.flexWrap = .wrap
      $0.columnGap = .points(gap)
    }
    #expect(GridTrees.frames(root).map { $0[1] } == tops)
  }

  @Test func `an overflowing item of a line that wraps in reverse goes up`() {
    let root = Trees.flex([GridTrees.item(10, 60)]) {
      $0.height = .points(8)
      $0.flexWrap = .wrapReverse
    }
    #expect(GridTrees.frames(root) == [[0, -52, 10, 60]])
  }

  @Test func `automatic margins take free space, and none that is missing`() {
    func tops(_ height: Double) -> [Double] {
      let root = Trees.flex([
        GridTrees.item(10, 20) {
          $0.margin.top = .auto
          $0.margin.set(.left, .auto)
          $0.flexShrink = 0
        }
      ]) {
        $0.width = .points(height)
        $0.height = .points(height)
      }
      return [GridTrees.frames(root)[0][0], GridTrees.frames(root)[0][1]]
    }
    #expect(tops(50) == [40, 30])
    #expect(tops(5) == [0, 0])
  }

  @Test func `an item between two automatic margins stands in the middle of its line`() {
    let root = Trees.flex([
      GridTrees.item(10, 20) {
        $0.margin.top = .auto
        $0.margin.bottom = .auto
      }
    ]) { $0.height = .points(50) }
    #expect(GridTrees.frames(root) == [[0, 15, 10, 20]])
  }

  @Test func `a row is as deep below its last baselines as the deepest of its items`() {
    let row = Trees.flex([
      GridTrees.item(leaf: GridWords(1, of: 10)) { $0.padding.bottom = .points(5) },
      GridTrees.item(leaf: GridWords(1, of: 10)),
    ]) { $0.alignItems = CSSAlignment(.lastBaseline) }
    #expect(GridTrees.frames(row).map { $0[1] } == [0, 0])
    #expect(row.height == 15)
  }

  @Test func `items of a row share their baselines, and those of a column their left edges`() {
    let row = Trees.flex([
      GridTrees.item(leaf: GridWords(1, of: 10)), GridTrees.item(10, 30),
      GridTrees.item(leaf: GridWords(1, of: 10)) { $0.margin.top = .points(5) },
    ]) { $0.alignItems = CSSAlignment(.baseline) }
    #expect(GridTrees.frames(row).map { $0[1] } == [22, 0, 22])
    #expect(row.height == 32)
    let column = Trees.flex([GridTrees.item(40, 10), GridTrees.item(10, 10) { $0.margin.set(.left, .points(5)) }]) {
      $0.flexDirection = .column
      $0.alignItems = CSSAlignment(.baseline)
    }
    #expect(Trees.lefts(column) == [5, 5])
    #expect(Trees.lefts(column, isRightToLeft: true) == [0, 0])
  }

  @Test func `a container has the baseline of its first line`() {
    for (wrap, expected) in [(CSSStyle.Wrap.wrap, 8.0), (.wrapReverse, 20)] {
      let root = Trees.flex([
        GridTrees.item(60, nil, leaf: GridWords(1, of: 10)), GridTrees.item(60, 20),
      ]) {
        $0.width = .points(100)
        $0.flexWrap = wrap
      }
      CSSLayout.inherit(root, false)
      let result = CSSLayout.layout(root, CSSSpace(), places: false)
      #expect(result.firstBaseline == expected)
    }
  }

  @Test func `stretched items are definite, and those of a column with a basis`() {
    let part = { GridTrees.item(nil, nil) { $0.height = .percent(50) } }
    let row = Trees.flex([Trees.flex([part()]), GridTrees.item(10, 40)])
    _ = GridTrees.frames(row)
    #expect(row.children[0].children[0].height == 20)
    let column = Trees.flex([Trees.flex([part()]) { $0.flexBasis = .points(30) }]) { $0.flexDirection = .column }
    _ = GridTrees.frames(column)
    #expect(column.children[0].children[0].height == 15)
  }
}
