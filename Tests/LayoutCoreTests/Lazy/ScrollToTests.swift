import LayoutCore
import LayoutTesting
import Testing

/// Scrolling to elements that are all made.
@Suite struct ScrollToTests {
  private let root = LayoutRoot(size: Size(width: 100, height: 100), measurers: .tens)

  /// Boxes of 20 by 20 with ids 0…9, along an axis.
  private func show(_ axis: Axis, _ direction: LayoutDirection = .leftToRight) {
    root.updateBody {
      ScrollView(Axis.Set(axis)) {
        if axis == .vertical {
          VStack { ForEach(0..<10) { Box(20, 20).id("\($0)") } }
        } else {
          HStack { ForEach(0..<10) { Box(20, 20).id("\($0)") } }
        }
      }
      .id("list").layoutDirection(direction)
    }
  }

  private func offset(_ id: String, _ anchor: UnitPoint? = nil) -> Point? {
    #expect(root.scrollTo(id, anchor: anchor))
    root.layoutIfNeeded()
    return root.scrollOffset(of: "list")
  }

  @Test func `an element is scrolled to by the shortest way, or to the anchor's place`() {
    show(.vertical)
    #expect(offset("3") == .zero)
    #expect(offset("7") == Point(x: 0, y: 60))
    #expect(offset("1") == Point(x: 0, y: 20))
    #expect(offset("5", .top) == Point(x: 0, y: 100))
    #expect(offset("5", .center) == Point(x: 0, y: 60))
    #expect(offset("5", .bottom) == Point(x: 0, y: 20))
    // No further than there is content.
    #expect(offset("9", .top) == Point(x: 0, y: 100))
    #expect(offset("0", .bottom) == .zero)
  }

  /// Rows that are longer towards the end, shorter, or as they come, with something below them or without, and how many
  /// are made on the way to the end.
  static let uneven: [(rows: Int, below: Double, made: Int, height: @Sendable (Int) -> Double)] = [
    (5_000, 0, 45, { $0 < 2_500 ? 20 : 400 }), (5_000, 0, 45, { $0 < 2_500 ? 400 : 20 }),
    (5_000, 130, 5, { Double(20 + ($0 &* 7919) % 391) }), (5_000, 0, 21, { Double(1 + $0) }), (3, 700, 0, { _ in 20 }),
  ]

  @Test(arguments: uneven.indices)
  func `infinity is the end of a list at once, however long its last rows are`(index: Int) throws {
    let (rows, below, made, height) = Self.uneven[index]
    let host = CountingHost()
    let root = LayoutRoot(size: Size(width: 300, height: 600))
    root.host = host
    root.updateBody {
      ScrollView {
        LazyVStack { ForEach(0..<rows, id: \.self) { Box(300, height($0)) } }
        Box(300, below).id("below")
      }
      .id("feed")
    }
    let before = root.session.bodyCount
    root.scroll("feed", to: Point(x: 0, y: .infinity))
    root.layoutIfNeeded()
    #expect(root.session.bodyCount - before == made)
    let offset = try #require(root.scrollOffset(of: "feed")).y
    #expect(root.result.frame(of: "below").map { $0.maxY - offset } == 600)
    if below < 600 { #expect(root.visibleRange(in: "feed")?.upperBound == rows) }
    // A host that scrolls to the end gets the offset of that.
    root.scroll("feed", to: .zero)
    root.layoutIfNeeded()
    root.scroll(try #require(host.roots.first), to: Point(x: 0, y: .infinity))
    root.layoutIfNeeded()
    #expect(root.scrollOffset(of: "feed")?.y == root.result.frame(of: "below").map { $0.maxY - 600 })
    #expect(host.shownOffset == root.scrollOffset(of: "feed")?.y.rounded())
    #expect(root.diagnostics == [])
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `along a row it counts from the leading edge`(direction: LayoutDirection) {
    show(.horizontal, direction)
    #expect(offset("7") == Point(x: 60, y: 0))
    #expect(offset("1") == Point(x: 20, y: 0))
    #expect(offset("5", .leading) == Point(x: 100, y: 0))
    #expect(offset("5", .trailing) == Point(x: 20, y: 0))
  }

  @Test func `rows of a list have their ids`() {
    root.updateBody {
      ScrollView { VStack { ForEach(["a", "b", "c", "d", "e", "f"], id: \.self) { _ in Box(20, 30) } } }.id("list")
    }
    #expect(offset("e") == Point(x: 0, y: 50))
  }

  @Test func `an element that is in no scroll view, or does not exist, is not scrolled to`() {
    root.updateBody {
      VStack {
        Box(10, 10).id("outside")
        ScrollView { Box(10, 10) }.id("list")
      }
    }
    #expect(!root.scrollTo("outside") && !root.scrollTo("nobody"))
    #expect(root.scrollOffset(of: "list") == .zero)
  }

  @Test func `a list that is no longer scrolled along its axis makes all its rows`() {
    func show(_ axes: Axis.Set) {
      root.updateBody { ScrollView(axes) { LazyVStack { ForEach(0..<500) { _ in Box(10, 10) } } } }
    }
    show(.vertical)
    #expect(root.result.leaves.count < 60)
    show(.horizontal)
    #expect(root.result.leaves.count == 500)
    #expect(root.result.leaves.last.map { $0.minY - (root.result.leaves.first?.minY ?? 0) } == 4_990)
    #expect(root.session.tree._checkInvariants() == [])
    show(.vertical)
    #expect(root.result.leaves.first?.minY == 0)
    #expect(root.session.tree._checkInvariants() == [])
  }
}

extension ScrollToTests {
  @Test func `a scroll that follows a wish for a row takes its place`() {
    let feed = LazyFeed(Array(0..<1000))
    #expect(feed.root.scrollTo(500, anchor: .top))
    feed.scroll(to: 100)
    #expect(feed.offset == 100)
    #expect(feed.seen.first == LazyFeed.Seen(id: 2, top: 0, height: 50))
    feed.ids.append(1000)
    feed.update()
    #expect(feed.offset == 100)
  }

  @Test func `a wish for a row of a list that is not shown ends with the turn`() {
    let root = LayoutRoot(size: Size(width: 100, height: 200))
    var ids = Array(0..<1000)
    root.setBody {
      ViewThatFits(in: .vertical) {
        ScrollView { LazyVStack { ForEach(ids, id: \.self) { _ in Box(100, 20) } } }.id("feed").frame(height: 300)
        Box(100, 10)
      }
    }
    root.layoutIfNeeded()
    _ = root.scrollTo(500, anchor: .top)
    root.layoutIfNeeded()
    root.size.height = 400
    ids.append(1000)
    root.updateBody()
    root.layoutIfNeeded()
    #expect(root.visibleRange(in: "feed") == 0..<15)
  }
}
