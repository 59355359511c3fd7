import LayoutEngine

/// Records what the turns of a root cost.
///
/// ```swift
/// root.profiler = LayoutProfiler(clock: ContinuousClock())
/// root.profiler?.startProfiling()
/// root.updateBody { Feed(messages) }
/// let report = root.profiler?.stopProfiling()
/// ```
///
/// Counters are recorded always, times where there is a clock. Several roots may share one profiler, if they belong to
/// the same thread.
public final class LayoutProfiler {
  /// What was recorded since `startProfiling`.
  public private(set) var report = LayoutProfile()

  /// Whether turns are recorded at the moment.
  public private(set) var isProfiling = false

  /// Turns that a report holds at most; the oldest go first.
  public let turnLimit: Int

  /// The time since some fixed moment.
  let now: (() -> Duration)?

  /// A profiler that counts and reads no clock.
  ///
  /// - Parameter turnLimit: turns that a report holds at most, at least one.
  public init(turnLimit: Int = 1_000) {
    self.turnLimit = max(1, turnLimit)
    now = nil
  }

  /// A profiler that counts, and measures the phases of each turn with `clock`.
  public init(clock: some Clock<Duration>, turnLimit: Int = 1_000) {
    self.turnLimit = max(1, turnLimit)
    now = LayoutProfiler.reader(of: clock)
  }

  /// Begins a new report.
  public func startProfiling() {
    report = LayoutProfile()
    isProfiling = true
  }

  /// Ends the report and hands it over.
  @discardableResult
  public func stopProfiling() -> LayoutProfile {
    isProfiling = false
    return report
  }

  /// Adds a turn. Complexity: O(turnLimit) at most.
  func record(_ turn: LayoutProfile.Turn) {
    report.add(turn, keeping: turnLimit)
  }

  private static func reader<C: Clock<Duration>>(of clock: C) -> () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }
}

/// Takes the times of one turn's phases; without a profiler that records, it does nothing.
struct TurnWatch {
  private let profiler: LayoutProfiler?
  private var marks: (Duration, Duration, Duration) = (.zero, .zero, .zero)

  init(_ profiler: LayoutProfiler?) {
    self.profiler = profiler?.isProfiling == true ? profiler : nil
    if let now = self.profiler?.now { marks.0 = now() }
  }

  /// The tree is up to date.
  mutating func updated() {
    if let now = profiler?.now { marks.1 = now() }
  }

  /// The frames are computed.
  mutating func laidOut() {
    if let now = profiler?.now { marks.2 = now() }
  }

  /// The host was told.
  func committed(_ counters: TurnCounters, nodes: Int) {
    guard let profiler else { return }
    let times = profiler.now.map { now in
      LayoutProfile.PhaseTimes(update: marks.1 - marks.0, layout: marks.2 - marks.1, commit: now() - marks.2)
    }
    profiler.record(LayoutProfile.Turn(counters: counters, nodeCount: nodes, times: times))
  }
}
