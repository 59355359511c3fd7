/// Works out frames a second from the ticks of a host's frame clock.
///
/// ```swift
/// monitor.start()
/// monitor.tick(at: time)      // at each frame, on the host's clock
/// monitor.averageFPS
/// ```
///
/// It has no clock and no timer of its own: whoever runs frames hands the ticks in. Any thread may ask.
public final class FrameRateMonitor: Sendable {
  /// A default for those who want only one.
  public static let shared = FrameRateMonitor()

  private struct State {
    var isRunning = false
    var last: Duration?
    /// The time between frames in seconds, a ring once it is full.
    var intervals: [Double] = []
    var next = 0
    var newest: Double?
  }

  private let state = Locked(State())

  /// What is answered where nothing is known: while stopped, and until the second tick.
  public let idleRate: Double

  /// Frames that the average is taken over.
  public let frameLimit: Int

  /// A monitor that is stopped.
  ///
  /// - Parameters:
  ///   - idleRate: what is answered where nothing is known, in frames a second.
  ///   - frameLimit: frames that the average is taken over, at least one.
  public init(idleRate: Double = 60, frameLimit: Int = 60) {
    self.idleRate = idleRate
    self.frameLimit = max(1, frameLimit)
  }

  /// Whether ticks count.
  public var isRunning: Bool { state.withLock { $0.isRunning } }

  /// Begins anew: nothing from before counts, so a pause is not taken for a long frame. Where it runs already, nothing
  /// happens.
  public func start() {
    state.withLock { state in
      if !state.isRunning {
        state = State()
        state.isRunning = true
      }
    }
  }

  /// Stops, and forgets what was seen.
  public func stop() {
    state.withLock { $0 = State() }
  }

  /// A frame was shown at `time` of the host's clock. A time that is not later than the last one does not count.
  public func tick(at time: Duration) {
    state.withLock { state in
      guard state.isRunning else { return }
      guard let last = state.last else { return state.last = time }
      guard time > last else { return }
      state.last = time
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

  /// The rate of the last frame, in frames a second.
  public var currentFPS: Double {
    state.withLock { state in state.newest.map { 1 / $0 } ?? idleRate }
  }

  /// The rate of the last `frameLimit` frames, in frames a second.
  public var averageFPS: Double {
    state.withLock { state in
      state.intervals.isEmpty ? idleRate : Double(state.intervals.count) / state.intervals.reduce(0, +)
    }
  }
}
