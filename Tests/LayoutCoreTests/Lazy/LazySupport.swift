import LayoutCore
import LayoutTesting
import Testing

/// A list in a scroll view, with rows whose heights follow from their ids.
final class LazyFeed {
  var ids: [Int]
  let root: LayoutRoot
  let host = CountingHost()
  var height: (Int) -> Double

  init(_ ids: [Int], size: Size = Size(width: 300, height: 600), height: @escaping (Int) -> Double = { _ in 50 }) {
    self.ids = ids
    self.height = height
    root = LayoutRoot(size: size)
    root.host = host
    root.setBody { [unowned self] in
      ScrollView {
        LazyVStack { ForEach(self.ids, id: \.self) { Box(300, self.height($0)) } }
      }.id("feed")
    }
    layOut()
  }

  /// Runs a turn and stores the host's calls in it.
  func layOut() {
    root.layoutIfNeeded()
    counts = host.takeCounts()
  }

  private(set) var counts = CountingHost.Counts()

  var offset: Double { root.scrollOffset(of: "feed")?.y ?? .nan }

  func scroll(to offset: Double) {
    root.scroll("feed", to: Point(x: 0, y: offset))
    layOut()
  }

  func update() {
    root.updateBody()
    counts = host.takeCounts()
  }

  /// The rows that are made, by their ids, with the distances of their tops from the window's.
  var rows: [Int: Double] {
    let result = root.result
    var rows: [Int: Double] = [:]
    // No more rows are made than these.
    let near = (root.visibleRange(in: "feed") ?? 0..<0)
    for id in ids[max(0, near.lowerBound - 100)..<min(ids.count, near.upperBound + 100)] {
      if let frame = result.frame(of: id) { rows[id] = frame.minY - offset }
    }
    return rows
  }

  /// The rows that can be seen, from the top, with their places in the window.
  var seen: [Seen] {
    rows.map { Seen(id: $0.key, top: $0.value, height: height($0.key)) }
      .filter { $0.top + $0.height > 0 && $0.top < root.size.height }.sorted { $0.top < $1.top }
  }

  struct Seen: Equatable {
    var id: Int
    var top: Double
    var height: Double
  }

  /// Whether what can be seen leaves no hole between the content's ends.
  var isFilled: Bool {
    guard let first = seen.first, let last = seen.last else { return ids.isEmpty }
    let joined = zip(seen, seen.dropFirst()).allSatisfy { abs($0.top + $0.height - $1.top) < 0.001 }
    let reachesTop = first.top <= 0.001 || first.id == ids.first
    let reachesEnd = last.top + last.height >= root.size.height - 0.001 || last.id == ids.last
    return joined && reachesTop && reachesEnd
  }
}
