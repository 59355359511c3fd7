import CAllocationCount
import LayoutCore
import Testing

/// Counted by the test program's own malloc, where it has one.
@Suite(.enabled(if: allocation_count_is_on())) struct `What an update allocates` {
  /// Blocks of memory that an update with an equal body asks for.
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
    #expect(allocations(rows: 2000) == allocations(rows: 1000))
  }
}
