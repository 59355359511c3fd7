import LayoutCore
import LayoutTesting
import TestPromises
import Testing

@Suite(.promises("L7")) struct ProfilerTests {
  @Test(.promises("F147", "F149")) func `a profiler records the counters of each turn`() {
    let bench = FeedBench(FeedItem.items(0..<3))
    let profiler = LayoutProfiler()
    bench.root.profiler = profiler
    bench.show(FeedItem.items(0..<4))
    #expect(profiler.report.turns.isEmpty)
    profiler.startProfiling()
    let first = bench.cost(of: FeedItem.items(0..<5))
    let second = bench.cost(of: FeedItem.items(0..<5))
    let report = profiler.stopProfiling()
    bench.show(FeedItem.items(0..<6))
    #expect(profiler.report == report)
    #expect(report.turns.map(\.counters) == [first, second])
    #expect(report.turns.map(\.nodeCount) == [3 + 5 * 8, 3 + 5 * 8])
    #expect(report.turns[0].counters.nodesMade == 8)
    #expect(report.turns[1].counters.bodies == 0 && report.turns[1].counters.passed == 5)
    #expect(report.counters == first + second)
    #expect(report.turnCount == 2)
    #expect(report.averageTime == nil && report.longestTime == nil)
    #expect(report.turns[0].times == nil)
    #expect(
      report.turns[1].description
        == "43 nodes: 0 bodies, 0 made, 0 removed, 0 visits, 0 measures, 0 hits, 0 leaves, 0 places, 0 host calls")
  }

  @Test(.promises("F148")) func `with a clock it has the durations of the phases, in milliseconds`() throws {
    let bench = FeedBench([])
    let profiler = LayoutProfiler(clock: SteppingClock())
    bench.root.profiler = profiler
    profiler.startProfiling()
    bench.show(FeedItem.items(0..<1))
    bench.show(FeedItem.items(0..<2))
    let report = profiler.stopProfiling()
    // The first look set the beginning; each turn looks four times.
    let times = try #require(report.turns.first?.times)
    #expect(times.update == .milliseconds(3))
    #expect(times.layout == .milliseconds(4))
    #expect(times.commit == .milliseconds(5))
    #expect(report.turns.map { $0.times?.total } == [.milliseconds(12), .milliseconds(24)])
    #expect(report.averageTime == 18)
    #expect(report.longestTime == 24)
    #expect(report.turns[0].description.hasSuffix("update 3.0 ms, layout 4.0 ms, commit 5.0 ms"))
  }

  @Test func `old turns go, their counters stay`() {
    let bench = FeedBench([])
    let profiler = LayoutProfiler(turnLimit: 2)
    bench.root.profiler = profiler
    profiler.startProfiling()
    for count in 1...5 { bench.show(FeedItem.items(0..<count)) }
    #expect(profiler.report.turns.map(\.nodeCount) == [3 + 4 * 8, 3 + 5 * 8])
    #expect(profiler.report.turnCount == 5)
    #expect(profiler.report.counters.nodesMade == 5 * 8)
    profiler.startProfiling()
    #expect(profiler.report.turns.isEmpty && profiler.report.turnCount == 0)
  }

  @Test func `recording costs no work`() {
    let bench = FeedBench(FeedItem.items(0..<10))
    _ = bench.cost(of: FeedItem.items(0..<10))
    let plain = bench.cost(of: FeedItem.items(0..<10))
    bench.root.profiler = LayoutProfiler(clock: ContinuousClock())
    bench.root.profiler?.startProfiling()
    #expect(bench.cost(of: FeedItem.items(0..<10)) == plain)
    #expect(bench.root.profiler?.report.turnCount == 1)
  }
}
