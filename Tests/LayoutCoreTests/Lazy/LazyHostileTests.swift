import LayoutCore
import LayoutTesting
import TestPromises
import Testing

/// Lists that should not be written.
@Suite struct LazyHostileTests {
  @Test func `a million rows without a height are not all made`() {
    let feed = LazyFeed(Array(0..<1_000_000)) { _ in 0 }
    // One a point of the window with its margins, and two.
    #expect(feed.root.session.footprint.tree.nodes == 5 + 2 * 1_202)
    #expect(feed.root.diagnostics.map(\.code) == [.rowsTooShort])
    #expect(feed.root.result.frame(of: 0) == Rect(x: 0, y: 0, width: 300, height: 0))
    #expect(feed.contentHeight == 0)
    let bodies = feed.root.session.bodyCount
    feed.scroll(to: 10)
    #expect(feed.root.session.bodyCount == bodies)
    #expect(feed.offset == 0)
  }

  @Test func `rows of a point are long enough wherever the window is`() {
    let feed = LazyFeed(Array(0..<1000), size: Size(width: 300, height: 100)) { _ in 1 }
    for offset in [0, 1, 99, 500, 500.5, 899, 900] {
      feed.scroll(to: offset)
      #expect(feed.isFilled)
      #expect(feed.root.diagnostics == [])
    }
  }

  @Test func `a million rows of nothing are not all made`() {
    let root = LayoutRoot(size: Size(width: 300, height: 600))
    root.updateBody { ScrollView { LazyVStack { ForEach(0..<1_000_000) { _ in EmptyLayout() } } }.id("feed") }
    #expect(root.session.footprint.tree.nodes < 10)
    #expect(root.diagnostics.map(\.code) == [.rowsTooShort])
  }

  @Test func `rows at the end that lose their height do not bring all in front of them`() {
    let feed = LazyFeed(Array(0..<1000), size: Size(width: 300, height: 100)) { $0 % 2 == 0 ? 46 : 0 }
    feed.scroll(to: .infinity)
    #expect(feed.root.diagnostics == [])
    feed.height = { _ in 0 }
    feed.update()
    // One a point of the window with its margins, and two.
    #expect(feed.root.session.footprint.tree.nodes == 5 + 2 * 202)
    #expect(feed.root.diagnostics.map(\.code) == [.rowsTooShort])
  }

  @Test(arguments: [-1, -1e308, .nan, -.infinity])
  func `an offset before the beginning is the beginning`(_ offset: Double) {
    let feed = LazyFeed(Array(0..<1000))
    feed.scroll(to: 500)
    feed.scroll(to: offset)
    #expect(feed.offset == 0)
    #expect(feed.seen.map(\.id) == Array(0..<12))
    #expect(feed.root.diagnostics.map(\.code) == (offset.isNaN ? [.invalidNumber] : []))
    #expect(feed.host.violations == [])
  }

  @Test(arguments: [1e308, .infinity, 50_000])
  func `an offset behind the end is the end`(_ offset: Double) {
    let feed = LazyFeed(Array(0..<1000))
    feed.scroll(to: offset)
    #expect(feed.offset == 49_400)
    #expect(feed.seen.map(\.id) == Array(988..<1000))
  }

  @Test(.promises("B09")) func `no rows, one row, no window`() {
    let feed = LazyFeed([])
    #expect(feed.root.visibleRange(in: "feed") == 0..<0)
    #expect(feed.contentHeight == 0)
    feed.ids = [7]
    feed.update()
    #expect(feed.seen == [LazyFeed.Seen(id: 7, top: 0, height: 50)])
    feed.root.size = .zero
    feed.layOut()
    #expect(feed.root.result.isSound)
    #expect(feed.offset == 0)
    feed.ids = Array(0..<1_000_000)
    feed.update()
    #expect(feed.root.session.footprint.tree.nodes < 50)
    #expect(feed.root.diagnostics == [])
  }

  @Test func `one id for all rows`() {
    let root = LayoutRoot(size: Size(width: 300, height: 600))
    var ids = Array(repeating: 5, count: 1000)
    root.setBody { ScrollView { LazyVStack { ForEach(ids, id: \.self) { _ in Box(300, 50) } } }.id("feed") }
    root.layoutIfNeeded()
    #expect(root.visibleRange(in: "feed") == 0..<12)
    root.scroll("feed", to: Point(x: 0, y: 25_000))
    root.layoutIfNeeded()
    #expect(root.visibleRange(in: "feed") == 500..<512)
    let made = root.session.madeCount
    root.updateBody()
    #expect(root.session.madeCount == made)
    ids = Array(repeating: 6, count: 1000)
    root.updateBody()
    #expect(root.visibleRange(in: "feed") == 500..<512)
    #expect(root.diagnostics.allSatisfy { $0.code == .duplicateIdentity })
    #expect(!root.diagnostics.isEmpty)
  }

  @Test func `ids that equal nothing leave nothing`() {
    let root = LayoutRoot(size: Size(width: 300, height: 600))
    root.setBody {
      ScrollView {
        LazyVStack { ForEach(Array(repeating: Double.nan, count: 100), id: \.self) { _ in Box(300, 50) } }
      }
    }
    root.layoutIfNeeded()
    let before = root.session.footprint.tree.nodes
    for _ in 0..<3 { root.updateBody() }
    #expect(root.session.footprint.tree.nodes == before)
    #expect(root.result.leaves.count == 19)
  }

  @Test func `rows of an infinite or giant height`() {
    let root = LayoutRoot(size: Size(width: 300, height: 600))
    root.updateBody {
      ScrollView {
        LazyVStack {
          ForEach(0..<1000) { row in
            if row % 2 == 0 { Color.red.frame(height: .infinity) } else { Color.red.size(width: 10, height: 1e308) }
          }
        }
      }.id("feed")
    }
    #expect(root.result.isSound)
    root.scroll("feed", to: Point(x: 0, y: .infinity))
    root.layoutIfNeeded()
    #expect(root.result.isSound)
    #expect(root.session.footprint.tree.nodes < 200)
  }

  @Test func `a gap that is longer than the rows are, the other way round`() {
    let root = LayoutRoot(size: Size(width: 300, height: 600))
    root.updateBody {
      ScrollView { LazyVStack(spacing: -20) { ForEach(0..<1_000_000) { _ in Box(300, 15) } } }.id("feed")
    }
    #expect(root.session.footprint.tree.nodes == 5 + 2 * 1_202)
    #expect(root.result.isSound)
    root.scroll("feed", to: Point(x: 0, y: 100))
    root.layoutIfNeeded()
    #expect(root.result.isSound)
  }

  @Test func `all ids change at every update`() {
    let feed = LazyFeed(Array(0..<1000))
    feed.scroll(to: 5_000)
    for round in 1...5 {
      feed.ids = Array(round * 1000..<(round + 1) * 1000)
      feed.update()
      #expect(feed.offset == 5_000)
      #expect(feed.seen.first?.id == round * 1000 + 100)
      #expect(feed.isFilled)
    }
    #expect(feed.root.session.footprint.tree.nodes < 70)
  }
}
