import LayoutCore
import LayoutTesting
import Testing

/// Where lazy containers stand, and what stands in them.
@Suite struct LazyShapeTests {
  private func root(
    _ width: Double = 300, _ height: Double = 600, @LayoutBuilder _ body: @escaping () -> some Layout
  ) -> LayoutRoot {
    let root = LayoutRoot(size: Size(width: width, height: height))
    root.updateBody(body)
    return root
  }

  private func scroll(_ root: LayoutRoot, _ x: Double, _ y: Double) {
    root.scroll("feed", to: Point(x: x, y: y))
    root.layoutIfNeeded()
  }

  @Test func `a row that scrolls sideways`() {
    let root = root(600, 100) {
      ScrollView(.horizontal) { LazyHStack { ForEach(0..<1_000_000) { _ in Box(50, 100) } } }.id("feed")
    }
    #expect(root.session.bodyCount == 19)
    scroll(root, 10_000_000, 0)
    #expect(root.visibleRange(in: "feed") == 200_000..<200_012)
    #expect(root.result.frame(of: 200_000) == Rect(x: 10_000_000, y: 0, width: 50, height: 100))
  }

  @Test func `a row that runs from right to left begins at the right`() {
    let host = CountingHost()
    let root = LayoutRoot(size: Size(width: 600, height: 100))
    root.environment.layoutDirection = .rightToLeft
    root.host = host
    root.updateBody {
      ScrollView(.horizontal) { LazyHStack { ForEach(0..<1000) { _ in Box(50, 100) } } }.id("feed")
    }
    #expect(root.visibleRange(in: "feed") == 0..<12)
    #expect(root.result.frame(of: 0) == Rect(x: 550, y: 0, width: 50, height: 100))
    // Counted from the left: the content's beginning is at its right end.
    #expect(host.contentSize == Size(width: 50_000, height: 100))
    #expect(host.scrolledX == 49_400)
    let xs = host.views.values.compactMap { $0.parent == nil ? nil : $0.frame?.minX }
    #expect(xs.max() == 49_950)
    scroll(root, 1_000, 0)
    #expect(root.visibleRange(in: "feed") == 20..<32)
    #expect(host.scrolledX == 48_400)
    let view = host.roots[0]
    host.scroll(view, to: Point(x: 0, y: 0))
    root.scroll(view, to: Point(x: 0, y: 0))
    root.layoutIfNeeded()
    #expect(root.visibleRange(in: "feed") == 988..<1000)
    #expect(root.scrollOffset(of: "feed") == Point(x: 49_400, y: 0))
    #expect(host.scrolledX == 0)
  }

  @Test func `a grid makes whole lines`() {
    let columns = Array(repeating: GridItem(.fixed(100), spacing: 0), count: 3)
    let root = root {
      ScrollView { LazyVGrid(columns: columns, spacing: 10) { ForEach(0..<1_000_000) { _ in Box(90, 40) } } }.id("feed")
    }
    // Lines every 50 points, those that begin within 900: 19 of them.
    #expect(root.session.bodyCount == 57)
    #expect(root.visibleRange(in: "feed") == 0..<36)
    #expect(root.result.frame(of: 4) == Rect(x: 105, y: 50, width: 90, height: 40))
    scroll(root, 0, 5_000_000)
    #expect(root.visibleRange(in: "feed") == 300_000..<300_036)
    #expect(root.result.frame(of: 300_001) == Rect(x: 105, y: 5_000_000, width: 90, height: 40))
    scroll(root, 0, .infinity)
    // 333,334 lines; the last one has one item.
    #expect(root.result.frame(of: 999_999)?.maxY == 16_666_690)
    #expect(root.result.frame(of: 999_999)?.minX == 5)
    let bodies = root.session.bodyCount
    scroll(root, 0, 333_334 * 50 - 10 - 600 - 50)
    #expect(root.session.bodyCount - bodies == 3)
    #expect(root.diagnostics == [])
  }

  @Test func `a grid of rows that scrolls sideways, with a header in its first cell`() {
    let rows = Array(repeating: GridItem(.fixed(50), spacing: 0), count: 2)
    let root = root(600, 100) {
      ScrollView(.horizontal) {
        LazyHGrid(rows: rows, spacing: 0) {
          Box(50, 50).id("header")
          ForEach(0..<1001) { _ in Box(50, 50) }
        }
      }.id("feed")
    }
    #expect(root.result.frame(of: 0) == Rect(x: 0, y: 50, width: 50, height: 50))
    #expect(root.result.frame(of: 1) == Rect(x: 50, y: 0, width: 50, height: 50))
    scroll(root, 10_000, 0)
    // Line 200 begins with row 399.
    #expect(root.result.frame(of: 399) == Rect(x: 10_000, y: 0, width: 50, height: 50))
    #expect(root.visibleRange(in: "feed") == 399..<423)
    scroll(root, 0, 0)
    #expect(root.result.frame(of: 0) == Rect(x: 0, y: 50, width: 50, height: 50))
    #expect(root.result.frame(of: "header") == Rect(x: 0, y: 0, width: 50, height: 50))
  }

  @Test func `another number of columns keeps the first visible line's item in sight`() {
    let root = root {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 100), spacing: 0)], spacing: 0) {
          ForEach(0..<10_000) { _ in Box(100, 50) }
        }
      }.id("feed")
    }
    scroll(root, 0, 10_000)
    #expect(root.visibleRange(in: "feed") == 600..<636)
    root.size = Size(width: 500, height: 600)
    root.layoutIfNeeded()
    #expect(root.visibleRange(in: "feed") == 600..<660)
    root.size = Size(width: 400, height: 600)
    root.layoutIfNeeded()
    #expect(root.visibleRange(in: "feed")?.contains(600) == true)
    #expect(root.result.frame(of: 600)?.minY == root.scrollOffset(of: "feed")?.y)
  }

  @Test func `headers, several lists and a footer in one column`() {
    let root = root {
      ScrollView {
        VStack(spacing: 10) {
          Box(300, 100)
          LazyVStack(spacing: 5) {
            Box(300, 40).id("a")
            ForEach(0..<1000) { _ in Box(300, 45) }
            Box(300, 40).id("b")
            ForEach(2000..<3000) { _ in Box(300, 95) }
            Box(300, 40).id("c")
          }.padding(20)
        }
      }.id("feed")
    }
    // Header 100, gap 10, padding 20, title 40, gap 5.
    #expect(root.result.frame(of: 0) == Rect(x: 0, y: 175, width: 300, height: 45))
    #expect(root.session.bodyCount < 40)
    scroll(root, 0, 175 + 50 * 990)
    #expect(root.result.frame(of: "b")?.minY == 50_175)
    #expect(root.result.frame(of: 2000)?.minY == 50_220)
    #expect(root.session.footprint.tree.nodes < 90)
    scroll(root, 0, .infinity)
    #expect(root.result.frame(of: "c")?.minY == 150_220)
    #expect(root.scrollOffset(of: "feed")?.y == 149_680)
    // The first list is far away, and nothing of it is made.
    #expect(root.visibleRange(in: "feed") == 0..<0)
    #expect(root.diagnostics == [])
  }

  @Test func `modifiers and branches around the list, several elements a row`() {
    struct Pair: Layout {
      var body: some Layout {
        Box(100, 20)
        Box(100, 10)
      }
    }
    let root = root {
      ScrollView {
        LazyVStack {
          if true { Group { ForEach(0..<100_000) { _ in Pair() } }.padding(5) }
        }
      }.id("feed")
    }
    #expect(root.result.frame(of: 1) == Rect(x: 95, y: 50, width: 110, height: 30))
    scroll(root, 0, 50_000)
    #expect(root.result.frame(of: 1000) == Rect(x: 95, y: 50_000, width: 110, height: 30))
    #expect(root.visibleRange(in: "feed") == 1000..<1012)
  }

  @Test func `without a bounded scroll view all rows are made`() {
    func list(_ count: Int) -> some Layout { LazyVStack { ForEach(0..<count) { _ in Box(10, 10) } } }
    func leaves(_ layout: some Layout, _ width: Double?, _ height: Double?) -> Int {
      layout.calculateLayout(proposal: Proposal(width: width, height: height)).leaves.count
    }
    #expect(leaves(list(200), 100, 100) == 200)
    #expect(leaves(ScrollView { list(200) }, 100, nil) == 200)
    #expect(leaves(ScrollView(.horizontal) { list(200) }, 100, 100) == 200)
    #expect(leaves(ScrollView { list(200) }, 100, 100) == 16)
    #expect(leaves(ScrollView { VStack { ForEach(0..<200) { _ in Box(10, 10) } } }, 100, 100) == 200)
    #expect(ScrollView { list(200) }.sizeThatFits(.unspecified) == Size(width: 10, height: 2000))
  }

  @Test func `what bounds the scroll view may come and go`() {
    let root = root(100, .infinity) { ScrollView { LazyVStack { ForEach(0..<200) { _ in Box(10, 10) } } }.id("feed") }
    #expect(root.result.leaves.count == 200)
    root.size.height = 100
    root.layoutIfNeeded()
    #expect(root.result.leaves.count == 16)
    root.size.height = .infinity
    root.layoutIfNeeded()
    #expect(root.result.leaves.count == 200)
  }

  @Test func `lists in rows of lists`() {
    let root = root {
      ScrollView {
        LazyVStack {
          ForEach(0..<1000) { _ in
            ScrollView(.horizontal) { LazyHStack { ForEach(0..<1000) { _ in Box(100, 100) } } }.size(height: 100)
          }
        }
      }.id("feed")
    }
    // 10 rows within 900 points, of 5 boxes within 450 each.
    #expect(root.result.leaves.count == 10 * 5)
    scroll(root, 0, 50_000)
    #expect(root.visibleRange(in: "feed") == 500..<506)
    #expect(root.result.leaves.count == 14 * 5)
    #expect(root.diagnostics == [])
  }

  @Test func `the last lists and scroll views leave nothing behind`() {
    var isShown = true
    let root = LayoutRoot(size: Size(width: 300, height: 600))
    root.setBody {
      if isShown { ScrollView { LazyVStack { ForEach(0..<1000) { _ in Box(10, 10) } } } }
    }
    root.layoutIfNeeded()
    #expect(root.session.footprint.entries > 0)
    isShown = false
    root.updateBody()
    #expect(root.session.footprint.entries == 0)
    #expect(root.session.footprint.tree.sideEntries == 0)
    #expect(root.session.footprint.tree.nodes == 2)
  }

  @Test func `a row's own state follows its id`() {
    let feed = LazyFeed(Array(0..<100))
    feed.scroll(to: 1_000)
    let made = feed.root.session.madeCount
    feed.ids.swapAt(21, 23)
    feed.update()
    #expect(feed.root.session.madeCount == made)
    #expect(feed.counts == CountingHost.Counts(moves: feed.counts.moves, frames: 2))
    #expect(feed.rows[20] == 0)
  }
}

extension CountingHost {
  /// How far the only scroll view is scrolled sideways.
  var scrolledX: Double? {
    for view in views.values { if case .scroll = view.content { return view.offset.x } }
    return nil
  }
}
