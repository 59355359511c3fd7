import LayoutCore
import LayoutTesting

/// A series of scrolls and edits of a long list.
struct LazyScript: CustomStringConvertible {
  enum Step: Hashable {
    case scroll(by: Int)
    case jump(to: Int)
    /// `at` is a share of the rows there are.
    case insert(Int, at: Double)
    case remove(Int, at: Double)
    case shuffle(UInt64)
    case scale(Double)
    case height(Int)

    /// An edit keeps the first row that is seen in its place.
    var isEdit: Bool {
      switch self {
      case .scroll, .jump, .height: false
      default: true
      }
    }
  }

  var rows: Int
  var steps: [Step]

  static func random(seed: UInt64, steps count: Int = 25) -> LazyScript {
    var dice = SplitMix(seed)
    func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &dice) }
    func share() -> Double { Bool.random(using: &dice) ? 0 : Double.random(in: 0...1, using: &dice) }
    let rows = int(0...400)
    let steps: [Step] = (0..<count).map { _ in
      switch int(0...8) {
      case 0: .scroll(by: int(-200...200))
      case 1: .jump(to: int(-500...40_000))
      case 2, 3: .insert(int(1...30), at: share())
      case 4, 5: .remove(int(1...30), at: share())
      case 6: .shuffle(UInt64(int(1...1000)))
      case 7: .scale(Double(int(1...4)) / 2)
      default: .height(int(100...900))
      }
    }
    return LazyScript(rows: rows, steps: steps)
  }

  private static func height(_ id: Int) -> Double { Double(10 + (id &* 7919) % 97) }

  /// What is wrong after some step; `nil` where all is well.
  var fault: String? {
    var scale = 1.0
    let feed = LazyFeed(Array(0..<rows))
    feed.height = { (Self.height($0) * scale).rounded() }
    feed.update()
    var next = 10_000
    for (number, step) in steps.enumerated() {
      let first = feed.seen.first
      switch step {
      case .scroll(let distance): feed.scroll(to: feed.offset + Double(distance))
      case .jump(let offset): feed.scroll(to: Double(offset))
      case .insert(let count, let share):
        feed.ids.insert(contentsOf: next..<next + count, at: Int(share * Double(feed.ids.count)))
        next += count
      case .remove(let count, let share):
        let at = Int(share * Double(feed.ids.count))
        feed.ids.removeSubrange(at..<min(feed.ids.count, at + count))
      case .shuffle(let seed):
        var dice = SplitMix(seed)
        feed.ids.shuffle(using: &dice)
      case .scale(let value): scale = value
      case .height(let height):
        feed.root.size = Size(width: 300, height: Double(height))
        feed.layOut()
      }
      if step.isEdit { feed.update() }
      if let fault = fault(feed, step.isEdit ? first : nil) { return "step \(number), \(step): \(fault)" }
    }
    return feed.root.diagnostics.first.map { "\($0)" }
  }

  private func fault(_ feed: LazyFeed, _ kept: LazyFeed.Seen?) -> String? {
    if !feed.isFilled { return "there is a hole: \(feed.seen)" }
    if let violation = feed.host.violations.first { return violation }
    // An edit keeps the first row in its place, unless the content's end came into the window.
    let lastOffset = feed.contentHeight - feed.root.size.height
    if let kept, feed.ids.contains(kept.id), feed.offset > 0, feed.offset < lastOffset,
      feed.rows[kept.id] != kept.top
    {
      return "row \(kept.id) went from \(kept.top) to \(feed.rows[kept.id] ?? .nan)"
    }
    let seen = feed.seen
    guard let first = seen.first else { return nil }
    let fresh = LazyFeed(feed.ids, size: feed.root.size, height: feed.height)
    if !fresh.root.scrollTo(first.id, anchor: .top) { return "a new root does not find row \(first.id)" }
    fresh.layOut()
    fresh.scroll(to: fresh.offset - (first.top - (fresh.rows[first.id] ?? .nan)))
    return fresh.seen == seen ? nil : "\(seen)\na new root shows\n\(fresh.seen)"
  }

  /// Without some steps, and with fewer rows.
  var smaller: [LazyScript] {
    let shorter = steps.indices.map { index in
      var copy = self
      copy.steps.remove(at: index)
      return copy
    }
    let fewer = [rows / 2, rows - 1].filter { $0 >= 0 && $0 < rows }.map { LazyScript(rows: $0, steps: steps) }
    return shorter + fewer
  }

  var description: String { (["  \(rows) rows"] + steps.map { "  \($0)" }).joined(separator: "\n") }
}
