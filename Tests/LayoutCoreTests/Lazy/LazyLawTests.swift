import LayoutCore
import LayoutTesting
import Testing

/// Incremental equals fresh: after any script, what is seen is what a new root shows that is scrolled to the same row.
@Suite struct LazyLawTests {
  private static func height(_ id: Int) -> Double { Double(10 + (id &* 7919) % 97) }

  @Test(arguments: 1...20)
  func `B22: a script of scrolls and edits leaves the rows a new root has`(_ seed: UInt64) {
    var dice = Dice(seed)
    var scale = 1.0
    let feed = LazyFeed(Array(0..<Int.random(in: 0...400, using: &dice)))
    feed.height = { (Self.height($0) * scale).rounded() }
    feed.update()
    var next = 10_000
    for step in 0..<25 {
      let kind = Int.random(in: 0..<9, using: &dice)
      let seen = feed.seen.first
      let size = feed.root.size
      switch kind {
      case 0: feed.scroll(to: feed.offset + Double(Int.random(in: -200...200, using: &dice)))
      case 1: feed.scroll(to: Double(Int.random(in: -500...40_000, using: &dice)))
      case 2, 3:
        let at = kind == 2 ? 0 : Int.random(in: 0...feed.ids.count, using: &dice)
        let count = Int.random(in: 1...30, using: &dice)
        feed.ids.insert(contentsOf: next..<next + count, at: at)
        next += count
        feed.update()
      case 4, 5:
        let at = kind == 4 ? 0 : Int.random(in: 0...feed.ids.count, using: &dice)
        feed.ids.removeSubrange(at..<min(feed.ids.count, at + Int.random(in: 1...30, using: &dice)))
        feed.update()
      case 6:
        feed.ids.shuffle(using: &dice)
        feed.update()
      case 7:
        scale = Double(Int.random(in: 1...4, using: &dice)) / 2
        feed.update()
      default:
        feed.root.size = Size(width: 300, height: Double(Int.random(in: 100...900, using: &dice)))
        feed.layOut()
      }
      let place = "seed \(seed), step \(step), kind \(kind)"
      #expect(feed.isFilled, "\(place)")
      #expect(feed.host.violations == [], "\(place)")
      // An edit keeps the first row in its place, unless the content's end came into the window.
      if kind >= 2, kind < 8, let seen, feed.ids.contains(seen.id), feed.offset > 0, feed.offset < feed.lastOffset {
        #expect(feed.rows[seen.id] == seen.top, "\(place), \(size)")
      }
      compare(feed, place)
    }
    #expect(feed.root.diagnostics == [])
  }

  private func compare(_ feed: LazyFeed, _ place: String) {
    let seen = feed.seen
    guard let first = seen.first else { return }
    let fresh = LazyFeed(feed.ids, size: feed.root.size, height: feed.height)
    #expect(fresh.root.scrollTo(first.id, anchor: .top))
    fresh.layOut()
    fresh.scroll(to: fresh.offset - (first.top - (fresh.rows[first.id] ?? .nan)))
    #expect(fresh.seen == seen, "\(place)")
  }
}

extension LazyFeed {
  var lastOffset: Double { contentHeight - root.size.height }
}
