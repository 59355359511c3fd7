import Testing

@testable import LayoutCSS

/// The frames of items in their areas (css-grid-2, 6, 10 and 12.1).
@Suite struct GridFrameTests {
  private typealias Trees = GridTrees

  struct Alignment: Sendable {
    var keyword: CSSAlignment
    /// The offset of an item 20 long, and of one 60 long, in an area 40 long.
    var offsets: [Double]
  }

  static let alignments = [
    Alignment(keyword: CSSAlignment(.start), offsets: [0, 0]),
    Alignment(keyword: CSSAlignment(.end), offsets: [20, -20]),
    Alignment(keyword: CSSAlignment(.center), offsets: [10, -10]),
    Alignment(keyword: CSSAlignment(.flexEnd), offsets: [20, -20]),
    Alignment(keyword: CSSAlignment(.selfEnd), offsets: [20, -20]),
    Alignment(keyword: CSSAlignment(.stretch), offsets: [0, 0]),
    Alignment(keyword: CSSAlignment(.end, .safe), offsets: [20, 0]),
    Alignment(keyword: CSSAlignment(.center, .unsafe), offsets: [10, -10]),
  ]

  @Test(arguments: alignments) func `an item is aligned in its area`(_ one: Alignment) {
    for (index, size) in [20.0, 60].enumerated() {
      let root = Trees.grid([
        Trees.item(size, size) {
          $0.justifySelf = one.keyword
          $0.alignSelf = one.keyword
        }
      ]) {
        $0.grid.columns = Trees.tracks(.points(40))
        $0.grid.rows = Trees.tracks(.points(40))
      }
      let offset = one.offsets[index]
      #expect(Trees.frames(root) == [[offset, offset, size, size]])
      #expect(Trees.frames(root, isRightToLeft: true) == [[40 - offset - size, offset, size, size]])
    }
  }

  @Test func `self-start is the side of the item's own direction`() {
    let root = Trees.grid([
      Trees.item(10, 10) {
        $0.justifySelf = CSSAlignment(.selfStart)
        $0.direction = .rightToLeft
      }
    ]) { $0.grid.columns = Trees.tracks(.points(40)) }
    #expect(Trees.frames(root) == [[30, 0, 10, 10]])
  }

  @Test func `automatic margins take the room, and nothing where there is none`() {
    let root = Trees.grid([
      Trees.item(20, 20) { $0.margin = .auto },
      Trees.item(20, 20) { $0.margin.set(.left, .auto) },
      Trees.item(60, 60) { $0.margin = .auto },
    ]) {
      $0.grid.columns = Trees.tracks(.points(40))
      $0.grid.autoRows = [.points(40)]
    }
    #expect(Trees.frames(root) == [[10, 10, 20, 20], [20, 40, 20, 20], [0, 80, 60, 60]])
  }

  static let distributions: [(CSSAlignment.Keyword, [Double], [Double])] = [
    (.start, [0, 20], [0, 20]), (.end, [60, 80], [-10, 10]), (.center, [30, 50], [-5, 15]),
    (.spaceBetween, [0, 80], [0, 20]), (.spaceAround, [15, 65], [0, 20]), (.spaceEvenly, [20, 60], [0, 20]),
    (.left, [0, 20], [0, 20]), (.right, [60, 80], [-10, 10]),
  ]

  @Test(arguments: distributions) func `tracks are distributed in the container`(
    _ keyword: CSSAlignment.Keyword, _ places: [Double], _ narrow: [Double]
  ) {
    for (width, expected) in [(100.0, places), (30, narrow)] {
      let root = Trees.grid([Trees.item(20, 20), Trees.item(20, 20)]) {
        $0.grid.columns = Trees.tracks(.points(20), .points(20))
        $0.justifyContent = CSSAlignment(keyword)
        $0.width = .points(width)
      }
      #expect(Trees.frames(root).map { $0[0] } == expected)
    }
  }

  @Test func `an item over tracks covers what is distributed between them`() {
    let root = Trees.grid([
      Trees.item(nil, 10) { $0.gridColumn = CSSGridPlacement(start: .line(1), end: .span(2)) }
    ]) {
      $0.grid.columns = Trees.tracks(.points(20), .points(20))
      $0.justifyContent = CSSAlignment(.spaceBetween)
      $0.width = .points(100)
    }
    #expect(Trees.frames(root) == [[0, 0, 100, 10]])
  }

  @Test func `empty tracks of auto-fit have no size and no gap`() {
    let root = Trees.grid([Trees.item(nil, 10), Trees.item(nil, 10)]) {
      $0.grid.columns = [.repeat(.autoFit, [.track(.minmax(.length(.points(20)), .fraction(1)))])]
      $0.columnGap = .points(10)
      $0.width = .points(110)
    }
    #expect(Trees.frames(root) == [[0, 0, 50, 10], [60, 0, 50, 10]])
  }

  @Test func `rows in percent of an automatic height resolve in a second pass`() {
    let root = Trees.grid([Trees.item(10, 40), Trees.item(10, 20)]) {
      $0.grid.rows = Trees.tracks(.percent(50), .auto)
      $0.rowGap = .percent(10)
    }
    let frames = Trees.frames(root)
    #expect(root.height == 60)
    #expect(frames == [[0, 0, 10, 40], [0, 36, 10, 20]])
  }

  @Test func `rows are as high as their items in the widths of the columns`() {
    let words = GridWords(4, of: 10)
    let root = Trees.grid([Trees.item(leaf: words), Trees.item(30, 15)]) {
      $0.grid.columns = Trees.tracks(.fr(1), .auto)
      $0.width = .points(50)
    }
    #expect(Trees.frames(root) == [[0, 0, 20, 20], [20, 0, 30, 15]])
  }

  @Test func `an automatic column is not less than its words, unless the item scrolls`() {
    for (overflow, width) in [(CSSStyle.Overflow.visible, 30.0), (.hidden, 20), (.clip, 30)] {
      let item = Trees.item(leaf: GridWords(2, of: 30)) {
        $0.overflow.x = overflow
        $0.overflow.y = overflow
      }
      let root = Trees.grid([item]) {
        $0.grid.columns = Trees.tracks(.fr(1))
        $0.width = .points(20)
      }
      #expect(Trees.frames(root).map { $0[2] } == [width])
    }
  }

  @Test func `a container is as wide as its columns under each constraint`() {
    let root = Trees.grid([Trees.item(leaf: GridWords(3, of: 10)), Trees.item(leaf: GridWords(2, of: 20))]) {
      $0.grid.columns = Trees.tracks(.auto, .fr(1))
      $0.columnGap = .points(5)
    }
    CSSLayout.inherit(root, false)
    let widths = CSSLayout.contributions(root, CSSSpace())
    #expect(widths == CSSWidths(min: 35, max: 75))
  }

  @Test func `baselines in a row are on one level, and make it higher`() {
    let root = Trees.grid([
      Trees.item(leaf: GridWords(1, of: 10)) { $0.padding.top = .points(12) },
      Trees.item(leaf: GridWords(1, of: 10)) { $0.padding.bottom = .points(10) },
      Trees.item(10, 6),
    ]) {
      $0.grid.columns = Trees.tracks(.points(10), .points(10), .points(10))
      $0.alignItems = CSSAlignment(.baseline)
    }
    #expect(Trees.frames(root) == [[0, 0, 10, 22], [10, 12, 10, 20], [20, 14, 10, 6]])
    #expect(root.height == 32)
  }

  @Test func `last baselines in a row are on one level`() {
    let root = Trees.grid([
      Trees.item(leaf: GridWords(2, of: 10)) { $0.padding.bottom = .points(5) },
      Trees.item(leaf: GridWords(1, of: 10)),
    ]) {
      $0.grid.columns = Trees.tracks(.points(10), .points(10))
      $0.alignItems = CSSAlignment(.lastBaseline)
    }
    #expect(Trees.frames(root) == [[0, 0, 10, 25], [10, 10, 10, 10]])
  }

  @Test func `a container has the baselines of its first and of its last row`() {
    let root = Trees.grid([
      Trees.item(10, 30), Trees.item(leaf: GridWords(1, of: 10)) { $0.alignSelf = CSSAlignment(.baseline) },
      Trees.item(leaf: GridWords(1, of: 10)) { $0.margin.top = .points(3) },
    ]) {
      $0.grid.columns = Trees.tracks(.points(10), .points(10))
      $0.padding.top = .points(4)
    }
    CSSLayout.inherit(root, false)
    let result = CSSLayout.layout(root, CSSSpace(), places: false)
    #expect(result.firstBaseline == 12)
    #expect(result.lastBaseline == 45)
  }

  struct Absolute: Sendable {
    var edit: @Sendable (inout CSSStyle) -> Void
    var expected: [Double]
    var mirrored: [Double]
  }

  /// In a grid with the columns 20 and 30, the rows 10 and 15, gaps of 5, a padding of 3 and a border of 2: 65 by 40.
  static let absolutes = [
    Absolute(edit: { _ in }, expected: [2, 2, 7, 7], mirrored: [56, 2, 7, 7]),
    Absolute(
      edit: {
        $0.gridColumn.start = .line(2)
        $0.gridRow.start = .line(2)
      }, expected: [30, 20, 7, 7], mirrored: [28, 20, 7, 7]),
    Absolute(
      edit: {
        $0.gridColumn.end = .line(2)
        $0.inset = CSSEdges(all: .zero)
        $0.width = .auto
        $0.height = .auto
      }, expected: [2, 2, 23, 36], mirrored: [40, 2, 23, 36]),
    Absolute(
      edit: {
        $0.gridColumn = CSSGridPlacement(start: .line(2), end: .line(3))
        $0.gridRow = CSSGridPlacement(start: .line(1), end: .line(2))
        $0.width = .percent(50)
        $0.height = .percent(50)
      }, expected: [30, 5, 15, 5], mirrored: [20, 5, 15, 5]),
    Absolute(
      edit: {
        $0.gridColumn.start = .line(9)
        $0.justifySelf = CSSAlignment(.end)
        $0.alignSelf = CSSAlignment(.center)
      }, expected: [56, 16.5, 7, 7], mirrored: [2, 16.5, 7, 7]),
    Absolute(
      edit: {
        $0.gridRow.start = .line(2)
        $0.inset.bottom = .points(1)
        $0.inset.set(.right, .points(1))
      }, expected: [55, 30, 7, 7], mirrored: [55, 30, 7, 7]),
  ]

  @Test(arguments: absolutes) func `an absolute box stands in the area between its lines`(_ one: Absolute) {
    for (isRightToLeft, expected) in [(false, one.expected), (true, one.mirrored)] {
      let root = Trees.grid([
        Trees.item(7, 7) {
          $0.position = .absolute
          one.edit(&$0)
        }
      ]) {
        $0.grid.columns = Trees.tracks(.points(20), .points(30))
        $0.grid.rows = Trees.tracks(.points(10), .points(15))
        $0.columnGap = .points(5)
        $0.rowGap = .points(5)
        $0.padding = CSSEdges(all: .points(3))
        $0.border = CSSEdges(all: .points(2))
      }
      #expect(Trees.frames(root, isRightToLeft: isRightToLeft) == [expected])
      #expect([root.width, root.height] == [65, 40])
    }
  }

  @Test func `areas by name are places of items and sizes of the explicit grid`() {
    let items = ["nav", "head", "main"].map { name in
      Trees.item {
        $0.gridColumn = CSSGridPlacement(start: .named(name, 1), end: .named(name, 1))
        $0.gridRow = $0.gridColumn
      }
    }
    let root = Trees.grid(items) {
      $0.grid.areas = [["head", "head"], ["nav", "main"]]
      $0.grid.columns = Trees.tracks(.points(20), .fr(1))
      $0.grid.rows = Trees.tracks(.points(10))
      $0.grid.autoRows = [.points(50)]
      $0.width = .points(100)
    }
    #expect(Trees.frames(root) == [[0, 10, 20, 50], [0, 0, 100, 10], [20, 10, 80, 50]])
  }

  @Test func `bad numbers of tracks and lines end, with usable frames`() {
    let root = Trees.grid([
      Trees.item(10, 10) { $0.gridColumn = .init(start: .line(.max), end: .span(.max)) },
      Trees.item(10, 10) { $0.gridRow = .init(start: .line(.min), end: .line(.max)) },
      Trees.item(10, 10) { $0.gridColumn = .init(start: .span(.max)) },
    ]) {
      $0.grid.columns = [
        .repeat(.count(.max), [.track(.points(0)), .names(["a"])]), .repeat(.count(.max), [.names(["b"])]),
      ]
      $0.grid.rows = [.repeat(.autoFill, [])]
      $0.grid.autoRows = [.points(0)]
      $0.grid.autoFlow = .rowDense
    }
    #expect(Trees.frames(root).allSatisfy { $0.allSatisfy(\.isFinite) })
  }
}
