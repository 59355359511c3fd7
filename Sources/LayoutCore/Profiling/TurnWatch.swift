import LayoutEngine

/// Measures the phases of one turn; without a profiler that records, it does nothing.
struct TurnWatch {
  private let profiler: LayoutProfiler?
  private var marks: (Duration, Duration, Duration) = (.zero, .zero, .zero)

  init(_ profiler: LayoutProfiler?) {
    self.profiler = profiler?.isProfiling == true ? profiler : nil
    if let now = self.profiler?.now { marks.0 = now() }
  }

  /// Notes that the tree is up to date.
  mutating func updated() {
    if let now = profiler?.now { marks.1 = now() }
  }

  /// Notes that the frames are computed.
  mutating func laidOut() {
    if let now = profiler?.now { marks.2 = now() }
  }

  /// Notes that the host's calls are done.
  func committed(_ counters: TurnCounters, nodes: Int) {
    guard let profiler else { return }
    let times = profiler.now.map { now in
      LayoutProfile.PhaseTimes(
        start: marks.0, update: marks.1 - marks.0, layout: marks.2 - marks.1, commit: now() - marks.2)
    }
    profiler.record(LayoutProfile.Turn(counters: counters, nodeCount: nodes, times: times))
  }
}
