public import Foundation

/// Timelines by dates, which the core knows nothing of.
extension TimelineViewContext {
  /// The time for which the content is made.
  ///
  /// ```swift
  /// TimelineView(.everyMinute) { context in
  ///   Text(context.date, style: .time)
  /// }
  /// ```
  public var date: Date { Date(timeIntervalSince1970: time) }
}

extension TimelineSchedule {
  /// At a date, and again after each interval, in seconds.
  public static func periodic(from start: Date, by interval: TimeInterval) -> TimelineSchedule {
    .periodic(fromTime: start.timeIntervalSince1970, by: interval)
  }

  /// At these dates.
  public static func explicit(_ dates: some Sequence<Date>) -> TimelineSchedule {
    .explicit(times: dates.map(\.timeIntervalSince1970))
  }
}
