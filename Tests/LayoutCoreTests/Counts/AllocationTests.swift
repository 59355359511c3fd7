import CAllocationCount
@testable import LayoutCore
import TestPromises
import Testing

/// Counted by the test program's own malloc, where it has one.
@Suite(.promises("L7"), .enabled(if: allocation_count_is_on())) struct `What an update allocates` {
  /// The blocks of memory that an update with an equal body allocates.
  private func allocations(rows: Int) -> UInt64 {
    let items = FeedItem.items(0..<rows)
    let bench = FeedBench(items)
    // The first equal update may still let arrays grow to what they need.
    bench.show(items)
    let before = allocation_count()
    bench.show(items)
    return allocation_count() - before
  }

  @Test func `allocations are counted, those of the library too`() {
    let before = allocation_count()
    let bench = FeedBench([])
    #expect(bench.root.counters.nodesMade == 3)
    let made = allocation_count() - before
    let next = allocation_count()
    _ = FeedBench(FeedItem.items(0..<100))
    #expect(made > 0)
    #expect(allocation_count() - next > made + 100)
  }

  @Test func `an equal body allocates nothing for a node that stays`() {
    let more = Int(allocations(rows: 2000))
    // A block a row would be 1,000 more. What the checks sort comes in the order of a hash table, and takes a block or two
    // more in one process than in another.
    #expect(abs(more - Int(allocations(rows: 1000))) < 10)
  }

  /// The blocks of memory that the turn allocates in which a host is shown 1,000 boxes for the first time.
  private func insertions(_ box: @escaping (Int) -> some Layout) -> UInt64 {
    let root = LayoutRoot(size: Size(width: 390, height: .infinity), measurers: .tens)
    root.setBody { VStack { ForEach(0..<1000) { box($0) } } }
    // The tables grow to what they need before.
    let first = SilentHost()
    root.host = first
    root.layoutIfNeeded()
    let host = SilentHost()
    root.host = host
    let before = allocation_count()
    root.layoutIfNeeded()
    let count = allocation_count() - before
    #expect(first.calls == 2000)
    #expect(host.calls == 2000)
    return count
  }

  @Test func `a box that can be tapped is handed to the host without an allocation`() {
    // What is made once in a process does not count.
    _ = insertions { _ in Box(10, 10).background(.red) }
    let plain = Int(insertions { _ in Box(10, 10).background(.red) })
    let tapped = Int(insertions { _ in Box(10, 10).background(.red).onTapGesture {} })
    // A block a box would be 1,000. What is sorted by the checks comes in the order of a hash table, and takes a
    // block more in one process than in another.
    #expect(abs(tapped - plain) < 10)
  }

  @Test func `what a host keeps of a box is made without an allocation, and equal to the box`() {
    var decoration = Decoration()
    decoration.handlers.attached = [AttachedGesture(gesture: TapGesture())]
    decoration.accessibility = AccessibilityProperties()
    let before = allocation_count()
    let kept = decoration.withoutClosures
    #expect(allocation_count() == before)
    #expect(kept.handlers.tap == nil)
    #expect(kept.gestures == .tap)
    #expect(kept == decoration)
    #expect(kept.hashValue == decoration.hashValue)
  }
}

/// Counts its calls, and stores nothing.
private final class SilentHost: LayoutHost {
  private(set) var calls = 0
  func insert(_ view: ViewID, _ content: ViewContent, frame: Rect, into parent: ViewID?, after sibling: ViewID?) {
    calls += 1
  }
  func move(_ view: ViewID, after sibling: ViewID?) { calls += 1 }
  func remove(_ view: ViewID) {}
  func setFrame(_ view: ViewID, _ frame: Rect) { calls += 1 }
  func setContent(_ view: ViewID, _ content: ViewContent) { calls += 1 }
}
