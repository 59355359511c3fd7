import CustomDump
import Testing

@testable import LayoutCommand

@Suite struct FeedColumnsTests {
  @Test func `one column as long as it fits`() {
    let columns = FeedColumns(entries: 10, longestSide: 1000)
    expectNoDifference([columns.count, columns.rows, columns.shown], [1, 10, 10])
  }

  @Test func `further columns of equal length`() {
    let columns = FeedColumns(entries: 30, longestSide: 1200)
    expectNoDifference([columns.count, columns.rows, columns.shown], [2, 15, 30])
    let entries = (0..<30).map { FeedEntry(title: "\($0)", subtitle: "", body: "") }
    expectNoDifference((0..<2).map { columns.slice(of: entries, $0).count }, [15, 15])
    expectNoDifference((0..<2).map(columns.leftOut), [0, 0])
  }

  @Test func `what does not fit is counted in the last row`() {
    let columns = FeedColumns(entries: 100, longestSide: 1200)
    expectNoDifference([columns.count, columns.rows, columns.shown], [3, 16, 47])
    expectNoDifference((0..<3).map(columns.leftOut), [0, 0, 53])
  }

  @Test func `nothing to show is one empty column`() {
    let columns = FeedColumns(entries: 0, longestSide: 1000)
    expectNoDifference([columns.count, columns.rows, columns.shown], [1, 0, 0])
    expectNoDifference(columns.slice(of: [], 0).count, 0)
  }
}
