/// How long the runs of one named block of code took, all times in milliseconds.
public struct PerformanceProfile: Hashable, Sendable {
  /// The name.
  public let name: String
  /// How often it ran.
  public private(set) var runCount = 0
  /// The last run's time; 0 where the profiler has no clock.
  public private(set) var duration = 0.0
  /// All runs together.
  public private(set) var totalTime = 0.0
  /// The shortest run.
  public private(set) var shortestTime = 0.0
  /// The longest run.
  public private(set) var longestTime = 0.0

  /// The mean of all runs.
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
