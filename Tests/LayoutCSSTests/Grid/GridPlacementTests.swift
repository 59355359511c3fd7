import Testing

@testable import LayoutCSS

/// The places of items (css-grid-2, 8).
@Suite struct GridPlacementTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var flow = CSSStyle.AutoFlow.row
    /// The columns and the rows of each item.
    var items: [(GridPlace, GridPlace)]
    var columns = 3
    var rows = 0
    /// The first column, the end of the columns, the first row and the end of the rows of each item.
    var expected: [[Int]]
    var testDescription: String { name }
  }

  private static let auto = GridPlace.automatic
  private static func at(_ start: Int, _ end: Int) -> GridPlace { GridPlace(GridSpan(start: start, end: end)) }
  private static func span(_ count: Int) -> GridPlace { GridPlace(count: count) }

  static let cases = [
    Case(
      name: "by rows", items: [(auto, auto), (auto, auto), (auto, auto), (auto, auto)],
      expected: [[0, 1, 0, 1], [1, 2, 0, 1], [2, 3, 0, 1], [0, 1, 1, 2]]),
    Case(
      name: "by columns", flow: .column, items: [(auto, auto), (auto, auto), (auto, auto)], rows: 2,
      expected: [[0, 1, 0, 1], [0, 1, 1, 2], [1, 2, 0, 1]]),
    Case(
      name: "the cursor does not go back", items: [(auto, auto), (span(3), auto), (auto, auto)],
      expected: [[0, 1, 0, 1], [0, 3, 1, 2], [0, 1, 2, 3]]),
    Case(
      name: "dense fills holes", flow: .rowDense,
      items: [(auto, auto), (span(3), auto), (auto, auto), (span(2), auto)],
      expected: [[0, 1, 0, 1], [0, 3, 1, 2], [1, 2, 0, 1], [0, 2, 2, 3]]),
    Case(
      name: "a definite cell is taken first", items: [(auto, auto), (at(0, 1), at(0, 1))],
      expected: [[1, 2, 0, 1], [0, 1, 0, 1]]),
    Case(
      name: "definite rows before the others", items: [(auto, auto), (auto, at(0, 1)), (auto, at(0, 1))],
      expected: [[2, 3, 0, 1], [0, 1, 0, 1], [1, 2, 0, 1]]),
    Case(
      name: "a definite row goes beyond the explicit columns",
      items: [(span(2), at(0, 1)), (span(2), at(0, 1)), (auto, auto), (auto, auto)],
      expected: [[0, 2, 0, 1], [2, 4, 0, 1], [0, 1, 1, 2], [1, 2, 1, 2]]),
    Case(
      name: "a definite column before the cursor goes to the next row",
      items: [(at(1, 2), auto), (at(0, 1), auto), (at(2, 3), auto)],
      expected: [[1, 2, 0, 1], [0, 1, 1, 2], [2, 3, 1, 2]]),
    Case(
      name: "a definite column with dense begins at the first row", flow: .rowDense,
      items: [(at(1, 2), auto), (at(0, 1), auto), (at(1, 2), auto)],
      expected: [[1, 2, 0, 1], [0, 1, 0, 1], [1, 2, 1, 2]]),
    Case(
      name: "lines before the explicit grid move it", items: [(at(-1, 0), at(-2, -1)), (auto, auto), (auto, auto)],
      expected: [[0, 1, 0, 1], [1, 2, 0, 1], [2, 3, 0, 1]]),
    Case(
      name: "the greatest span adds columns", items: [(auto, auto), (span(5), auto), (auto, auto)],
      expected: [[0, 1, 0, 1], [0, 5, 1, 2], [0, 1, 2, 3]]),
    Case(
      name: "rows of a tall item are taken", items: [(auto, span(2)), (auto, auto), (auto, auto), (auto, auto)],
      expected: [[0, 1, 0, 2], [1, 2, 0, 1], [2, 3, 0, 1], [1, 2, 1, 2]]),
    Case(
      name: "definite items may overlap", items: [(at(0, 2), at(0, 2)), (at(1, 3), at(1, 2)), (auto, auto)],
      expected: [[0, 2, 0, 2], [1, 3, 1, 2], [2, 3, 0, 1]]),
  ]

  @Test(arguments: cases) func `each item has its cells`(_ one: Case) {
    let placement = GridPlacement(
      columnPlaces: one.items.map(\.0), rowPlaces: one.items.map(\.1), explicitColumns: one.columns,
      explicitRows: one.rows, flow: one.flow)
    let places = zip(placement.columns, placement.rows).map { [$0.start, $0.end, $1.start, $1.end] }
    #expect(places == one.expected)
  }

  @Test(arguments: [CSSStyle.AutoFlow.row, .column, .rowDense, .columnDense])
  func `large spans stay in the limited grid`(_ flow: CSSStyle.AutoFlow) {
    let places = (0..<300).map { GridPlace(count: 10_000 - $0) }
    let ones = places.map { _ in GridPlace.automatic }
    for (columns, rows) in [(ones, places), (places, ones), (places, places)] {
      let placement = GridPlacement(
        columnPlaces: columns, rowPlaces: rows, explicitColumns: 2, explicitRows: 2, flow: flow)
      #expect(placement.columnLines.upperBound <= GridSpan.farthest)
      #expect(placement.rowLines.upperBound <= GridSpan.farthest)
      let isOutside = (placement.columns + placement.rows).contains { $0.count < 1 || $0.end > GridSpan.farthest }
      #expect(!isOutside)
    }
  }

  @Test func `a search goes from band to band, not from line to line`() {
    var occupancy = GridOccupancy()
    occupancy.take(major: GridSpan(start: 0, end: 9_000), minor: GridSpan(start: 0, end: 1))
    occupancy.take(major: GridSpan(start: 100, end: 200), minor: GridSpan(start: 1, end: 2))
    var (line, ends) = (0, [Int]())
    while line < 9_000 {
      line = occupancy.end(ofBandAfter: line)
      ends.append(line)
    }
    #expect(ends == [100, 200, 9_000])
  }

  @Test func `dense items never stand on each other, and each is in the first free place`() {
    var random = SplitMix(state: 25)
    for _ in 0..<40 {
      let spans = (0..<30).map { _ in (1 + Int(random.next() % 3), 1 + Int(random.next() % 3)) }
      let placement = GridPlacement(
        columnPlaces: spans.map { GridPlace(count: $0.0) }, rowPlaces: spans.map { GridPlace(count: $0.1) },
        explicitColumns: 4, explicitRows: 0, flow: .rowDense)
      var taken: Set<[Int]> = []
      for (columns, rows) in zip(placement.columns, placement.rows) {
        let first = (0...).lazy.flatMap { row in (0...4 - columns.count).lazy.map { (row, $0) } }.first { row, column in
          !(row..<row + rows.count).contains { line in
            (column..<column + columns.count).contains { taken.contains([line, $0]) }
          }
        }
        #expect(first.map { [$0.0, $0.1] } == [rows.start, columns.start])
        for row in rows.range { for column in columns.range { taken.insert([row, column]) } }
      }
    }
  }

  private struct SplitMix {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
}
