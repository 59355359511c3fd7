import LayoutEngine

/// Runs animations on the caller's clock, which passes the time.
///
/// Every root has one (`LayoutRoot.animations`), which its layout changes share with animations of your own:
///
/// ```swift
/// let token = root.animations.animate(.spring) { amount in dial.angle = amount * 90 }
/// token.cancel()
/// ```
///
/// An animation begins at the first tick after its start, or, where others are running, at the last one. The engine is
/// not `Sendable`: it belongs to the thread that ticks.
public final class LayoutAnimationEngine {
  final class Run {
    let animation: LayoutAnimation
    fileprivate(set) var update: ((_ amount: Double, _ isLast: Bool) -> Void)?
    fileprivate(set) var completion: ((Bool) -> Void)?
    var start: Double?
    var isOver = false

    init(
      _ animation: LayoutAnimation, start: Double?, _ update: @escaping (Double, Bool) -> Void,
      _ completion: ((Bool) -> Void)?
    ) {
      self.animation = animation
      self.start = start
      self.update = update
      self.completion = completion
    }
  }

  /// The runs in the order they began; some may be over.
  private var runs: [Run] = []
  /// What gets the time of each tick, in the order of their beginnings.
  private var tickers: [Ticker] = []
  /// The number of runs that are not over, and of tickers.
  private var count = 0
  private var now: Double?
  private var isClockNeeded = false
  private var isFinishing = false

  /// Called with `true` when a motion begins, with `false` when none is left.
  ///
  /// The clock's owner ticks (`advance(to:)`) in between, and need not otherwise.
  public var frameClock: ((_ isNeeded: Bool) -> Void)? {
    get { clock }
    set { letDie(exchange(&clock, with: newValue)) }
  }
  private var clock: ((_ isNeeded: Bool) -> Void)?

  /// Whether motion is avoided: a new animation is then at its end at once, and completed.
  public var reducesMotion = false {
    didSet { if reducesMotion, !oldValue { finishAll() } }
  }

  /// Whether the clock and the ends of animations wait.
  ///
  /// While it is held, an idle clock is not stopped, since another animation may follow. No animation is brought to its
  /// end, since those that begin meanwhile have not begun as a whole.
  var isHeld = false {
    didSet {
      guard !isHeld else { return }
      if isFinishing { finishAll() }
      if count == 0 { now = nil }
      notifyClock()
    }
  }

  /// Called in each tick after all updates.
  var afterUpdates: (() -> Void)?

  /// An engine in which nothing runs.
  public init() {}

  /// The last tick, in seconds of the host's clock; `nil` while no animation runs.
  package var time: Double? { now }

  /// Whether an animation runs, so that another tick is needed.
  public var hasRunningAnimations: Bool { count > 0 }

  /// Starts an animation.
  ///
  /// - Parameters:
  ///   - animation: the animation; where it takes no time, it is over before this returns.
  ///   - update: called in each tick with the finished part of the change, the last time with exactly 1.
  ///   - completion: called once, after the last update, with whether it came to its end.
  /// - Returns: a token that stops it.
  @discardableResult
  public func animate(
    _ animation: LayoutAnimation = .default, update: @escaping (Double) -> Void,
    completion: ((Bool) -> Void)? = nil
  ) -> AnimationToken {
    guard !reducesMotion, animation.totalDuration > 0 else {
      update(1)
      completion?(true)
      return AnimationToken(nil, nil)
    }
    return start(animation, update: { amount, _ in update(amount) }, completion: completion)
  }

  func start(
    _ animation: LayoutAnimation, update: @escaping (Double, Bool) -> Void, completion: ((Bool) -> Void)?
  ) -> AnimationToken {
    let run = Run(animation, start: now, update, completion)
    runs.append(run)
    count += 1
    notifyClock()
    return AnimationToken(self, run)
  }

  /// Ticks: `time` is now, in seconds from any origin of the clock.
  ///
  /// 1. Every animation is updated with its finished part.
  /// 2. Those that are over are completed; animations that this starts are not part of this tick.
  /// 3. If none is left, the clock is stopped.
  ///
  /// A time before the last one, or one that is not a finite number, counts as the last one.
  ///
  /// - Returns: whether another tick is needed.
  /// - Complexity: O(running animations).
  @discardableResult
  public func advance(to time: Double) -> Bool {
    guard count > 0, let time = tick(time) else { return hasRunningAnimations }
    var ended: [Run] = []
    for run in runs where !run.isOver {  // 1.
      let start = run.start ?? time
      run.start = start
      let isLast = time - start >= run.animation.totalDuration
      if isLast { ended.append(run) }
      run.update?(run.animation.amount(after: time - start), isLast)
    }
    afterUpdates?()
    end(ended, finished: true)  // 2. and 3.
    // One may end others.
    for ticker in tickers where ticker.isRunning { ticker.tick?(time) }
    return hasRunningAnimations
  }

  private func tick(_ time: Double) -> Double? {
    let last = now
    now = time.isFinite ? max(time, last ?? time) : last
    return now
  }

  /// Brings every animation to its end at once; inside of a turn, as soon as that is over.
  public func finishAll() {
    isFinishing = isHeld
    let all = isHeld ? [] : runs
    guard !all.isEmpty else { return }
    for run in all where !run.isOver { run.update?(1, true) }
    afterUpdates?()
    end(all, finished: true)
  }

  /// Something that gets the time of each tick until it is ended, whether motion is reduced or not.
  final class Ticker {
    fileprivate var tick: ((Double) -> Void)?
    fileprivate weak var engine: LayoutAnimationEngine?

    fileprivate init(_ engine: LayoutAnimationEngine, _ tick: @escaping (Double) -> Void) {
      (self.engine, self.tick) = (engine, tick)
    }

    var isRunning: Bool { tick != nil }

    func end() {
      guard isRunning else { return }
      letDie(exchange(&tick, with: nil))
      engine?.drop(self)
    }
  }

  /// Calls `tick` with the time of each tick from now on.
  func startTicking(_ tick: @escaping (Double) -> Void) -> Ticker {
    let ticker = Ticker(self, tick)
    tickers.append(ticker)
    count += 1
    notifyClock()
    return ticker
  }

  private func drop(_ ticker: Ticker) {
    tickers.removeAll { $0 === ticker }
    count -= 1
    if count == 0, !isHeld { now = nil }
    notifyClock()
  }

  func cancel(_ run: Run) { end([run], finished: false) }

  private func end(_ ended: [Run], finished: Bool) {
    let known = ended.filter { !$0.isOver }
    guard !known.isEmpty else { return }
    for run in known {
      run.isOver = true
      run.update = nil
    }
    count -= known.count
    // This is not done each time, so that many that end one by one cost no more than all at once.
    if runs.count > 2 * count { runs.removeAll(where: \.isOver) }
    if count == 0, !isHeld { now = nil }
    for run in known {
      let completion = run.completion
      run.completion = nil
      completion?(finished)
    }
    notifyClock()
  }

  private func notifyClock() {
    guard !isHeld, isClockNeeded == (count == 0) else { return }
    isClockNeeded.toggle()
    frameClock?(isClockNeeded)
  }
}

/// A running animation, which can be stopped.
public struct AnimationToken {
  private weak var engine: LayoutAnimationEngine?
  private weak var run: LayoutAnimationEngine.Run?

  init(_ engine: LayoutAnimationEngine?, _ run: LayoutAnimationEngine.Run?) {
    self.engine = engine
    self.run = run
  }

  /// Whether it still runs.
  public var isRunning: Bool { run.map { !$0.isOver } ?? false }

  /// Stops the animation at its present state and completes it with `false`; after its end it has no effect.
  public func cancel() {
    if let engine, let run { engine.cancel(run) }
  }
}
