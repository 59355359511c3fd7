import LayoutEngine

/// Runs animations on the caller's clock: it knows when each began and how far it has come, and is told the time.
///
/// Every root has one (`LayoutRoot.animations`), which its layout changes share with animations of your own:
///
/// ```swift
/// let token = root.animations.animate(.spring) { amount in dial.angle = amount * 90 }
/// token.cancel()
/// ```
///
/// An animation begins at the first tick after it was asked for, or, where others are running, at the last one. Not
/// `Sendable`: it belongs to the thread that ticks.
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

  /// In the order they began; some may be over.
  private var runs: [Run] = []
  /// Of these so many are not over.
  private var count = 0
  private var now: Double?
  private var isClockNeeded = false
  private var isFinishing = false

  /// Called with `true` when something begins to move, with `false` when nothing does any more: the clock's owner
  /// ticks (`advance(to:)`) in between, and need not otherwise.
  public var frameClock: ((_ isNeeded: Bool) -> Void)? {
    get { clock }
    set { letDie(exchange(&clock, with: newValue)) }
  }
  private var clock: ((_ isNeeded: Bool) -> Void)?

  /// Whether motion is to be avoided: what is asked for then is there at once, whole, and completed.
  public var reducesMotion = false {
    didSet { if reducesMotion, !oldValue { finishAll() } }
  }

  /// While it is held, a clock that has nothing to do is not stopped: something may follow. And nothing is brought to its
  /// end, since what begins meanwhile has not begun as a whole.
  var isHeld = false {
    didSet {
      guard !isHeld else { return }
      if isFinishing { finishAll() }
      if count == 0 { now = nil }
      tellClock()
    }
  }

  /// Called in each tick after all updates.
  var afterUpdates: (() -> Void)?

  /// An engine in which nothing runs.
  public init() {}

  /// The last tick, in seconds of the host's clock; `nil` while nothing runs.
  package var time: Double? { now }

  /// Whether something runs, so that the next tick has something to do.
  public var hasRunningAnimations: Bool { count > 0 }

  /// Starts an animation.
  ///
  /// - Parameters:
  ///   - animation: how long, and how; where it takes no time, it is over before this returns.
  ///   - update: called in each tick with how much of the change is there: the last time with exactly 1.
  ///   - completion: called once, after the last update, with whether it came to its end.
  /// - Returns: what ends it before its time.
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
    tellClock()
    return AnimationToken(self, run)
  }

  /// A tick: `time` is now, in seconds from wherever the clock counts.
  ///
  /// 1. Every animation says how far it has come.
  /// 2. Those that are over are completed; what they start then is not part of this tick.
  /// 3. If none is left, the clock is told to stop.
  ///
  /// A time before the last one, or one that is no finite number, counts as the last one. Complexity: O(running ones).
  ///
  /// - Returns: whether another tick is needed.
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
    return hasRunningAnimations
  }

  private func tick(_ time: Double) -> Double? {
    let last = now
    now = time.isFinite ? max(time, last ?? time) : last
    return now
  }

  /// Brings everything to its end at once; inside of a turn, as soon as that is over.
  public func finishAll() {
    isFinishing = isHeld
    let all = isHeld ? [] : runs
    guard !all.isEmpty else { return }
    for run in all where !run.isOver { run.update?(1, true) }
    afterUpdates?()
    end(all, finished: true)
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
    // Not each time, so that many that end one by one cost no more than all at once.
    if runs.count > 2 * count { runs.removeAll(where: \.isOver) }
    if count == 0, !isHeld { now = nil }
    for run in known {
      let completion = run.completion
      run.completion = nil
      completion?(finished)
    }
    tellClock()
  }

  private func tellClock() {
    guard !isHeld, isClockNeeded == (count == 0) else { return }
    isClockNeeded.toggle()
    frameClock?(isClockNeeded)
  }
}

/// Ends an animation before its time.
public struct AnimationToken {
  private weak var engine: LayoutAnimationEngine?
  private weak var run: LayoutAnimationEngine.Run?

  init(_ engine: LayoutAnimationEngine?, _ run: LayoutAnimationEngine.Run?) {
    self.engine = engine
    self.run = run
  }

  /// Whether it still runs.
  public var isRunning: Bool { run.map { !$0.isOver } ?? false }

  /// Stops the animation where it is; it is completed with `false`. Afterwards, and after its end, it does nothing.
  public func cancel() {
    if let engine, let run { engine.cancel(run) }
  }
}
