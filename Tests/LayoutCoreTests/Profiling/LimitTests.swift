import LayoutCore
import TestPromises
import Testing

@Suite struct LimitTests {
  @Test(.promises("F149")) func `a turn that measures more texts than the limit is a warning`() {
    let profiler = LayoutProfiler()
    profiler.thresholds.turn = nil
    profiler.thresholds.leafMeasures = 2
    profiler.startProfiling()
    let root = LayoutRoot(size: Size(width: 200, height: 100), measurers: .tens)
    root.profiler = profiler
    func show(_ count: Int) { root.updateBody { VStack { ForEach(0..<count) { word($0 + 1) } } } }
    show(2)
    #expect(profiler.allWarnings.isEmpty)
    show(5)
    #expect(
      profiler.allWarnings.map(\.message) == ["a turn measured texts and leaves 3 times, more than 2"])
  }

  @Test(.promises("F204")) func `the shared monitor writes to its output`() {
    let lines = Lines()
    let before = LayoutPerformanceMonitor.shared.output
    LayoutPerformanceMonitor.shared.output = { [lines] in lines.add($0) }
    LayoutPerformanceMonitor.measureLayout(name: "limits") {}
    LayoutPerformanceMonitor.printSummary()
    LayoutPerformanceMonitor.shared.output = before
    #expect(lines.all.count == 1 && lines.all.first?.contains("limits: 1 runs, average ") == true)
  }
}
