import LayoutCore
import TestPromises
import Testing

@Suite struct `Grids, windows and alternatives` {
  @Test func `a grid's columns are as wide as their widest cells`() {
    let layout = Grid(alignment: .topLeading, horizontalSpacing: 2, verticalSpacing: 3) {
      GridRow {
        Box(10, 10)
        Box(20, 5)
      }
      GridRow(alignment: .bottom) {
        Box(30, 4)
        Box(5, 8).gridColumnAlignment(.trailing)
      }
      Box(7, 1)
      GridRow { Box(52, 6).gridCellColumns(2) }
    }
    #expect(layout.whole() == rect(0, 0, 52, 34))
    #expect(
      layout.leaves() == [
        rect(0, 0, 10, 10), rect(32, 0, 20, 5), rect(0, 17, 30, 4), rect(47, 13, 5, 8), rect(0, 24, 7, 1),
        rect(0, 28, 52, 6),
      ])
  }

  @Test func `a lazy grid fills tracks one after the other`() {
    let columns = [GridItem(.fixed(20), spacing: 4), GridItem(.flexible()), GridItem(.fixed(30))]
    let layout = LazyVGrid(columns: columns, spacing: 5) { ForEach(0..<4) { _ in Color.red.size(height: 10) } }
    #expect(
      layout.leaves(100, 100) == [
        rect(0, 0, 20, 10), rect(24, 0, 38, 10), rect(70, 0, 30, 10), rect(0, 15, 20, 10),
      ])
    let rows = LazyHGrid(rows: [GridItem(.adaptive(minimum: 20), spacing: 0)], spacing: 1) {
      ForEach(0..<3) { _ in Color.red.size(width: 10) }
    }
    #expect(rows.leaves(100, 40) == [rect(0, 0, 10, 20), rect(0, 20, 10, 20), rect(11, 0, 10, 20)])
  }

  @Test func `a flow wraps its lines, follows its width and its values`() {
    func flow(_ spacing: Double?, _ count: Int) -> some Layout {
      FlowLayout(alignment: .trailing, spacing: spacing, lineSpacing: 2) { ForEach(0..<count) { _ in Box(30, 10) } }
    }
    let root = LayoutRoot(size: Size(width: 80, height: 100))
    root.updateBody { flow(5, 3) }
    func frames() -> [Rect] {
      root.layoutIfNeeded()
      return root.result.leaves
    }
    // 30 + 5 + 30 fit into 80; the flow is 65 wide and stands in the middle of the root.
    #expect(frames() == [rect(7.5, 39, 30, 10), rect(42.5, 39, 30, 10), rect(42.5, 51, 30, 10)])
    root.size.width = 60
    #expect(frames() == [rect(15, 33, 30, 10), rect(15, 45, 30, 10), rect(15, 57, 30, 10)])
    root.updateBody { flow(0, 2) }
    #expect(frames() == [rect(0, 45, 30, 10), rect(30, 45, 30, 10)])
    root.updateBody { flow(.infinity, 2) }
    _ = frames()
    #expect(root.diagnostics.map(\.code) == [.invalidNumber])
  }

  @Test(arguments: [(100.0, 80.0), (79, 50), (49, 20), (5, 20)])
  func `the first alternative that fits is shown`(room: Double, width: Double) {
    let layout = ViewThatFits(in: .horizontal) {
      Box(80, 10)
      Box(50, 10)
      Box(20, 10)
    }
    #expect(layout.leaves(room, 5).map(\.width) == [width])
  }

  @Test(.promises("F050", "F055")) func `a window takes its room, its content what it needs`() {
    let column = VStack {
      Box(50, 300)
      HStack {
        Box(10, 10)
        Spacer()
        Box(10, 10)
      }
      Spacer(minLength: 100)
    }
    let down = ScrollView { column }.calculateLayout(in: Size(width: 200, height: 100))
    #expect(down.frame(at: "0") == rect(0, 0, 200, 100))
    #expect(down.frame(at: "0.0") == rect(0, 0, 200, 410))
    #expect(down.frame(at: "0.0.1") == rect(0, 300, 200, 10))
    let across = ScrollView(.horizontal) { Box(500, 30) }.calculateLayout(in: Size(width: 200, height: 100))
    #expect(across.frame(at: "0") == rect(0, 0, 200, 30))
    #expect(across.frame(at: "0.0") == rect(0, 0, 500, 30))
  }

  @Test(.promises("F057")) func `a list stands in a window without a stack`() {
    let result = ScrollView { ForEach(0..<3) { _ in Box(20, 50) } }.calculateLayout(in: Size(width: 100, height: 60))
    #expect(result.leaves.map(\.minY) == [0, 58, 116])
  }

  @Test func `a result is read by path, by id and as text`() {
    let result = VStack {
      word(2).id("title")
      Box(10, 5).overlay { word(1) }
    }.calculateLayout(in: Size(width: 100, height: 100), measurers: .tens)
    #expect(result.frame(at: "0.0") == rect(0, 0, 20, 20))
    #expect(result.frame(at: "0.1.@0.0") == rect(5, 12.5, 10, 20))
    #expect(result.frame(of: "title") == rect(0, 0, 20, 20))
    #expect(result.frame(at: "0.7") == nil)
    #expect(result.frame(at: "") == nil)
    #expect(result.description.split(separator: "\n").count == result.elements.count)
    #expect(result.description.hasPrefix("vStack (0, 0) 20x25\n  text \"xx\" (0, 0) 20x20\n"))
  }

  /// The cells notice what the grid is proposed, whatever frame their row has.
  @Test func `a frame of a row changes nothing`() {
    let grid = Grid { GridRow { Color.red }.frame(width: 5, height: 5) }
    #expect(grid.leaves(100, 60) == [rect(0, 0, 100, 60)])
    #expect(grid.containerRelativeFrame(.vertical).leaves(100, 60) == [rect(0, 0, 100, 60)])
  }
}
