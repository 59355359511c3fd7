/// The limits above which a profiler records a warning; `nil` is no limit.
public struct PerformanceThresholds: Hashable, Sendable {
  /// The time of a turn; by default that of a frame at 60 per second.
  public var turn: Duration? = .microseconds(16_667)
  /// The time of a named block without a limit of its own.
  public var block: Duration?
  /// The times of named blocks, by their names.
  public var blocks: [String: Duration] = [:]
  /// The nodes whose response is computed in one turn.
  public var measures: Int?
  /// The measurements of texts and measured leaves in one turn.
  public var leafMeasures: Int?

  /// The defaults.
  public init() {}
}

/// A value above a threshold, or a wrong call of a profiler.
public struct PerformanceWarning: Hashable, Sendable {
  /// The block's name, or `turn`.
  public let name: String
  /// The value and the limit, in one line.
  public let message: String
}
