import LayoutCore
import LayoutTesting
import Testing

/// What is on screen stands still, whatever becomes known of what is not.
@Suite struct LazyAnchorTests {
  /// Heights between 20 and 110, which no average describes.
  private static func uneven(_ id: Int) -> Double { Double(20 + (id &* 7919) % 91) }

  private func step(_ feed: LazyFeed, by distance: Double) {
    let before = feed.rows
    let offset = feed.offset
    feed.scroll(to: offset + distance)
    let after = feed.rows
    let both = before.keys.filter { after[$0] != nil }
    #expect(!both.isEmpty)
    for id in both { #expect(after[id] == before[id].map { $0 - distance }, "row \(id), from \(offset)") }
    #expect(feed.isFilled)
  }

  @Test func `scrolling down and back moves every row by exactly the step`() {
    let feed = LazyFeed(Array(0..<300), height: Self.uneven)
    var steps = 0
    while feed.seen.last?.id != 299 {
      step(feed, by: min(70, feed.contentHeight - 600 - feed.offset))
      steps += 1
    }
    #expect(steps > 200)
    let total = (0..<300).reduce(0) { $0 + Self.uneven($1) }
    #expect(feed.contentHeight == total)
    while feed.offset > 0 { step(feed, by: -min(70, feed.offset)) }
    #expect(feed.seen.first == LazyFeed.Seen(id: 0, top: 0, height: Self.uneven(0)))
    #expect(feed.contentHeight == total)
  }

  @Test(arguments: [0.3, 0.5, 0.9])
  func `rows above a jump are measured without moving what is seen`(_ part: Double) {
    let feed = LazyFeed(Array(0..<2000), height: Self.uneven)
    feed.scroll(to: (feed.contentHeight * part).rounded())
    #expect(feed.isFilled)
    // Upwards to the very beginning: the offset reaches 0 only where row 0 is.
    var steps = 0
    while feed.seen.first?.id != 0 || feed.offset > 0 {
      let seen = feed.seen
      feed.scroll(to: max(0, feed.offset - 130))
      let rows = feed.rows
      let moved = Set(seen.compactMap { row in rows[row.id].map { $0 - row.top } })
      #expect(moved.count <= 1)
      #expect(moved.allSatisfy { $0 >= 0 && $0 <= 130 })
      #expect(feed.isFilled)
      steps += 1
      if steps > 2000 { break }
    }
    #expect(steps < 2000)
    #expect(feed.seen.first == LazyFeed.Seen(id: 0, top: 0, height: Self.uneven(0)))
  }

  @Test func `rows inserted in front do not move what is seen`() {
    let feed = LazyFeed(Array(0..<1000), height: Self.uneven)
    feed.scroll(to: 5_000)
    let seen = feed.seen
    let bodies = feed.root.session.bodyCount
    feed.ids.insert(contentsOf: 5_000..<5_010, at: 0)
    feed.update()
    #expect(feed.seen == seen)
    #expect(feed.offset > 5_000)
    #expect(feed.root.session.bodyCount - bodies <= 30)
    #expect(feed.host.shownOffset == feed.offset.rounded())
    feed.ids.removeFirst(200)
    feed.update()
    #expect(feed.seen.filter { feed.ids.contains($0.id) }.count == feed.seen.count)
    #expect(feed.isFilled)
  }

  @Test func `rows removed in front do not move what is seen`() {
    let feed = LazyFeed(Array(0..<1000), height: Self.uneven)
    feed.scroll(to: 20_000)
    let seen = feed.seen
    feed.ids.removeFirst(50)
    feed.update()
    #expect(feed.seen == seen)
    // Where the first rows that can be seen are gone, the next one keeps its place.
    let gone = seen.prefix(2).map(\.id)
    feed.ids.removeAll { gone.contains($0) }
    feed.update()
    #expect(
      Array(feed.seen.suffix(from: feed.seen.firstIndex { $0.id == seen[2].id } ?? 0)) == Array(seen.dropFirst(2)))
    #expect(feed.isFilled)
  }

  @Test func `a reversed list is followed by its first visible row`() {
    let feed = LazyFeed(Array(0..<1000), height: Self.uneven)
    feed.scroll(to: 20_000)
    let first = feed.seen[0]
    feed.ids.reverse()
    feed.update()
    #expect(feed.rows[first.id] == first.top)
    #expect(feed.isFilled)
  }

  @Test func `another width keeps the first visible row where it is`() {
    // Texts of up to 60 characters of 10 points, 20 a line.
    let root = LayoutRoot(size: Size(width: 300, height: 400), measurers: .tens)
    root.updateBody {
      ScrollView { LazyVStack { ForEach(0..<1000) { word(5 + $0 * 7 % 56) } } }.id("feed")
    }
    root.scroll("feed", to: Point(x: 0, y: 7_010))
    root.layoutIfNeeded()
    for width in [100.0, 220, 601, 90, 300] {
      let first = root.visibleRange(in: "feed")?.lowerBound ?? -1
      let top = root.result.frame(of: first).map { $0.minY - (root.scrollOffset(of: "feed")?.y ?? 0) }
      root.size = Size(width: width, height: 400)
      root.layoutIfNeeded()
      #expect(root.result.frame(of: first).map { $0.minY - (root.scrollOffset(of: "feed")?.y ?? 0) } == top)
    }
  }

  @Test func `what shrinks while scrolled to its end shows its end`() {
    let feed = LazyFeed(Array(0..<1000))
    feed.scroll(to: .infinity)
    #expect(feed.offset == 49_400)
    feed.ids.removeLast(900)
    feed.update()
    #expect(feed.offset == 5_000 - 600)
    #expect(feed.seen.map(\.id) == Array(88..<100))
    #expect(feed.host.shownOffset == 4_400)
    feed.ids = [1, 2]
    feed.update()
    #expect(feed.offset == 0)
    #expect(feed.seen.map(\.id) == [1, 2])
    feed.ids = []
    feed.update()
    #expect(feed.seen.isEmpty)
    #expect(feed.contentHeight == 0)
    feed.ids = Array(0..<100)
    feed.update()
    #expect(feed.seen.map(\.id) == Array(0..<12))
    #expect(feed.root.diagnostics == [])
  }
}

extension LazyFeed {
  var contentHeight: Double { host.contentSize?.height ?? .nan }
}

extension CountingHost {
  /// How far the only scroll view is scrolled.
  var shownOffset: Double? {
    for view in views.values { if case .scroll = view.content { return view.offset.y } }
    return nil
  }
}
