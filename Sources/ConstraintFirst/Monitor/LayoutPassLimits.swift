/// The limits above which a monitor warns; `nil` is no limit.
public struct LayoutPassLimits: Hashable, Sendable {
  /// The longest allowed duration of a pass.
  public var duration: Duration?
  /// The largest allowed number of passes within one second.
  public var passesPerSecond: Int?
  /// The number of passes after which a summary is logged; a value below 1 logs none.
  public var summaryInterval: Int

  /// Makes limits.
  ///
  /// The defaults suit a screen with 60 frames a second: 16.67 milliseconds a pass, 20 passes a second, and a summary
  /// each 100 passes.
  public init(
    duration: Duration? = .microseconds(16_670), passesPerSecond: Int? = 20, summaryInterval: Int = 100
  ) {
    self.duration = duration
    self.passesPerSecond = passesPerSecond
    self.summaryInterval = summaryInterval
  }

  /// The limits for a watch: 30 passes a second.
  public static var watch: LayoutPassLimits { LayoutPassLimits(passesPerSecond: 30) }
}

/// One line of a monitor's log.
public struct LayoutPassEvent: Hashable, Sendable, CustomStringConvertible {
  /// The subject of a line.
  @nonexhaustive
  public enum Kind: Hashable, Sendable {
    /// A pass took longer than its limit.
    case slowPass
    /// There were more passes within a second than the limit.
    case passRate
    /// The totals of the passes since the last reset.
    case summary
  }

  /// The log's subsystem.
  public static var subsystem: String { "com.codcompass.layout" }
  /// The log's category.
  public static var category: String { "Performance" }

  /// The subject of the line.
  public let kind: Kind
  /// The text of the line.
  public let description: String
}

/// The numbers that a monitor has counted since its last reset.
public struct LayoutPassMetrics: Hashable, Sendable {
  /// The number of passes.
  public let passes: Int
  /// The duration of the last pass, in milliseconds; 0 before the first.
  public let lastMilliseconds: Double
  /// The average duration of a pass, in milliseconds; 0 before the first.
  public let averageMilliseconds: Double
  /// The passes within the second that ends with the last pass, including that pass.
  public let passesPerSecond: Int
}
