import LayoutCore
import LayoutTesting
import TestPromises
import Testing

/// Lazy grids in which a row of the data makes no cell, or several.
@Suite struct OddCellsTests {
  @Test(
    "a lazy grid shows what the same grid with all rows made shows, whatever cells its rows make",
    .promises("B22"),
    arguments: OddGrid.patterns, [1, 2, 3])
  func visibleArea(_ pattern: [Int], _ columns: Int) {
    for (header, spacing) in [(0, 0.0), (1, 10), (2, 0)] {
      let grid = OddGrid(rows: 120, pattern, columns: columns, header: header, spacing: spacing)
      let all = grid.allMade()
      let last = max(0, grid.length(all) - 300)
      #expect(grid.seen == grid.cut(all, at: 0))
      var offset = 0.0
      while offset < last {
        offset = min(offset + 130, last)
        grid.scroll(to: offset)
        #expect(grid.offset == offset)
        #expect(grid.seen == grid.cut(all, at: offset), "down, at \(offset)")
      }
      #expect(grid.contentHeight == grid.length(all))
      while offset > 0 {
        offset = max(0, offset - 170)
        grid.scroll(to: offset)
        #expect(grid.offset == offset)
        #expect(grid.seen == grid.cut(all, at: offset), "up, at \(offset)")
      }
      grid.scroll(to: .infinity)
      #expect(grid.seen == grid.cut(all, at: last))
      #expect(grid.root.diagnostics == [])
      #expect(grid.host.violations == [])
    }
  }

  /// Lines 0, 1, … of rows that make 0, 1, 2, 3 cells in turn: six cells in four rows, 40 points long, 10 apart.
  @Test(.promises("B22")) func `frames at the beginning, in the middle and at the end`() {
    let grid = OddGrid(rows: 400, [0, 1, 2, 3], columns: 3, spacing: 10) { _, _ in 40 }
    func frame(_ cell: String) -> Rect? { grid.root.result.frame(of: cell) }
    func rect(_ column: Int, _ line: Int) -> Rect {
      Rect(x: Double(column) * 100 + 5, y: Double(line) * 50, width: 90, height: 40)
    }
    #expect(frame("1.0") == rect(0, 0))
    #expect(frame("2.1") == rect(2, 0))
    #expect(frame("3.0") == rect(0, 1))
    #expect(frame("6.1") == rect(2, 2))
    #expect(grid.root.visibleRange(in: "feed") == 0..<12)
    for line in stride(from: 0, through: 100, by: 4) { grid.scroll(to: Double(line) * 50) }
    // Line 100 begins with row 200.
    #expect(frame("201.0") == rect(0, 100))
    #expect(frame("202.0") == rect(1, 100))
    #expect(frame("203.2") == rect(2, 101))
    for line in stride(from: 104, through: 200, by: 4) { grid.scroll(to: Double(line) * 50) }
    #expect(grid.offset == 200 * 50 - 10 - 300)
    #expect(frame("399.2") == rect(2, 199))
    #expect(grid.contentHeight == 200 * 50 - 10)
  }

  @Test(.promises("B22")) func `a jump into the middle and the way up from there lead to the beginning`() {
    let grid = OddGrid(rows: 600, [1, 3, 0, 2, 1, 0, 0], columns: 3, spacing: 10) { _, _ in 40 }
    let all = grid.allMade()
    grid.scroll(to: 4_000)
    var steps = 0
    while grid.offset > 0, steps < 2_000 {
      let seen = grid.seen
      let offset = grid.offset
      grid.scroll(to: max(0, offset - 110))
      // The lines stand still. Rows that are made in front for the first time may move a cell into the next line.
      if let anchor = seen.min(by: { ($0.value.minY, $0.value.minX) < ($1.value.minY, $1.value.minX) }),
        let now = grid.seen[anchor.key], offset > 110
      {
        #expect([60, 110, 160].contains(now.minY - anchor.value.minY))
      }
      #expect(!grid.seen.isEmpty)
      steps += 1
    }
    #expect(steps < 2_000)
    #expect(grid.seen == grid.cut(all, at: 0))
    #expect(grid.root.diagnostics == [])
  }

  @Test(.promises("B22"), arguments: [1, 3]) func `a million rows without a cell are not all made`(_ columns: Int) {
    let grid = OddGrid(rows: 1_000_000, [0], columns: columns)
    // 300 points, half as much on both sides, and one: as many lines at the most.
    #expect(grid.bodies.count <= 601 * columns * 2)
    #expect(grid.root.diagnostics.map(\.code) == [.rowsTooShort])
    let bodies = grid.bodies.count
    grid.scroll(to: 10)
    #expect(grid.bodies.count == bodies)
    grid.pattern = [1]
    grid.root.updateBody()
    #expect(grid.seen == OddGrid(rows: 1_000, [1], columns: columns).seen)
  }

  @Test(.promises("B22")) func `few cells among many rows without one`() {
    let grid = OddGrid(rows: 1_000, [0], columns: 3)
    grid.cells = { $0 % 100 == 50 ? 1 : 0 }
    grid.root.updateBody()
    #expect(grid.seen.count == 10)
    #expect(grid.seen == grid.cut(grid.allMade(), at: 0))
    #expect(grid.bodies.count <= 3 * 1_000)
    #expect(grid.root.diagnostics == [])
  }

  @Test(.promises("B03")) func `rows of a lazy grid whose cells go to none and come back`() {
    let grid = OddGrid(rows: 300, [1], columns: 3, spacing: 10)
    for offset in [0.0, 1_000] {
      grid.pattern = [1]
      grid.root.updateBody()
      for step in stride(from: 0, through: offset, by: 200) { grid.scroll(to: step) }
      for pattern in [[0], [1], [2, 0], [0], [3], [1, 0, 0, 2], [1]] {
        grid.pattern = pattern
        grid.root.updateBody()
        #expect(grid.seen.isEmpty == (pattern == [0]))
        if offset == 0 { #expect(grid.seen == grid.cut(grid.allMade(), at: 0)) }
      }
    }
    #expect(grid.root.diagnostics.filter { $0.code != .rowsTooShort } == [])
  }
}

/// A lazy grid in a scroll view that is 300 points wide and long, whose rows make cells by a pattern.
final class OddGrid {
  static let patterns = [
    [1], [0, 1], [1, 0, 0], [2], [1, 2], [0, 1, 2, 3], [3, 1], [5], [0, 0, 0, 0, 0, 0, 0, 7], [1, 4, 0, 1, 0, 2, 2],
  ]

  var cells: (Int) -> Int = { _ in 1 }
  var pattern: [Int] = [] { didSet { cells = { [pattern] in pattern[$0 % pattern.count] } } }
  private(set) var bodies = Bodies()
  let root: LayoutRoot
  let host = CountingHost()
  private let rows: Int
  private let columns: [GridItem]
  private let header: Int
  private let spacing: Double
  private let height: (Int, Int) -> Double

  final class Bodies { var count = 0 }

  init(
    rows: Int, _ pattern: [Int], columns: Int, header: Int = 0, spacing: Double = 0,
    height: @escaping (Int, Int) -> Double = { Double(20 + ($0 &* 31 &+ $1 &* 17) % 23) }
  ) {
    (self.rows, self.header, self.spacing, self.height) = (rows, header, spacing, height)
    self.columns = Array(repeating: GridItem(.fixed(100), spacing: 0), count: columns)
    root = LayoutRoot(size: Size(width: 300, height: 300))
    root.host = host
    cells = { pattern[$0 % pattern.count] }
    root.setBody { [unowned self] in self.body }
    root.layoutIfNeeded()
    _ = host.takeCounts()
    self.pattern = pattern
  }

  @LayoutBuilder private var body: some Layout {
    ScrollView {
      LazyVGrid(columns: columns, spacing: spacing) {
        if header > 0 { Box(90, 33).id("header.0") }
        if header > 1 { Box(90, 33).id("header.1") }
        ForEach(0..<rows, id: \.self) { [bodies, cells, height] row in
          let _ = (bodies.count += 1)
          ForEach(0..<cells(row), id: \.self) { Box(90, height(row, $0)).id("\(row).\($0)") }
        }
      }
    }.id("feed")
  }

  var offset: Double { root.scrollOffset(of: "feed")?.y ?? .nan }
  var contentHeight: Double { host.contentSize?.height ?? .nan }

  func scroll(to offset: Double) {
    root.scroll("feed", to: Point(x: 0, y: offset))
    root.layoutIfNeeded()
    _ = host.takeCounts()
  }

  /// The cells that can be seen, by their ids, with their places in the window.
  var seen: [String: Rect] {
    let near = root.visibleRange(in: "feed") ?? 0..<0
    let rows = max(0, near.lowerBound - 40)..<min(rows, near.upperBound + 40)
    return cut(frames(root.result, of: rows), at: offset)
  }

  /// The cells of `frames` that a window scrolled to `offset` shows.
  func cut(_ frames: [String: Rect], at offset: Double) -> [String: Rect] {
    frames.mapValues { Rect(x: $0.minX, y: $0.minY - offset, width: $0.width, height: $0.height) }
      .filter { $0.value.maxY > 0 && $0.value.minY < 300 }
  }

  func length(_ frames: [String: Rect]) -> Double { frames.values.map(\.maxY).max() ?? 0 }

  /// The cells of the same grid where nothing bounds it.
  func allMade() -> [String: Rect] {
    let all = LayoutRoot(size: Size(width: 300, height: .infinity))
    let bodies = bodies.count
    all.updateBody { self.body }
    self.bodies.count = bodies
    return frames(all.result, of: 0..<rows)
  }

  private func frames(_ result: LayoutResult, of rows: Range<Int>) -> [String: Rect] {
    var frames: [String: Rect] = [:]
    for cell in 0..<header { frames["header.\(cell)"] = result.frame(of: "header.\(cell)") }
    for row in rows {
      for cell in 0..<cells(row) { frames["\(row).\(cell)"] = result.frame(of: "\(row).\(cell)") }
    }
    return frames
  }
}
