public import Foundation

/// Texts of values in Foundation's formats, which the core knows nothing of.
extension Text {
  /// A text of a value in a format.
  ///
  /// ```swift
  /// Text(0.25, format: .percent)
  /// ```
  public init<Format: FormatStyle>(_ value: Format.FormatInput, format: Format) where Format.FormatOutput == String {
    self.init(verbatim: format.format(value))
  }

  /// The way in which a date is written.
  public struct DateStyle: Hashable, Sendable {
    fileprivate enum Kind { case date, time, relative, offset, timer }

    fileprivate let kind: Kind

    /// The day: `June 3, 2019`.
    public static let date = DateStyle(kind: .date)
    /// The time of the day: `11:23 AM`.
    public static let time = DateStyle(kind: .time)
    /// The distance from now, in up to two units: `2 hours, 23 minutes`.
    public static let relative = DateStyle(kind: .relative)
    /// The distance from now in one unit, with its sign: `+2 hours`.
    public static let offset = DateStyle(kind: .offset)
    /// The distance from now as of a clock: `36:32`.
    public static let timer = DateStyle(kind: .timer)
  }

  /// A text of a date, in the current locale.
  ///
  /// It is as of the evaluation, and does not count on by itself.
  ///
  /// - Parameter now: the time from which a distance is counted.
  public init(_ date: Date, style: DateStyle, now: Date = Date()) {
    self.init(verbatim: style.string(of: date, now, Locale.current))
  }
}

extension Text.DateStyle {
  /// A date in words.
  ///
  /// Distances are whole seconds. What is no length of time counts as none.
  package func string(of date: Date, _ now: Date, _ locale: Locale) -> String {
    let seconds = date.timeIntervalSince(now)
    let whole = seconds.isFinite ? min(max(seconds.rounded(), -Self.longest), Self.longest) : 0
    let distance = Duration.seconds(Int64(abs(whole)))
    func units(_ count: Int) -> String {
      distance.formatted(
        .units(allowed: [.weeks, .days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: count)
          .locale(locale))
    }
    switch kind {
    case .date: return date.formatted(Date.FormatStyle(date: .long, time: .omitted, locale: locale))
    case .time: return date.formatted(Date.FormatStyle(date: .omitted, time: .shortened, locale: locale))
    case .relative: return units(2)
    case .offset: return (whole < 0 ? "-" : "+") + units(1)
    case .timer:
      let pattern: Duration.TimeFormatStyle.Pattern = abs(whole) < Self.hour ? .minuteSecond : .hourMinuteSecond
      return distance.formatted(.time(pattern: pattern).locale(locale))
    }
  }

  private static var hour: Double { 3600 }
  /// A thousand years of 365 days.
  private static var longest: Double { 1000 * 365 * 24 * hour }
}

extension LayoutCore.Layout {
  /// Sets the language by whose rules the texts inside are set; it changes nothing where `isEnabled` is `false`.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some LayoutCore.Layout {
    typesettingLanguage(.explicit(language.minimalIdentifier), isEnabled: isEnabled)
  }
}
