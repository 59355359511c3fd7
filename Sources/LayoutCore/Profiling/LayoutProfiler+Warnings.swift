import LayoutEngine

extension LayoutProfiler {
  /// The most stored warnings; the oldest are dropped first.
  static var warningLimit: Int { 100 }

  /// The limits above which a warning is recorded; turns are watched while profiling is on, named blocks always.
  public var thresholds: PerformanceThresholds {
    get { state.withLock { $0.thresholds } }
    set { state.withLock { $0.thresholds = newValue } }
  }

  /// The last warnings, oldest first.
  public var allWarnings: [PerformanceWarning] { state.withLock { $0.warnings } }
}

extension LayoutProfiler.State {
  mutating func warn(_ name: String, _ message: String) {
    if warnings.count == LayoutProfiler.warningLimit { warnings.removeFirst() }
    warnings.append(PerformanceWarning(name: name, message: message))
  }

  mutating func check(_ turn: LayoutProfile.Turn) {
    checkChurn(turn.counters)
    if let limit = thresholds.turn, let times = turn.times, times.total > limit {
      let phases = "update \(times.update.text), layout \(times.layout.text), commit \(times.commit.text)"
      warn("turn", "a turn took \(times.total.text), more than \(limit.text): \(phases)")
    }
    if let limit = thresholds.measures, turn.counters.measures > limit {
      warn("turn", "a turn measured \(turn.counters.measures) nodes, more than \(limit)")
    }
    if let limit = thresholds.leafMeasures, turn.counters.leafMeasures > limit {
      warn("turn", "a turn measured texts and leaves \(turn.counters.leafMeasures) times, more than \(limit)")
    }
  }

  /// The number of successive turns, in which every row of the changed lists was made anew, that is no accident.
  private static var churnLimit: Int { 3 }

  private mutating func checkChurn(_ counters: TurnCounters) {
    guard let churn = counters.identityChurn else {
      // The lists were evaluated and kept all their rows.
      if counters.bodies + counters.passed > 0 { churningTurns = 0 }
      return
    }
    churningTurns = churn == 1 && counters.rowsMade > 1 ? churningTurns + 1 : 0
    guard churningTurns == LayoutProfiler.State.churnLimit else { return }
    warn(
      "identity",
      "identity churn 100%: in \(churningTurns) turns every row of the lists that changed had another id, and "
        + "was made anew")
  }

  mutating func check(_ block: LayoutProfile.Block) {
    guard let limit = thresholds.blocks[block.name] ?? thresholds.block, block.duration > limit else { return }
    warn(block.name, "\(block.name) took \(block.duration.text), more than \(limit.text)")
  }
}

extension Duration {
  fileprivate var text: String { "\(NumberText.string(milliseconds)) ms" }
}
