import LayoutCore
import LayoutTesting
import Testing

/// What a million rows cost, in exact counts.
@Suite struct LazyCountTests {
  /// A scroll view of 600 points with half of that beyond its end shows rows 0 to 18 of 50 points.
  private let first = 19

  private func million(_ height: Double = 50) -> LayoutRoot {
    let root = LayoutRoot(size: Size(width: 300, height: 600))
    root.setBody {
      ScrollView { LazyVStack { ForEach(0..<1_000_000) { _ in Box(300, height) } } }.id("feed")
    }
    return root
  }

  private func scroll(_ root: LayoutRoot, _ y: Double) {
    root.scroll("feed", to: Point(x: 0, y: y))
    root.layoutIfNeeded()
  }

  @Test func `the first turn makes the window's rows and half a window more`() {
    let root = million()
    let host = CountingHost()
    root.host = host
    root.layoutIfNeeded()
    #expect(root.session.bodyCount == first)
    // The column at the root, the group with the id, scroll view, lazy column, list; a row is a body and a leaf.
    #expect(root.session.footprint.tree.nodes == 5 + 2 * first)
    #expect(host.takeCounts() == CountingHost.Counts(inserts: 1 + first))
    #expect(root.visibleRange(in: "feed") == 0..<12)
    #expect(host.contentSize == Size(width: 300, height: 50_000_000))
    #expect(host.violations == [])
    #expect(root.diagnostics == [])
  }

  @Test func `a scroll step makes the rows that come and removes those that go`() {
    let root = million()
    let host = CountingHost()
    root.host = host
    root.layoutIfNeeded()
    host.takeCounts()
    scroll(root, 10_025)
    host.takeCounts()
    let bodies = root.session.bodyCount
    let made = root.session.madeCount
    scroll(root, 10_075)
    #expect(root.session.bodyCount - bodies == 1)
    #expect(root.session.madeCount - made == 2)
    // The lazy column, whose length is what it was.
    #expect(root.counters.measures == 1)
    #expect(host.takeCounts() == CountingHost.Counts(inserts: 1, removes: 1, offsets: 1))
    scroll(root, 10_225)
    #expect(root.session.bodyCount - bodies == 4)
    #expect(root.counters.measures == 1)
    #expect(host.takeCounts() == CountingHost.Counts(inserts: 3, removes: 3, offsets: 1))
    scroll(root, 10_075)
    #expect(root.session.bodyCount - bodies == 7)
    #expect(host.takeCounts() == CountingHost.Counts(inserts: 3, removes: 3, offsets: 1))
    #expect(host.violations == [])
  }

  @Test func `a scroll step that brings no row near costs nothing`() {
    let root = million()
    root.layoutIfNeeded()
    scroll(root, 10_025)
    let bodies = root.session.bodyCount
    scroll(root, 10_045)
    #expect(root.session.bodyCount == bodies)
    #expect(root.counters.measures == 0)
    #expect(root.counters.places == 0)
    #expect(root.scrollOffset(of: "feed") == Point(x: 0, y: 10_045))
  }

  @Test func `a jump to the middle makes the rows that are there`() {
    let root = million()
    root.layoutIfNeeded()
    let bodies = root.session.bodyCount
    scroll(root, 25_000_000)
    // From 24,999,700 to 25,000,900: rows 499,993 or so to 500,018.
    #expect(root.session.bodyCount - bodies == 26)
    #expect(root.visibleRange(in: "feed") == 500_000..<500_012)
    #expect(root.result.frame(of: 500_000) == Rect(x: 0, y: 25_000_000, width: 300, height: 50))
    #expect(root.session.footprint.tree.nodes == 5 + 2 * 26)
  }

  @Test func `a jump by id reads no other ids where ids are positions`() {
    let root = million()
    root.layoutIfNeeded()
    let bodies = root.session.bodyCount
    #expect(root.scrollTo(500_000, anchor: .top))
    root.layoutIfNeeded()
    #expect(root.scrollOffset(of: "feed") == Point(x: 0, y: 25_000_000))
    #expect(root.visibleRange(in: "feed") == 500_000..<500_012)
    #expect(root.session.bodyCount - bodies <= 2 * 26)
    #expect(root.scrollTo(999_999))
    root.layoutIfNeeded()
    #expect(root.scrollOffset(of: "feed") == Point(x: 0, y: 50_000_000 - 600))
    #expect(!root.scrollTo(1_000_000))
  }

  @Test func `an equal body evaluates the rows that are made and measures nothing`() {
    let root = million()
    let host = CountingHost()
    root.host = host
    root.layoutIfNeeded()
    host.takeCounts()
    scroll(root, 10_025)
    host.takeCounts()
    let bodies = root.session.bodyCount
    root.updateBody()
    #expect(root.session.bodyCount - bodies == 26 - 1)
    #expect(root.counters.measures == 0)
    #expect(host.takeCounts() == CountingHost.Counts())
  }

  @Test func `rows that were seen are kept in a few bytes each`() {
    let root = LayoutRoot(size: Size(width: 300, height: 600))
    root.updateBody {
      ScrollView { LazyVStack { ForEach(0..<1_000_000) { Box(300, Double(20 + $0 % 7)) } } }.id("feed")
    }
    #expect(root.session.lazyByteCount < 1_000)
    while let seen = root.visibleRange(in: "feed"), seen.upperBound < 10_000 {
      scroll(root, (root.scrollOffset(of: "feed")?.y ?? 0) + 500)
    }
    #expect(root.session.lazyRowsSeen >= 10_000)
    #expect(root.session.lazyByteCount <= 6 * root.session.lazyRowsSeen)
    #expect(root.session.footprint.tree.nodes < 200)
  }

  /// What was read of the data of a list.
  private final class Log {
    var elements = 0
    var ids = 0

    func take() -> [Int] {
      defer { (elements, ids) = (0, 0) }
      return [elements, ids]
    }
  }

  private struct CountedRow: Identifiable {
    let number: Int
    let log: Log
    var id: String {
      log.ids += 1
      return "\(number)"
    }
  }

  private struct CountedRows: RandomAccessCollection {
    let log: Log
    var startIndex: Int { 0 }
    var endIndex: Int { 1_000_000 }
    subscript(position: Int) -> CountedRow {
      log.elements += 1
      return CountedRow(number: position, log: log)
    }
  }

  @Test func `of a caller's collection, the rows that are made are taken, and no others`() {
    let log = Log()
    let root = LayoutRoot(size: Size(width: 300, height: 600))
    root.setBody { ScrollView { LazyVStack { ForEach(CountedRows(log: log)) { _ in Box(300, 50) } } }.id("feed") }
    var before = (bodies: 0, nodes: 5)
    var seen: [[Int]] = []
    for offset in [0.0, 10_025, 10_075, 10_075, 10_225, 10_075] {
      scroll(root, offset)
      let (bodies, nodes) = (root.session.bodyCount, root.session.madeCount)
      seen.append(log.take() + [bodies - before.bodies, nodes - before.nodes])
      before = (bodies, nodes)
    }
    // Elements, ids, bodies and nodes.
    #expect(seen == [[19, 19, 19, 38], [25, 25, 25, 50], [1, 1, 1, 2], [0, 0, 0, 0], [3, 3, 3, 6], [3, 3, 3, 6]])
  }
}

extension CountingHost {
  /// The size of the content of the only scroll view.
  var contentSize: Size? {
    for view in views.values { if case .scroll(_, let size) = view.content { return size } }
    return nil
  }
}
