/// The durations of the runs of one named block of code, all times in milliseconds.
public struct PerformanceProfile: Hashable, Sendable {
  /// The name.
  public let name: String
  /// The number of runs.
  public private(set) var runCount = 0
  /// The last run's time; 0 where the profiler has no clock.
  public private(set) var duration = 0.0
  /// The time of all runs.
  public private(set) var totalTime = 0.0
  /// The time of the shortest run.
  public private(set) var shortestTime = 0.0
  /// The time of the longest run.
  public private(set) var longestTime = 0.0

  /// The mean time of all runs.
  public var averageTime: Double { runCount == 0 ? 0 : totalTime / Double(runCount) }

  init(name: String) { self.name = name }

  mutating func add(_ time: Double) {
    shortestTime = runCount == 0 ? time : min(shortestTime, time)
    longestTime = max(longestTime, time)
    runCount += 1
    duration = time
    totalTime += time
  }
}
