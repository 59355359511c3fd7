import LayoutEngine

/// Records the costs of the turns of roots, and the durations of named blocks of code.
///
/// ```swift
/// let profiler = LayoutProfiler(clock: ContinuousClock())
/// root.profiler = profiler
/// profiler.startProfiling()
/// root.updateBody { Feed(messages) }
/// let report = profiler.stopProfiling()
/// ```
///
/// Counters are recorded always, times where there is a clock. Any number of roots and threads may share one.
public final class LayoutProfiler: Sendable {
  /// The profiler of roots without one of their own; it records nothing until it is started.
  public static let shared = LayoutProfiler(clock: ContinuousClock())

  struct State {
    var report = LayoutProfile()
    var isProfiling = false
    var thresholds = PerformanceThresholds()
    var profiles: [String: PerformanceProfile] = [:]
    /// The names of `profiles` in the order of their first runs.
    var names: [String] = []
    /// The beginnings of the runs that have not ended, the innermost last.
    var open: [String: [Duration]] = [:]
    var openCount = 0
    var warnings: [PerformanceWarning] = []
    /// Turns in succession that made every row of the lists that changed.
    var churningTurns = 0
  }

  let state = Locked(State())

  /// The most turns in a report; the oldest are dropped first.
  public let turnLimit: Int

  /// The time since some fixed moment.
  let now: (@Sendable () -> Duration)?

  /// A profiler that counts and reads no clock.
  ///
  /// - Parameter turnLimit: the most turns in a report, at least one.
  public init(turnLimit: Int = 1_000) {
    self.turnLimit = max(1, turnLimit)
    now = nil
  }

  /// A profiler that counts, and measures the phases of each turn with `clock`.
  public init(clock: some Clock<Duration>, turnLimit: Int = 1_000) {
    self.turnLimit = max(1, turnLimit)
    now = LayoutProfiler.reader(of: clock)
  }

  /// The record since `startProfiling`.
  public var report: LayoutProfile { state.withLock { $0.report } }

  /// Whether turns are recorded at the moment.
  public var isProfiling: Bool { state.withLock { $0.isProfiling } }

  /// Begins a new report.
  public func startProfiling() {
    state.withLock { state in
      state.report = LayoutProfile()
      state.isProfiling = true
      state.churningTurns = 0
    }
  }

  /// Ends the report and returns it.
  @discardableResult
  public func stopProfiling() -> LayoutProfile {
    state.withLock { state in
      state.isProfiling = false
      return state.report
    }
  }

  /// Adds a turn.
  ///
  /// - Complexity: O(turnLimit) at most.
  func record(_ turn: LayoutProfile.Turn) {
    state.withLock { state in
      state.report.add(turn, keeping: turnLimit)
      state.check(turn)
    }
  }

  private static func reader<C: Clock<Duration>>(of clock: C) -> @Sendable () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }
}
