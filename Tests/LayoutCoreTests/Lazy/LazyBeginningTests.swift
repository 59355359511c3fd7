import LayoutCore
import LayoutTesting
import TestPromises
import Testing

/// What stands where nothing is scrolled, and how long a list is thought to be that has shown one row.
@Suite struct LazyBeginningTests {
  @Test(arguments: [1, 10, 1_000, 99_800])
  func `a list that is not scrolled stays at its beginning when rows come in front`(count: Int) {
    let feed = LazyFeed(Array(100_000..<100_200))
    for first in [100_000 - count, 0] {
      feed.ids = Array(first..<100_200)
      feed.update()
      #expect(feed.offset == 0)
      #expect(feed.seen.map(\.id) == Array(first..<first + 12))
      #expect(feed.seen.first?.top == 0)
    }
    #expect(feed.root.session.footprint.tree.nodes == 5 + 2 * 19)
    #expect(feed.contentHeight == 50 * 100_200)
    #expect(feed.host.violations == [])
  }

  @Test func `a filter that is cleared shows the beginning, and one row further down keeps its place`() {
    let feed = LazyFeed(Array(0..<100_000))
    feed.ids = Array(99_800..<100_000)
    feed.update()
    #expect(feed.offset == 0)
    #expect(feed.seen.first == LazyFeed.Seen(id: 99_800, top: 0, height: 50))
    feed.ids = Array(0..<100_000)
    feed.update()
    #expect(feed.offset == 0)
    #expect(feed.seen.map(\.id) == Array(0..<12))
    feed.scroll(to: 1)
    feed.ids = Array(-10..<100_000)
    feed.update()
    #expect(feed.offset == 501)
    #expect(feed.seen.first == LazyFeed.Seen(id: 0, top: -1, height: 50))
  }

  @Test func `rows at the beginning keep their nodes when others come in front`() {
    let feed = LazyFeed(Array(0..<1000))
    let made = feed.root.session.madeCount
    feed.ids.insert(contentsOf: [-3, -2, -1], at: 0)
    feed.update()
    #expect(feed.seen.map(\.id) == Array(-3..<9))
    // Three rows of a group and a box came, three others went.
    #expect(feed.root.session.madeCount - made == 3 * 2)
    #expect(feed.counts == CountingHost.Counts(inserts: 3, removes: 3, frames: 16, contents: 1))
  }

  @Test(arguments: [Axis.vertical, .horizontal], [LayoutDirection.leftToRight, .rightToLeft])
  func `the beginning stays along each axis, in each direction, in grids too`(
    _ axis: Axis, _ direction: LayoutDirection
  ) {
    let root = LayoutRoot(size: Size(width: 100, height: 100))
    root.environment.layoutDirection = direction
    var ids = Array(0..<50)
    let tracks = [GridItem(.fixed(50), spacing: 0), GridItem(.fixed(50), spacing: 0)]
    root.setBody {
      ScrollView(Axis.Set(axis)) {
        if axis == .vertical {
          LazyVGrid(columns: tracks, spacing: 0) { ForEach(ids, id: \.self) { _ in Box(50, 50) } }
        } else {
          LazyHGrid(rows: tracks, spacing: 0) { ForEach(ids, id: \.self) { _ in Box(50, 50) } }
        }
      }.id("feed")
    }
    root.layoutIfNeeded()
    ids.insert(contentsOf: 1_000..<1_501, at: 0)
    root.updateBody()
    #expect(root.scrollOffset(of: "feed") == .zero)
    #expect(root.visibleRange(in: "feed") == 0..<4)
    #expect(root.result.frame(of: 1_000)?.minY == 0)
    #expect(root.result.frame(of: 1_000)?.minX == (direction == .leftToRight ? 0 : 50))
  }

  @Test(arguments: [(22, 720.0, 100.0), (2, 101, 100), (1_000, 5_000, 600), (22, 720, 720)])
  func `a first row that is taller than the window is the estimate of the others`(
    _ count: Int, _ height: Double, _ window: Double
  ) {
    let feed = LazyFeed(Array(0..<count), size: Size(width: 100, height: window)) { _ in height }
    #expect(feed.contentHeight == Double(count) * height)
    feed.scroll(to: .infinity)
    #expect(feed.offset == Double(count) * height - window)
    #expect(feed.seen.last?.id == count - 1)
    #expect(feed.contentHeight == Double(count) * height)
    #expect(feed.root.diagnostics == [])
  }

  @Test(
    "rows of lazy lists that go to none and come back, where the spacing takes more than they are long",
    .promises("B03"),
    arguments: [-10.0, -9, -100, 0], [9.0, 0, 300])
  func negativeSpacing(_ spacing: Double, _ height: Double) {
    for isGrid in [false, true] {
      var count = 10
      func make() -> LayoutRoot {
        let root = LayoutRoot(size: Size(width: 300, height: 600))
        root.setBody {
          ScrollView {
            if isGrid {
              LazyVGrid(columns: [GridItem(.fixed(300))], spacing: spacing) {
                ForEach(0..<count) { _ in Box(300, height) }
              }
            } else {
              LazyVStack(spacing: spacing) { ForEach(0..<count) { _ in Box(300, height) } }
            }
          }.id("feed")
        }
        root.layoutIfNeeded()
        return root
      }
      let root = make()
      for next in [0, 10, 0, 1, 0, 300, 0, 10] {
        count = next
        root.updateBody()
        if next <= 10 { #expect(root.result.leaves == make().result.leaves) }
        #expect(root.result.isSound)
        #expect(root.result.frame(of: 0)?.minY == (next == 0 ? nil : 0))
      }
      if height == 9, spacing == -10 { #expect(root.result.frame(of: 9)?.minY == -9) }
    }
  }
}
