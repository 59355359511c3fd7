/// Counts layout passes and their durations, and logs a warning when a limit is exceeded.
///
/// A pass is everything from the first measuring of a layout to the placing of its children. A `ConstraintLayout` with
/// a monitor notifies it of each of its passes; `trackLayoutPerformance(_:)` does so for any element. Any thread may
/// call the monitor. It calls `log` on the thread that finishes a pass, before that pass returns.
public final class LayoutPassMonitor: Sendable {
  /// Returns the time since a fixed point in the past.
  public typealias Clock = @Sendable () -> Duration

  fileprivate struct State {
    var limits: LayoutPassLimits
    var passes = 0
    var last = Duration.zero
    var total = Duration.zero
    /// The time that the current pass has taken so far.
    var open = Duration.zero
    /// The end times of the passes within the last second, the oldest first.
    var recent: [Duration] = []
    /// Whether the rate is above its limit and a warning of it was logged.
    var isTooOften = false
  }

  private let state: Locked<State>
  private let clock: Clock
  private let log: (@Sendable (LayoutPassEvent) -> Void)?

  /// Makes a monitor with counters of zero.
  ///
  /// - Parameters:
  ///   - limits: the limits above which the monitor warns.
  ///   - clock: returns the time; by default the time since the monitor was made.
  ///   - log: receives warnings and summaries.
  public init(
    limits: LayoutPassLimits = LayoutPassLimits(), clock: Clock? = nil,
    log: (@Sendable (LayoutPassEvent) -> Void)? = nil
  ) {
    let start = ContinuousClock.now
    state = Locked(State(limits: limits))
    self.clock = clock ?? { ContinuousClock.now - start }
    self.log = log
  }

  /// The limits above which the monitor warns.
  public var limits: LayoutPassLimits {
    get { state.withLock { $0.limits } }
    set { state.withLock { $0.limits = newValue } }
  }

  /// The numbers that were counted since the last reset.
  public var metrics: LayoutPassMetrics {
    state.withLock { state in
      LayoutPassMetrics(
        passes: state.passes, lastMilliseconds: state.last.milliseconds,
        averageMilliseconds: state.passes == 0 ? 0 : state.total.milliseconds / Double(state.passes),
        passesPerSecond: state.recent.count)
    }
  }

  /// The number of passes and the duration of the last one, in milliseconds.
  public func getMetrics() -> (passes: Int, lastFrameMs: Double) {
    let metrics = metrics
    return (metrics.passes, metrics.lastMilliseconds)
  }

  /// Resets the counters, for example for a new screen; the limits stay.
  public func reset() {
    state.withLock { $0 = State(limits: $0.limits) }
  }

  /// The longest duration of a pass that is counted, so that sums of durations stay finite.
  private static let longest = Duration.seconds(86_400)

  /// Counts a pass that took `duration`; a negative duration counts as zero, more than a day as a day.
  public func recordLayoutPass(duration: Duration) {
    let now = clock()
    let duration = min(max(duration, .zero), LayoutPassMonitor.longest)
    for event in state.withLock({ $0.record(duration, at: now) }) { log?(event) }
  }

  /// Runs a part of a pass and adds its duration to the pass.
  func measure<Result>(_ body: () -> Result) -> Result {
    let start = clock()
    defer {
      let part = clock() - start
      state.withLock { $0.open += part }
    }
    return body()
  }

  /// Counts the pass whose parts were measured.
  func finishLayoutPass() {
    let duration = state.withLock { state in
      defer { state.open = .zero }
      return state.open
    }
    recordLayoutPass(duration: duration)
  }
}

extension LayoutPassMonitor.State {
  /// Counts a pass.
  ///
  /// - Returns: the events to log.
  fileprivate mutating func record(_ duration: Duration, at now: Duration) -> [LayoutPassEvent] {
    passes += 1
    last = duration
    total += duration
    recent.append(now)
    let first = recent.firstIndex { now - $0 < .seconds(1) } ?? recent.count - 1
    recent.removeFirst(first)
    var events: [LayoutPassEvent] = []
    func text(_ milliseconds: Double) -> String { NumberText.string(milliseconds) }
    if let limit = limits.duration, duration > limit {
      events.append(
        LayoutPassEvent(
          kind: .slowPass,
          description: "a layout pass took \(text(duration.milliseconds)) ms; the limit is "
            + "\(text(limit.milliseconds)) ms"))
    }
    let isTooOften = limits.passesPerSecond.map { recent.count > $0 } ?? false
    if isTooOften, !self.isTooOften, let limit = limits.passesPerSecond {
      events.append(
        LayoutPassEvent(
          kind: .passRate,
          description: "\(recent.count) layout passes within a second; the limit is \(limit)"))
    }
    self.isTooOften = isTooOften
    if limits.summaryInterval > 0, passes.isMultiple(of: limits.summaryInterval) {
      let average = total.milliseconds / Double(passes)
      events.append(
        LayoutPassEvent(
          kind: .summary, description: "\(passes) layout passes, \(text(average)) ms on average"))
    }
    return events
  }
}
