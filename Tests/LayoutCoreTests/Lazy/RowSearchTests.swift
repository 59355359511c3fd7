import LayoutTesting
import TestPromises
import Testing

@testable import LayoutCore

/// Looking for rows by their ids, in lists of any length.
@Suite struct RowSearchTests {
  /// An id that counts no rows.
  private struct Name: Hashable, Sendable {
    var number: Int
  }

  private let root = LayoutRoot(size: Size(width: 100, height: 100))

  private func show<Data: RandomAccessCollection>(_ data: Data) where Data.Element: Hashable & Sendable {
    root.updateBody { ScrollView { LazyVStack { ForEach(data, id: \.self) { _ in Box(10, 10) } } }.id("feed") }
  }

  private func names(_ numbers: Range<Int>) -> [Name] { numbers.map(Name.init) }

  /// Has the lists look at so many ids.
  private func look(at most: Int) {
    for list in root.session.contents.lazyLists.values { list.window.mostSearched = most }
  }

  private var codes: [Diagnostic.Code] { root.diagnostics.map(\.code) }
  private var visible: Range<Int>? { root.visibleRange(in: "feed") }

  @Test("a row with a number is found at once in a list of any length", .promises("B31"), arguments: [-7, 0, 5])
  func numbers(first: Int) {
    show(first..<Int.max - 10)
    look(at: 0)
    #expect(root.scrollTo(1 << 30, anchor: .top))
    root.layoutIfNeeded()
    #expect(visible == (1 << 30) - first..<(1 << 30) - first + 10)
    #expect(codes == [.inconsistentCollection])
    #expect(!root.scrollTo(first - 1))
    #expect(codes == [.inconsistentCollection, .rowNotFound])
    #expect(
      root.diagnostics.last?.message
        == "no row with the id \(first - 1) is among 0 rows of a lazy list that were looked at")
  }

  @Test("numbers of any type count rows, also those that are no Int", .promises("B31"))
  func otherNumbers() {
    show(UInt32(3)..<UInt32.max)
    look(at: 0)
    #expect(root.scrollTo(UInt32(9_000_003), anchor: .top))
    root.layoutIfNeeded()
    #expect(visible == 9_000_000..<9_000_010)
    show([UInt64.max, 0, 1])
    look(at: 3)
    #expect(root.scrollTo(UInt64(1)))
    #expect(!root.scrollTo(UInt64(2)))
    #expect(codes == [])
  }

  @Test("a row with another id is searched for among the counted rows", .promises("B31"))
  func names() {
    show(names(0..<10_000))
    // From row 0, which is the first that is made.
    look(at: 1_000)
    #expect(root.scrollTo(Name(number: 999), anchor: .top))
    root.layoutIfNeeded()
    #expect(visible == 999..<1_009)
    // From there half of them lie in front.
    let made = root.session.contents.lazyLists.values.first?.window.made.lowerBound ?? 0
    for row in [made - 500, made + 499] { #expect(root.scrollTo(Name(number: row))) }
    #expect(codes == [])
    for row in [made - 501, made + 500] { #expect(!root.scrollTo(Name(number: row))) }
    #expect(codes == [.rowNotFound])
  }

  @Test(
    "nothing is reported where all rows were searched, ids are of another type, or another list has the row",
    .promises("B31"))
  func silence() {
    show(names(0..<1_000))
    look(at: 1_000)
    #expect(!root.scrollTo(Name(number: 1_000)))
    #expect(!root.scrollTo("name"))
    root.updateBody {
      for first in [0, 5_000] {
        ScrollView { LazyVStack { ForEach(names(first..<first + 1_000), id: \.self) { _ in Box(10, 10) } } }
      }
    }
    look(at: 100)
    #expect(root.scrollTo(Name(number: 5_050)))
    #expect(codes == [])
  }

  @Test(
    "rows that have moved further than is looked at are gone", .promises("B31"),
    arguments: [(499, 5_499), (500, 5_000)])
  func moved(by shift: Int, to row: Int) {
    show(names(0..<10_000))
    root.scroll("feed", to: Point(x: 0, y: 50_000))
    root.layoutIfNeeded()
    #expect(visible == 5_000..<5_010)
    look(at: 1_000)
    show(names(0..<5_000) + names(20_000..<20_000 + shift) + names(5_000..<10_000 - shift))
    #expect(visible == row..<row + 10)
  }
}
