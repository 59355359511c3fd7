#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The times at which an element is made anew.
///
/// Times are in seconds since the beginning of 1970. `SwiftUINames` has them as dates.
public struct TimelineSchedule: Hashable, Sendable {
  enum Kind: Hashable {
    case animation(interval: Double, isPaused: Bool)
    case periodic(start: Double, interval: Double)
    case explicit([Double])
  }

  let kind: Kind
  /// What is wrong with a number that it was given, which elements with the schedule report.
  let fault: NumberFault?

  private init(_ kind: Kind, _ fault: NumberFault? = nil) { (self.kind, self.fault) = (kind, fault) }

  /// Whether both have the same times.
  public static func == (one: TimelineSchedule, other: TimelineSchedule) -> Bool { one.kind == other.kind }

  /// Adds the times to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// With each frame of the display.
  public static var animation: TimelineSchedule { .animation() }

  /// With the frames of the display.
  ///
  /// - Parameters:
  ///   - minimumInterval: the least number of seconds from one to the next; `nil` for each frame. From a tenth of a
  ///     second on nothing runs in between. Infinity counts as a year, and NaN as 0; both are diagnosed.
  ///   - paused: whether none comes.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> TimelineSchedule {
    let interval = minimumInterval ?? 0
    let fault = NumberFault.of("TimelineSchedule.animation", interval, consequence: consequence(of: interval, nan: "0"))
    return TimelineSchedule(.animation(interval: clamped(interval, 0, longest), isPaused: paused), fault)
  }

  /// At a time, and again after each interval, in seconds; less than a hundredth of a second counts as that.
  ///
  /// A time that is more than 1e11 seconds away from 1970 counts as that far away. A time that is not finite counts as
  /// the beginning of 1970, an interval that is infinite as a year, and one that is NaN as a second; these are diagnosed.
  public static func periodic(fromTime start: Double, by interval: Double) -> TimelineSchedule {
    let name = "TimelineSchedule.periodic"
    let fault =
      NumberFault.of(name, start)
      ?? NumberFault.of(name, interval, consequence: consequence(of: interval, nan: "1"))
    let first = clamped(start.finite(), -1e11, 1e11)
    return TimelineSchedule(.periodic(start: first, interval: clamped(interval, 0.01, longest, nan: 1)), fault)
  }

  /// What an interval that is not finite counts as.
  private static func consequence(of interval: Double, nan: String) -> String {
    interval == .infinity ? "which counts as a year" : "which counts as \(interval.isNaN ? nan : "the least")"
  }

  /// At the beginning of each minute.
  public static var everyMinute: TimelineSchedule { .periodic(fromTime: 0, by: 60) }

  /// At these times. Those that are not finite are left out, which is diagnosed.
  public static func explicit(times: [Double]) -> TimelineSchedule {
    let fault = times.first { !$0.isFinite }.flatMap {
      NumberFault.of("TimelineSchedule.explicit", $0, consequence: "which is left out")
    }
    return TimelineSchedule(.explicit(times.filter(\.isFinite).sorted()), fault)
  }

  /// A year, in seconds.
  private static var longest: Double { 31_536_000 }

  /// The next time after `now`; `nil` where there is none, or where the display's frames set it.
  func next(after now: Double) -> Double? {
    switch kind {
    case .animation(let interval, let isPaused): return isPaused || followsFrames ? nil : now + interval
    case .periodic(let start, _) where now < start: return start
    case .periodic(_, let interval):
      let next = shown(at: now) + interval
      // Rounding may lead to the present time again.
      return [next, next + interval].first { $0 > now }
    case .explicit(let times): return times.first { $0 > now }
    }
  }

  /// Whether the display's frames set the times.
  var followsFrames: Bool { if case .animation(let interval, _) = kind { interval < 0.1 } else { false } }

  /// The seconds to sleep at `now` before `next` is looked at again: at most a day, since the runtime's clock cannot count
  /// all times.
  static func rest(to next: Double, at now: Double) -> Double { clamped(next - now, 0, 86_400) }

  /// The time that is shown at `now`: the last one of the schedule.
  func shown(at now: Double) -> Double {
    switch kind {
    case .animation: return now
    case .periodic(let start, let interval):
      return now < start ? now : start + ((now - start) / interval).rounded(.down) * interval
    case .explicit(let times): return times.last { $0 <= now } ?? now
    }
  }
}

/// What the content of a timeline is made of.
public struct TimelineViewContext: Hashable, Sendable {
  /// The time, in seconds since the beginning of 1970.
  public let time: Double
}

/// Makes its content anew by the clock.
///
/// ```swift
/// TimelineView(.everyMinute) { context in
///   Text(Date(timeIntervalSince1970: context.time), style: .time)
/// }
/// ```
///
/// The clock runs while the element is shown: not for an alternative that `ViewThatFits` does not choose, nor for a row that
/// is scrolled out of a lazy list. Between two times of a schedule nothing runs.
public struct TimelineView<Content: Layout>: Layout {
  /// What the content is made of.
  public typealias Context = TimelineViewContext

  private let schedule: TimelineSchedule
  private let content: (Context) -> Content
  @State private var clock = TimelineClock()
  @State private var ticks = 0

  /// Content that is made anew at the times of a schedule.
  public init(_ schedule: TimelineSchedule, @LayoutBuilder content: @escaping (Context) -> Content) {
    (self.schedule, self.content) = (schedule, content)
  }

  /// The content of the present time.
  public var body: some Layout {
    let _ = ticks
    if case .animation(let interval, let isPaused) = schedule.kind, schedule.followsFrames {
      content(Context(time: clock.time ?? clock.begin()))
        .ticking(isPaused: isPaused) { now in
          if clock.tick(now, interval) { ticks += 1 }
        }
        .reporting(schedule.fault)
    } else {
      content(Context(time: sleepingTime))
        .task(id: schedule) {
          var next = schedule.next(after: TimelineClock.now)
          while let time = next {
            let rest = TimelineSchedule.rest(to: time, at: TimelineClock.now)
            guard (try? await Task.sleep(for: .seconds(rest))) != nil else { return }
            let now = TimelineClock.now
            next = schedule.next(after: now)
            guard now < time else {
              _ = clock.begin()
              ticks += 1
              continue
            }
            // It slept for a day, or the clock was put back.
            next = min(time, next ?? time)
          }
        }
        .reporting(schedule.fault)
    }
  }
}

extension TimelineView {
  /// The time that is shown between two times of a schedule. That of an animation stands still until the next one.
  private var sleepingTime: Double {
    guard case .animation = schedule.kind else { return schedule.shown(at: TimelineClock.now) }
    return clock.time ?? clock.begin()
  }
}

/// The time of a timeline that follows the display's frames: that of its beginning, and what the root's clock counted since.
private final class TimelineClock: @unchecked Sendable {
  // It is used on the root's thread only.
  private(set) var time: Double?
  private var last: Double?

  func begin() -> Double {
    let now = Self.now
    time = now
    return now
  }

  /// Goes on to a tick.
  ///
  /// - Returns: whether the interval since the last one that counted is over.
  func tick(_ now: Double, _ interval: Double) -> Bool {
    guard let last else {
      self.last = now
      return false
    }
    // A clock that stood still began anew.
    guard now > last else {
      self.last = now
      return false
    }
    // Times of a display differ by less than a thousandth from frame to frame.
    guard now - last >= interval - 0.001 else { return false }
    time = (time ?? Self.now) + now - last
    self.last = now
    return true
  }

  /// Seconds since the beginning of 1970.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
