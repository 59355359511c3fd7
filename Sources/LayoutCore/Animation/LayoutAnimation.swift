/// How a change is shown over time.
///
/// ```swift
/// withAnimation(.easeOut(duration: 0.4)) { model.isOpen = true }
/// ```
public struct LayoutAnimation: Hashable, Sendable {
  /// Seconds of one run: between 0 and a day; what is not a number counts as 0.
  public var duration: Double {
    didSet { duration = Self.seconds(duration) }
  }
  /// Seconds before the first run: between 0 and a day; what is not a number counts as 0.
  public var delay: Double {
    didSet { delay = Self.seconds(delay) }
  }
  /// How far the change has come when a part of a run's time has passed.
  public var timingFunction: AnimationTimingFunction
  /// How many runs there are; at least 1.
  public var repeatCount: Int {
    didSet { repeatCount = max(1, repeatCount) }
  }
  /// Whether every second run goes back. After the last run the change is there whole, so an even number of runs ends
  /// with a jump.
  public var autoreverses: Bool

  /// An animation. Numbers out of bounds are brought within them.
  ///
  /// - Parameters:
  ///   - duration: seconds of one run.
  ///   - delay: seconds before the first run.
  ///   - timingFunction: how far the change has come when a part of a run's time has passed.
  ///   - repeatCount: how many runs there are.
  ///   - autoreverses: whether every second run goes back.
  public init(
    duration: Double = 0.3, delay: Double = 0, timingFunction: AnimationTimingFunction = .easeInOut,
    repeatCount: Int = 1, autoreverses: Bool = false
  ) {
    self.duration = Self.seconds(duration)
    self.delay = Self.seconds(delay)
    self.timingFunction = timingFunction
    self.repeatCount = max(1, repeatCount)
    self.autoreverses = autoreverses
  }

  /// A day, in seconds: no motion is watched for longer.
  private static var longest: Double { 86_400 }

  private static func seconds(_ value: Double) -> Double { clamped(value, 0, longest) }

  /// Seconds from the beginning to the end, with the delay and all runs.
  public var totalDuration: Double { delay + duration * Double(repeatCount) }

  /// How much of the change is there `seconds` after the beginning: 0 during the delay, exactly 1 at the end and after
  /// it. Complexity: O(1).
  public func amount(after seconds: Double) -> Double {
    guard seconds < totalDuration else { return 1 }
    let runs = (seconds - delay) / duration
    guard runs > 0 else { return 0 }
    let run = runs.rounded(.down)
    let fraction = runs - run
    let goesBack = autoreverses && run.truncatingRemainder(dividingBy: 2) == 1
    return timingFunction.value(at: goesBack ? 1 - fraction : fraction)
  }
}

/// Presets.
extension LayoutAnimation {
  /// 0.3 seconds, slow at the beginning and at the end.
  public static var `default`: LayoutAnimation { LayoutAnimation() }
  /// A spring of 0.5 seconds with a damping of 0.7.
  public static var spring: LayoutAnimation { .spring() }
  /// 0.15 seconds, slow at the end.
  public static var quick: LayoutAnimation { .easeOut(duration: 0.15) }

  /// At the same speed throughout; seconds.
  public static func linear(duration: Double = 0.3) -> LayoutAnimation {
    LayoutAnimation(duration: duration, timingFunction: .linear)
  }

  /// Slow at the beginning; seconds.
  public static func easeIn(duration: Double = 0.3) -> LayoutAnimation {
    LayoutAnimation(duration: duration, timingFunction: .easeIn)
  }

  /// Slow at the end; seconds.
  public static func easeOut(duration: Double = 0.3) -> LayoutAnimation {
    LayoutAnimation(duration: duration, timingFunction: .easeOut)
  }

  /// Slow at the beginning and at the end; seconds.
  public static func easeInOut(duration: Double = 0.3) -> LayoutAnimation {
    LayoutAnimation(duration: duration, timingFunction: .easeInOut)
  }

  /// A spring: `damping` as a ratio to the critical one, `velocity` at the beginning in whole ways a duration, seconds.
  public static func spring(damping: Double = 0.7, velocity: Double = 0, duration: Double = 0.5) -> LayoutAnimation {
    LayoutAnimation(duration: duration, timingFunction: .spring(damping: damping, velocity: velocity))
  }
}
