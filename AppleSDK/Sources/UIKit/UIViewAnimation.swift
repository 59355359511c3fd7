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
  /// `startAnimation(afterDelay:)`, since iOS 10.
  open func startAnimation(afterDelay delay: TimeInterval) {
    Simulation.animating(Simulation.Motion(duration: duration, delay: delay, curve: curve)) {
      for animation in animations { animation() }
    }
  }
  /// For tests: the time is over.
  public func finish() { for completion in completions { completion(.end) } }
}
