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

  /// A spring of a period and a damping ratio: it is over when a thousandth of the swing is left.
  ///
  /// - Parameters:
  ///   - response: the seconds of one swing without damping.
  ///   - dampingFraction: the ratio to the critical damping: below 1 it swings beyond its end.
  public static func spring(response: Double, dampingFraction: Double = 0.825) -> LayoutAnimation {
    let damping = clamped(dampingFraction, 0.01, 100, nan: 1)
    return .spring(damping: damping, duration: clamped(response, 0, longest) * SpringForm.periods(damping))
  }

  /// A spring by its length and its bounce: 0 swings not at all, 1 for ever, and below 0 it is slower.
  ///
  /// - Parameters:
  ///   - duration: the seconds in which most of the way is gone.
  ///   - bounce: the swing beyond the end, between -1 and 1.
  public static func spring(duration: Double = 0.5, bounce: Double) -> LayoutAnimation {
    let bounce = clamped(bounce, -0.99, 0.99)
    return .spring(response: duration, dampingFraction: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
  }

  /// A spring that does not swing beyond its end.
  public static var smooth: LayoutAnimation { .smooth() }
  /// A spring that swings a little.
  public static var snappy: LayoutAnimation { .snappy() }
  /// A spring that swings.
  public static var bouncy: LayoutAnimation { .bouncy() }

  /// A spring that does not swing beyond its end, but for `extraBounce`.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> LayoutAnimation {
    .spring(duration: duration, bounce: extraBounce)
  }

  /// A spring that swings a little, and more by `extraBounce`.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> LayoutAnimation {
    .spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring that swings, and more by `extraBounce`.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> LayoutAnimation {
    .spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// The animation after `seconds` more.
  public func delay(_ seconds: Double) -> LayoutAnimation {
    var animation = self
    animation.delay += seconds
    return animation
  }

  /// The animation `factor` times as fast; what is not a positive finite number leaves it as it is.
  public func speed(_ factor: Double) -> LayoutAnimation {
    guard factor > 0, factor.isFinite else { return self }
    var animation = self
    animation.delay /= factor
    animation.duration /= factor
    return animation
  }

  /// The animation in `count` runs.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> LayoutAnimation {
    var animation = self
    (animation.repeatCount, animation.autoreverses) = (count, autoreverses)
    return animation
  }

  /// The animation again and again, until another one takes its place.
  public func repeatForever(autoreverses: Bool = true) -> LayoutAnimation {
    repeatCount(.max, autoreverses: autoreverses)
  }

  /// A spring: `damping` as a ratio to the critical one, `velocity` at the beginning in whole ways per duration,
  /// `duration` in seconds.
  public static func spring(damping: Double = 0.7, velocity: Double = 0, duration: Double = 0.5) -> LayoutAnimation {
    LayoutAnimation(duration: duration, timingFunction: .spring(damping: damping, velocity: velocity))
  }
}
