/// What counts as too much: whatever exceeds it makes a warning. `nil` is no limit.
public struct PerformanceThresholds: Hashable, Sendable {
  /// The time of a turn. By default that of a frame at 60 in a second.
  public var turn: Duration? = .microseconds(16_667)
  /// The time of a named block without a limit of its own.
  public var block: Duration?
  /// The times of named blocks, by their names.
  public var blocks: [String: Duration] = [:]
  /// The nodes whose answer is worked out in one turn.
  public var measures: Int?
  /// The questions put to texts and measured leaves in one turn.
  public var leafMeasures: Int?

  /// The defaults.
  public init() {}
}

/// Something that exceeded a threshold, or that a profiler could not make sense of.
public struct PerformanceWarning: Hashable, Sendable {
  /// The block's name, or `turn`.
  public let name: String
  /// What exceeded what, in one line.
  public let message: String
}
