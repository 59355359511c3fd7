public import Foundation
public import QuartzCore

extension UIView {
  /// `animate(withDuration:animations:completion:)`, since iOS 4. In tests the end is there at once.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    Simulation.animating(Simulation.Motion(duration: duration), animations)
    completion?(true)
  }
  /// `animate(withDuration:delay:options:animations:completion:)`, since iOS 4. In tests the end is there at once.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    Simulation.animating(
      Simulation.Motion(duration: duration, delay: delay, curve: options.words), animations)
    completion?(true)
  }
  /// `modifyAnimations(withRepeatCount:autoreverses:animations:)`, since iOS 14.
  public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
    var motion = Simulation.motion
    motion?.repeatCount = count
    motion?.autoreverses = autoreverses
    Simulation.animating(motion, animations)
  }
  /// `UIView.AnimationOptions`, since iOS 4.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// `allowUserInteraction`, since iOS 4.
    public static var allowUserInteraction: AnimationOptions { AnimationOptions(rawValue: 1 << 1) }
    /// `overrideInheritedDuration`, since iOS 5.
    public static var overrideInheritedDuration: AnimationOptions { AnimationOptions(rawValue: 1 << 5) }
    /// `overrideInheritedCurve`, since iOS 5.
    public static var overrideInheritedCurve: AnimationOptions { AnimationOptions(rawValue: 1 << 6) }
    /// `curveEaseInOut`, since iOS 4.
    public static var curveEaseInOut: AnimationOptions { AnimationOptions(rawValue: 0 << 16) }
    /// `curveEaseIn`, since iOS 4.
    public static var curveEaseIn: AnimationOptions { AnimationOptions(rawValue: 1 << 16) }
    /// `curveEaseOut`, since iOS 4.
    public static var curveEaseOut: AnimationOptions { AnimationOptions(rawValue: 2 << 16) }
    /// `curveLinear`, since iOS 4.
    public static var curveLinear: AnimationOptions { AnimationOptions(rawValue: 3 << 16) }

    var words: String { ["easeInOut", "easeIn", "easeOut", "linear"][Int(rawValue >> 16 & 3)] }
  }
  /// `performWithoutAnimation(_:)`, since iOS 7.
  public class func performWithoutAnimation(_ actions: () -> Void) {
    let before = Simulation.isStill
    Simulation.isStill = true
    Simulation.animating(nil, actions)
    Simulation.isStill = before
  }
  /// `inheritedAnimationDuration`, since iOS 9.
  public class var inheritedAnimationDuration: TimeInterval { Simulation.motion?.duration ?? 0 }
}

/// UIKit: `UITimingCurveProvider`, since iOS 10.
@MainActor
public protocol UITimingCurveProvider: AnyObject {}

/// UIKit: `UICubicTimingParameters`, since iOS 10.
@MainActor
public final class UICubicTimingParameters: UITimingCurveProvider {
  let words: String
  /// `init(controlPoint1:controlPoint2:)`, since iOS 10.
  public init(controlPoint1 one: CGPoint, controlPoint2 two: CGPoint) { words = "\(one.x) \(one.y) \(two.x) \(two.y)" }
}

/// UIKit: `UISpringTimingParameters`, since iOS 10.
@MainActor
public final class UISpringTimingParameters: UITimingCurveProvider {
  let words: String
  /// `init(dampingRatio:initialVelocity:)`, since iOS 10.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    words = "spring \(ratio) \(velocity.dx) \(velocity.dy)"
  }
}

/// UIKit: `UIViewAnimatingPosition`, since iOS 10.
public enum UIViewAnimatingPosition: Sendable { case end, start, current }

/// UIKit: `UIViewPropertyAnimator`, since iOS 10. In tests the end is there when `finish()` says so.
@MainActor
open class UIViewPropertyAnimator {
  /// `duration`, since iOS 10.
  public let duration: TimeInterval
  private let curve: String
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// `init(duration:timingParameters:)`, since iOS 10.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    curve =
      (parameters as? UICubicTimingParameters)?.words ?? (parameters as? UISpringTimingParameters)?.words ?? "unknown"
  }
  /// `addAnimations(_:)`, since iOS 10.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  /// `addCompletion(_:)`, since iOS 10.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }
  /// `startAnimation()`, since iOS 10.
  open func startAnimation() { startAnimation(afterDelay: 0) }
  /// `startAnimation(afterDelay:)`, since iOS 10.
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
