import LayoutEngine

/// Measures named pieces of work and sums them up.
///
/// ```swift
/// LayoutPerformanceMonitor.measureLayout(name: "feed") { root.updateBody { Feed(messages) } }
/// LayoutPerformanceMonitor.printSummary()
/// ```
///
/// The static functions are those of `shared`. Any number of threads may share one monitor.
public final class LayoutPerformanceMonitor: Sendable {
  /// The monitor of the static functions.
  public static let shared = LayoutPerformanceMonitor()

  private let profiler: LayoutProfiler
  private let sink = Locked<@Sendable (String) -> Void>(StandardOutput.write)

  /// A monitor with the system's clock.
  public convenience init() { self.init(clock: ContinuousClock()) }

  /// A monitor that measures with `clock`.
  public init(clock: some Clock<Duration>) { profiler = LayoutProfiler(clock: clock) }

  /// The destination of `printSummary`: standard output by default.
  public var output: @Sendable (String) -> Void {
    get { sink.withLock { $0 } }
    set {
      // The old one is released outside of the lock: the objects in it may use the monitor.
      let old = sink.withLock { exchange(&$0, with: newValue) }
      letDie(old)
    }
  }

  /// Runs `body` and notes its duration, even where it throws.
  public func measureLayout<Result, Failure: Error>(
    name: String, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try profiler.profile(name: name, body)
  }

  /// The measurements, by name, in the order of the first runs; at most 1,000 names are stored.
  public var statistics: [PerformanceProfile] { profiler.allProfiles }

  /// The summary, one line for each name: the count, and the mean, shortest, longest and whole time in milliseconds.
  public var summary: String {
    let lines = statistics.map { entry in
      let times = [entry.averageTime, entry.shortestTime, entry.longestTime, entry.totalTime].map(NumberText.string)
      return "\(entry.name): \(entry.runCount) runs, average \(times[0]) ms, shortest \(times[1]) ms, "
        + "longest \(times[2]) ms, total \(times[3]) ms"
    }
    return lines.isEmpty ? "nothing was measured" : lines.joined(separator: "\n")
  }

  /// Writes the summary to `output`.
  public func printSummary() { output(summary) }

  /// Removes all measurements.
  public func reset() { profiler.clearProfiles() }

  /// Runs `body` and notes its duration in `shared`.
  public static func measureLayout<Result, Failure: Error>(
    name: String, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try shared.measureLayout(name: name, body)
  }

  /// Writes the summary of `shared` to its `output`.
  public static func printSummary() { shared.printSummary() }
}
