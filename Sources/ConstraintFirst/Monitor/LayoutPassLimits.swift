/// What a monitor warns of. `nil` is no limit.
public struct LayoutPassLimits: Hashable, Sendable {
  /// The longest a pass may take.
  public var duration: Duration?
  /// The passes within one second that are too many when exceeded.
  public var passesPerSecond: Int?
  /// A summary is told each so many passes; less than 1 tells none.
  public var summaryInterval: Int

  /// Limits; by default those of a screen with 60 frames a second: 16.67 milliseconds a pass, 20 passes a second, and a
  /// summary each 100 passes.
  public init(
    duration: Duration? = .microseconds(16_670), passesPerSecond: Int? = 20, summaryInterval: Int = 100
  ) {
    self.duration = duration
    self.passesPerSecond = passesPerSecond
    self.summaryInterval = summaryInterval
  }

  /// A watch: 30 passes a second.
  public static var watch: LayoutPassLimits { LayoutPassLimits(passesPerSecond: 30) }
}

/// One line of a monitor's log.
public struct LayoutPassEvent: Hashable, Sendable, CustomStringConvertible {
  /// What a line is about.
  public enum Kind: Hashable, Sendable {
    /// A pass took longer than its limit.
    case slowPass
    /// There were more passes within a second than the limit.
    case passRate
    /// What came of the passes since the last reset.
    case summary
  }

  /// The log's subsystem.
  public static var subsystem: String { "com.codcompass.layout" }
  /// The log's category.
  public static var category: String { "Performance" }

  /// What the line is about.
  public let kind: Kind
  /// The line.
  public let description: String
}

/// What a monitor has counted since its last reset.
public struct LayoutPassMetrics: Hashable, Sendable {
  /// The number of passes.
  public let passes: Int
  /// How long the last pass took, in milliseconds; 0 before the first.
  public let lastMilliseconds: Double
  /// How long passes took on average, in milliseconds; 0 before the first.
  public let averageMilliseconds: Double
  /// The passes of the second before the last one, that one included.
  public let passesPerSecond: Int
}
