import Testing

@testable import LayoutCore

@Suite("Parts of a text that is put together of pieces")
struct TextRunsMoveTests {
  private func ranges(_ runs: TextRuns?) -> [Range<Int>] { runs?.runs.map(\.range) ?? [] }

  @Test(arguments: [
    ([(0..<30, 0)], [0..<2, 4..<9, 20..<22]), ([(5..<21, 0)], [0..<4, 15..<16]), ([(2..<4, 0), (9..<20, 2)], []),
    ([(20..<30, 0), (0..<5, 10)], [0..<2, 10..<12, 14..<15]), ([(8..<9, 100), (0..<1, 101)], [100..<101, 101..<102]),
    ([(22..<30, 0)], []), ([], []),
  ])
  func `each piece has the parts in it`(pieces: [(Range<Int>, Int)], expected: [Range<Int>]) {
    let runs = TextRuns([0..<2, 4..<9, 20..<22].map { TextRuns.Run($0) })
    #expect(ranges(runs.moved(pieces.map { (source: $0.0, start: $0.1) })) == expected)
  }

  @Test func `many pieces of many parts take time in proportion to what they have in common`() {
    let count = 100_000
    let runs = TextRuns((0..<count).map { TextRuns.Run(2 * $0..<2 * $0 + 1) })
    let moved = runs.moved((0..<count).map { (source: 2 * $0..<2 * $0 + 2, start: 3 * $0) })
    #expect(moved?.runs.count == count && moved?.runs.last?.range == 3 * count - 3..<3 * count - 2)
  }
}
