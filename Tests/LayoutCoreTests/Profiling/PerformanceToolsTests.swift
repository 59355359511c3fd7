import LayoutCore
import LayoutTesting
import TestPromises
import Testing

/// A place for texts that a tool writes.
final class Lines: @unchecked Sendable {
  // One test on one thread uses it.
  private(set) var all: [String] = []
  func add(_ line: String) { all.append(line) }
}

@Suite struct PerformanceToolsTests {
  @Test(.promises("F144", "F145", "F148")) func `named blocks have a duration and a mean in milliseconds`() throws {
    // The clock's n-th look is n ms after the one before; the first is the profiler's beginning.
    let profiler = LayoutProfiler(clock: SteppingClock())
    profiler.startProfiling(name: "outer")
    profiler.startProfiling(name: "inner")
    let inner = try #require(profiler.endProfiling(name: "inner"))
    #expect(inner.duration == 4)
    profiler.endProfiling(name: "outer")
    profiler.startProfiling(name: "inner")
    profiler.endProfiling(name: "inner")
    #expect(profiler.allProfiles.map(\.name) == ["inner", "outer"])
    #expect(profiler.allProfiles.map(\.duration) == [7, 3 + 4 + 5])
    #expect(profiler.allProfiles.map(\.runCount) == [2, 1])
    #expect(profiler.allProfiles[0].averageTime == 5.5)
    #expect(profiler.allProfiles[0].longestTime == 7 && profiler.allProfiles[0].shortestTime == 4)
    #expect(profiler.profile(name: "value") { 5 } == 5)
    #expect(profiler.allProfiles.last?.duration == 9)
    #expect(profiler.allWarnings.isEmpty)
    profiler.clearProfiles()
    #expect(profiler.allProfiles.isEmpty)
  }

  @Test(.promises("F144")) func `runs of one name may be nested, and an end without a beginning is a warning`() {
    let profiler = LayoutProfiler(clock: SteppingClock())
    profiler.startProfiling(name: "a")
    profiler.startProfiling(name: "a")
    #expect(profiler.endProfiling(name: "a")?.duration == 4)
    #expect(profiler.endProfiling(name: "a")?.duration == 12.0)
    #expect(profiler.endProfiling(name: "a") == nil)
    #expect(profiler.allWarnings.map(\.message) == ["a ended without having begun"])
  }

  @Test(.promises("F144", "F146")) func `blocks that never end are bounded, and can be removed`() {
    let profiler = LayoutProfiler()
    for block in 0..<1_001 { profiler.startProfiling(name: "\(block)") }
    #expect(profiler.allWarnings.map(\.message) == ["1000 was not begun: 1000 other blocks have not ended"])
    profiler.clearProfiles()
    profiler.startProfiling(name: "last")
    #expect(profiler.endProfiling(name: "last")?.runCount == 1)
    #expect(profiler.endProfiling(name: "0") == nil)
  }

  @Test(.promises("F146", "F150")) func `what exceeds a threshold makes a warning with a message`() {
    let profiler = LayoutProfiler(clock: SteppingClock())
    profiler.thresholds.block = .milliseconds(4)
    profiler.thresholds.blocks["long"] = .milliseconds(100)
    profiler.profile(name: "short") {}
    profiler.profile(name: "slow") {}
    profiler.profile(name: "long") {}
    #expect(profiler.allWarnings.map(\.name) == ["slow"])
    #expect(profiler.allWarnings.map(\.message) == ["slow took 5 ms, more than 4 ms"])
  }

  @Test(.promises("F149", "F150")) func `turns of the library are watched while profiling is on`() {
    let root = LayoutRoot(size: Size(width: 390, height: .infinity), measurers: .tens)
    let profiler = LayoutProfiler(clock: SteppingClock())
    profiler.thresholds.turn = .milliseconds(20)
    profiler.thresholds.measures = 5
    root.profiler = profiler
    func show(_ count: Int) { root.updateBody { VStack { ForEach(0..<count) { word($0 + 1) } } } }
    show(6)
    show(0)
    #expect(profiler.allWarnings.isEmpty)
    profiler.startProfiling()
    // The root, the column, and each text.
    show(4)
    show(4)
    #expect(
      profiler.allWarnings.map(\.message) == [
        "a turn measured 6 nodes, more than 5",
        "a turn took 24 ms, more than 20 ms: update 7 ms, layout 8 ms, commit 9 ms",
      ])
  }

  @Test(.promises("F149")) func `roots report to the shared profiler unless they are given another`() {
    let root = LayoutRoot(size: Size(width: 1, height: 1))
    #expect(root.profiler === LayoutProfiler.shared && root.debugger === LayoutDebugger.shared)
    #expect(sharedTurns(of: 4_321, nil) == 1)
    #expect(sharedTurns(of: 5_432, LayoutProfiler()) == 0)
  }

  /// The number of turns that the shared profiler records of a root that shows so many boxes.
  private func sharedTurns(of count: Int, _ own: LayoutProfiler?) -> Int {
    while true {
      let root = LayoutRoot(size: Size(width: 1, height: 1))
      if let own { root.profiler = own }
      LayoutProfiler.shared.startProfiling()
      root.updateBody { VStack { ForEach(0..<count, id: \.self) { _ in Box(1, 1) } } }
      let report = LayoutProfiler.shared.stopProfiling()
      // Other tests' turns are recorded as well: this one is known by its size. It is done anew where some were dropped.
      if report.turnCount == report.turns.count {
        return report.turns.count { $0.nodeCount == root.session.tree.liveCount }
      }
    }
  }

  @Test(.promises("F147")) func `a report is also JSON and a trace for Chrome`() {
    let bench = FeedBench([])
    let profiler = LayoutProfiler(clock: SteppingClock())
    bench.root.profiler = profiler
    profiler.startProfiling()
    bench.show(FeedItem.items(0..<1))
    profiler.profile(name: "say \"hi\"\n") {}
    let report = profiler.stopProfiling()
    let counters = report.turns[0].counters
    #expect(report.blocks.map(\.duration) == [.milliseconds(7)])
    #expect(
      report.json.hasPrefix(
        #"{"turnCount":1,"averageTime":12,"longestTime":12,"counters":{"bodies":\#(counters.bodies),"nodesMade":8,"#))
    #expect(
      report.json.hasSuffix(
        #""start":2,"update":3,"layout":4,"commit":5}],"blocks":[{"name":"say \"hi\"\n","start":20,"duration":7}]}"#))
    let trace = report.chromeTrace
    #expect(trace.hasPrefix(#"{"displayTimeUnit":"ms","traceEvents":[{"name":"turn","cat":"turn","ph":"X","ts":2000,"#))
    #expect(
      trace.contains(
        #"{"name":"layout","cat":"phase","ph":"X","ts":5000,"dur":4000,"pid":1,"tid":1,"args":{}}"#))
    #expect(
      trace.hasSuffix(
        #"{"name":"say \"hi\"\n","cat":"block","ph":"X","ts":20000,"dur":7000,"pid":1,"tid":2,"args":{}}]}"#))
    #expect(LayoutProfiler().report.json.contains(#""averageTime":null"#))
    #expect(LayoutProfiler().report.chromeTrace == #"{"displayTimeUnit":"ms","traceEvents":[]}"#)
  }

  @Test(.promises("F134", "F135")) func `frames a second, from the ticks of the host's clock`() {
    let monitor = FrameRateMonitor(frameLimit: 3)
    #expect(monitor.currentFPS == 60 && monitor.averageFPS == 60)
    monitor.tick(at: .seconds(1))
    monitor.start()
    monitor.tick(at: .milliseconds(1_000))
    #expect(monitor.currentFPS == 60 && monitor.averageFPS == 60)
    monitor.tick(at: .milliseconds(1_010))
    #expect(monitor.currentFPS == 100 && monitor.averageFPS == 100)
    monitor.tick(at: .milliseconds(1_040))
    #expect(monitor.averageFPS == 50)
    monitor.tick(at: .milliseconds(1_040))
    monitor.tick(at: .milliseconds(900))
    #expect(monitor.averageFPS == 50)
    monitor.tick(at: .milliseconds(1_080))
    monitor.tick(at: .milliseconds(1_130))
    // The last three: 30, 40 and 50 ms.
    #expect(monitor.currentFPS == 20 && monitor.averageFPS == 25)
  }

  @Test(.promises("F134")) func `a pause is not taken for a frame`() {
    let monitor = FrameRateMonitor()
    monitor.start()
    for time in [0, 20, 40] { monitor.tick(at: .milliseconds(time)) }
    #expect(monitor.currentFPS == 50)
    monitor.stop()
    #expect(!monitor.isRunning && monitor.currentFPS == 60 && monitor.averageFPS == 60)
    monitor.start()
    monitor.tick(at: .seconds(10))
    #expect(monitor.currentFPS == 60)
    monitor.tick(at: .milliseconds(10_010))
    #expect(monitor.currentFPS == 100 && monitor.averageFPS == 100)
  }

  @Test(.promises("F134")) func `the shared monitor starts and stops; ticks count between the two alone`() {
    let monitor = FrameRateMonitor.shared
    monitor.tick(at: .milliseconds(0))
    monitor.tick(at: .milliseconds(10))
    #expect(!monitor.isRunning && monitor.currentFPS == 60)
    monitor.start()
    for time in [0, 20] { monitor.tick(at: .milliseconds(time)) }
    monitor.start()
    #expect(monitor.isRunning && monitor.currentFPS == 50)
    monitor.tick(at: .milliseconds(30))
    #expect(monitor.currentFPS == 100)
    monitor.stop()
    for time in [40, 50] { monitor.tick(at: .milliseconds(time)) }
    #expect(!monitor.isRunning && monitor.currentFPS == 60 && monitor.averageFPS == 60)
    // Times before the pause have no effect on the first frame after it.
    monitor.start()
    for time in [1_000, 1_040] { monitor.tick(at: .milliseconds(time)) }
    #expect(monitor.currentFPS == 25 && monitor.averageFPS == 25)
    monitor.stop()
  }

  @Test(.promises("F134")) func `the first of several clocks ticks a monitor, and only while it runs`() {
    let (monitor, log) = (FrameRateMonitor(), Lines())
    var first: FrameSource? = FrameSource(of: monitor) { [log] in log.add("first") }
    let second = FrameSource(of: monitor) { [log] in log.add("second") }
    #expect(log.all.isEmpty && first?.isNeeded == false && !second.isNeeded)
    first?.tick(at: 1)
    monitor.start()
    monitor.start()
    #expect(log.all == ["first"] && first?.isNeeded == true && !second.isNeeded)
    for time in [1, 1.25, .nan, .infinity] {
      first?.tick(at: time)
      second.tick(at: time + 0.125)
    }
    #expect(monitor.currentFPS == 4 && monitor.averageFPS == 4)
    first = nil
    #expect(log.all == ["first", "second"] && second.isNeeded)
    second.tick(at: 1.75)
    #expect(monitor.currentFPS == 2)
    monitor.stop()
    monitor.stop()
    #expect(log.all == ["first", "second", "second"] && !second.isNeeded)
    second.tick(at: 2)
    monitor.start()
    second.tick(at: 3)
    #expect(second.isNeeded && monitor.currentFPS == 60)
  }

  @Test(.promises("F134"), arguments: [1e308, -1e308, .infinity, -.infinity, .nan, 1e20, -1e20, 1e13])
  func `a time that no clock has does not count`(time: Double) {
    let monitor = FrameRateMonitor()
    let clock = FrameSource(of: monitor) {}
    monitor.start()
    for time in [time, 1, time, 1.25, -time, 1.5] { clock.tick(at: time) }
    #expect(monitor.currentFPS == 4 && monitor.averageFPS == 4)
    for time in [Duration(secondsComponent: .max, attosecondsComponent: 0), .seconds(Int64.min)] {
      monitor.tick(at: time)
      monitor.tick(at: time)
    }
    clock.tick(at: 2)
    #expect(monitor.currentFPS == 2 && monitor.averageFPS == 3)
  }

  @Test(.promises("F134")) func `a clock that begins anew counts from there`() {
    let monitor = FrameRateMonitor(frameLimit: 2)
    monitor.start()
    for time in [1000.0, 1000.25, 5, 5.5, 6] { monitor.tick(at: .seconds(time)) }
    #expect(monitor.currentFPS == 2 && monitor.averageFPS == 2)
    // One time that is too early is an exception.
    for time in [5.75, 7, 6.75, 6.5, 9] { monitor.tick(at: .seconds(time)) }
    #expect(monitor.currentFPS == 0.5)
  }

  @Test(.promises("F151", "F152")) func `a monitor measures by name and writes a summary to its output`() {
    let monitor = LayoutPerformanceMonitor(clock: SteppingClock())
    let lines = Lines()
    monitor.output = { lines.add($0) }
    monitor.printSummary()
    #expect(monitor.measureLayout(name: "feed") { 7 } == 7)
    monitor.measureLayout(name: "feed") {}
    #expect(throws: CancellationError.self) { try monitor.measureLayout(name: "card") { throw CancellationError() } }
    monitor.printSummary()
    #expect(
      lines.all == [
        "nothing was measured",
        """
        feed: 2 runs, average 4 ms, shortest 3 ms, longest 5 ms, total 8 ms
        card: 1 runs, average 7 ms, shortest 7 ms, longest 7 ms, total 7 ms
        """,
      ])
    monitor.reset()
    #expect(monitor.statistics.isEmpty)
    #expect(LayoutPerformanceMonitor.measureLayout(name: "static") { 3 } == 3)
    #expect(LayoutPerformanceMonitor.shared.statistics.contains { $0.name == "static" && $0.runCount > 0 })
  }
}
