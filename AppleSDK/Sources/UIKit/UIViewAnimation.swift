public import Foundation
public import QuartzCore

extension UIView {
  /// In tests the end is there at once.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, delay: 0, animations: animations, completion: completion) }
  /// In tests the end is there at once. Inside of another animation it has the duration and the curve of that one,
  /// unless the options keep its own.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    var motion = Simulation.Motion(duration: duration, delay: delay, curve: options.words)
    if let around = Simulation.motion {
      if !options.contains(.overrideInheritedDuration) { motion.duration = around.duration }
      if !options.contains(.overrideInheritedCurve) { motion.curve = around.curve }
    }
    Simulation.animating(motion, animations)
    completion?(true)
  }
  public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
    var motion = Simulation.motion
    motion?.repeatCount = count
    motion?.autoreverses = autoreverses
    Simulation.animating(motion, animations)
  }
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var allowUserInteraction: AnimationOptions { AnimationOptions(rawValue: 1 << 1) }
    public static var overrideInheritedDuration: AnimationOptions { AnimationOptions(rawValue: 1 << 5) }
    public static var overrideInheritedCurve: AnimationOptions { AnimationOptions(rawValue: 1 << 6) }
    public static var curveEaseInOut: AnimationOptions { AnimationOptions(rawValue: 0 << 16) }
    public static var curveEaseIn: AnimationOptions { AnimationOptions(rawValue: 1 << 16) }
    public static var curveEaseOut: AnimationOptions { AnimationOptions(rawValue: 2 << 16) }
    public static var curveLinear: AnimationOptions { AnimationOptions(rawValue: 3 << 16) }

    var words: String { ["easeInOut", "easeIn", "easeOut", "linear"][Int(rawValue >> 16 & 3)] }
  }
  public class func performWithoutAnimation(_ actions: () -> Void) {
    let before = Simulation.isStill
    Simulation.isStill = true
    Simulation.animating(nil, actions)
    Simulation.isStill = before
  }
  public class var inheritedAnimationDuration: TimeInterval { Simulation.motion?.duration ?? 0 }
}

@MainActor
public protocol UITimingCurveProvider: AnyObject {}

@MainActor
public final class UICubicTimingParameters: UITimingCurveProvider {
  let words: String
  public init(controlPoint1 one: CGPoint, controlPoint2 two: CGPoint) { words = "\(one.x) \(one.y) \(two.x) \(two.y)" }
}

@MainActor
public final class UISpringTimingParameters: UITimingCurveProvider {
  let words: String
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    words = "spring \(ratio) \(velocity.dx) \(velocity.dy)"
  }
}

public enum UIViewAnimatingPosition: Sendable { case end, start, current }

/// In tests the end is there when a test calls `finish()`.
@MainActor
open class UIViewPropertyAnimator {
  public let duration: TimeInterval
  private let curve: String
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    curve =
      (parameters as? UICubicTimingParameters)?.words ?? (parameters as? UISpringTimingParameters)?.words ?? "unknown"
  }
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }
  open func startAnimation() { startAnimation(afterDelay: 0) }
  open func startAnimation(afterDelay delay: TimeInterval) {
    Self.started.append(self)
    Simulation.animating(Simulation.Motion(duration: duration, delay: delay, curve: curve)) {
      for animation in animations { animation() }
    }
  }
  /// For tests: those that were started.
  public static var started: [UIViewPropertyAnimator] = []
  /// For tests: the time is over.
  public func finish() { for completion in completions { completion(.end) } }
}
