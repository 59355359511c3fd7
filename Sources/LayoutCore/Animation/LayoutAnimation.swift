/// The animation of a change: duration, delay, curve and repeats.
///
/// ```swift
/// withAnimation(.easeOut(duration: 0.4)) { model.isOpen = true }
/// ```
public struct LayoutAnimation: Hashable, Sendable {
  /// The seconds of one run, between 0 and a day; a value that is not a number counts as 0.
  public var duration: Double {
    didSet { duration = Self.seconds(duration) }
  }
  /// The seconds before the first run, between 0 and a day; a value that is not a number counts as 0.
  public var delay: Double {
    didSet { delay = Self.seconds(delay) }
  }
  /// The finished part of the change as a function of the elapsed part of a run.
  public var timingFunction: AnimationTimingFunction
  /// The number of runs; at least 1.
  public var repeatCount: Int {
    didSet { repeatCount = max(1, repeatCount) }
  }
  /// Whether every second run goes back.
  ///
  /// After the last run the change is complete, so an even number of runs ends with a jump.
  public var autoreverses: Bool

  /// An animation from its parts; numbers out of bounds are clamped.
  ///
  /// - Parameters:
  ///   - duration: the seconds of one run.
  ///   - delay: the seconds before the first run.
  ///   - timingFunction: the finished part of the change as a function of the elapsed part of a run.
  ///   - repeatCount: the number of runs.
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

  /// A day, in seconds: the longest motion.
  private static var longest: Double { 86_400 }

  private static func seconds(_ value: Double) -> Double { clamped(value, 0, longest) }

  /// The seconds from the beginning to the end, with the delay and all runs.
  public var totalDuration: Double { delay + duration * Double(repeatCount) }

  /// The finished part of the change `seconds` after the beginning: 0 during the delay, exactly 1 at the end and after
  /// it.
  ///
  /// - Complexity: O(1).
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
  /// An animation of 0.3 seconds, slow at the beginning and at the end.
  public static var `default`: LayoutAnimation { LayoutAnimation() }
  /// A spring of 0.5 seconds with a damping of 0.7.
  public static var spring: LayoutAnimation { .spring() }
  /// An animation of 0.15 seconds, slow at the end.
  public static var quick: LayoutAnimation { .easeOut(duration: 0.15) }

  /// An animation of constant speed, with a duration in seconds.
  public static func linear(duration: Double = 0.3) -> LayoutAnimation {
    LayoutAnimation(duration: duration, timingFunction: .linear)
  }

  /// An animation with a slow beginning, with a duration in seconds.
  public static func easeIn(duration: Double = 0.3) -> LayoutAnimation {
    LayoutAnimation(duration: duration, timingFunction: .easeIn)
  }

  /// An animation with a slow end, with a duration in seconds.
  public static func easeOut(duration: Double = 0.3) -> LayoutAnimation {
    LayoutAnimation(duration: duration, timingFunction: .easeOut)
  }

  /// An animation with a slow beginning and end, with a duration in seconds.
  public static func easeInOut(duration: Double = 0.3) -> LayoutAnimation {
    LayoutAnimation(duration: duration, timingFunction: .easeInOut)
  }

  /// A spring: `damping` as a ratio to the critical one, `velocity` at the beginning in whole ways per duration,
  /// `duration` in seconds.
  public static func spring(damping: Double = 0.7, velocity: Double = 0, duration: Double = 0.5) -> LayoutAnimation {
    LayoutAnimation(duration: duration, timingFunction: .spring(damping: damping, velocity: velocity))
  }
}
