/// Computes frames per second from the ticks of a host's frame clock.
///
/// ```swift
/// FrameRateMonitor.shared.start()
/// FrameRateMonitor.shared.averageFPS
/// FrameRateMonitor.shared.stop()
/// ```
///
/// It has no clock and no timer of its own. While it runs, the containers of UIKit, AppKit and GTK that have it
/// (`frameRateMonitor`) tick it at each frame of their display: the one that has been shown for the longest time, so
/// that no frame counts twice. While it is stopped no clock ticks for it. Without such a container the caller ticks it
/// by `tick(at:)`. Any thread may read, start and stop it.
public final class FrameRateMonitor: Sendable {
  /// The monitor of containers without one of their own.
  public static let shared = FrameRateMonitor()

  private struct State {
    var isRunning = false
    var last: Duration?
    /// The time of the latest tick, if that was before the last one.
    var earlier: Duration?
    /// The time between frames in seconds, a ring once it is full.
    var intervals: [Double] = []
    var next = 0
    var newest: Double?
    /// The clocks of hosts, the one that ticks first.
    var sources: [Source] = []

    /// Resets the measurements; the same clocks stay.
    mutating func restart(isRunning: Bool) { self = State(isRunning: isRunning, sources: sources) }
  }

  private struct Source {
    let id: ObjectIdentifier
    weak var clock: FrameSource?
  }

  private let state = Locked(State())

  /// The rate without measurements: while stopped, and until the second tick.
  public let idleRate: Double

  /// The number of frames in the average.
  public let frameLimit: Int

  /// A monitor that is stopped.
  ///
  /// - Parameters:
  ///   - idleRate: the rate without measurements, in frames per second.
  ///   - frameLimit: the number of frames in the average, at least one.
  public init(idleRate: Double = 60, frameLimit: Int = 60) {
    self.idleRate = idleRate
    self.frameLimit = max(1, frameLimit)
  }

  /// Whether ticks count.
  public var isRunning: Bool { state.withLock { $0.isRunning } }

  /// Starts without the earlier measurements, so that a pause does not count as a long frame; a running monitor goes
  /// on.
  public func start() { run(true) }

  /// Stops, and drops the measurements.
  public func stop() { run(false) }

  private func run(_ isRunning: Bool) {
    let isOther = state.withLock { state in
      guard state.isRunning != isRunning else { return false }
      state.restart(isRunning: isRunning)
      return true
    }
    if isOther { notifyFirst() }
  }

  // MARK: The clocks of hosts

  func add(_ clock: FrameSource) {
    state.withLock { $0.sources.append(Source(id: ObjectIdentifier(clock), clock: clock)) }
  }

  /// Removes a clock, after which another one may be the first.
  func remove(_ clock: ObjectIdentifier) {
    state.withLock { state in state.sources.removeAll { $0.id == clock } }
    notifyFirst()
  }

  func isTicked(by clock: FrameSource) -> Bool {
    state.withLock { $0.isRunning && $0.sources.first?.id == ObjectIdentifier(clock) }
  }

  /// Notifies the first clock outside of the lock, since the clock reads whether it is needed.
  private func notifyFirst() { state.withLock { $0.sources.first?.clock }?.changed() }

  /// The latest time in seconds, 30,000 years: no clock shows a later time, or an earlier one before its zero.
  static var latest: Double { 1e12 }

  /// Notes that a frame was shown at `time` of the host's clock.
  ///
  /// A time that is not later than the last one does not count. Two such times in a row show that the clock began anew,
  /// and frames count from the first of them. A time that is further than 10¹² seconds from the clock's zero never
  /// counts.
  public func tick(at time: Duration) {
    guard time >= .seconds(-Self.latest), time <= .seconds(Self.latest) else { return }
    state.withLock { state in
      guard state.isRunning else { return }
      guard var last = state.last else { return state.last = time }
      if time <= last {
        guard let earlier = state.earlier, earlier < time, time < last else { return state.earlier = time }
        last = earlier
      }
      state.last = time
      state.earlier = nil
      let interval = (time - last).milliseconds / 1000
      state.newest = interval
      if state.intervals.count < frameLimit {
        state.intervals.append(interval)
      } else {
        state.intervals[state.next] = interval
        state.next = (state.next + 1) % frameLimit
      }
    }
  }

  /// The rate of the last frame, in frames per second.
  public var currentFPS: Double {
    state.withLock { state in state.newest.map { 1 / $0 } ?? idleRate }
  }

  /// The rate of the last `frameLimit` frames, in frames per second.
  public var averageFPS: Double {
    state.withLock { state in
      state.intervals.isEmpty ? idleRate : Double(state.intervals.count) / state.intervals.reduce(0, +)
    }
  }
}
