#if canImport(UIKit) && !os(watchOS)
  extension ViewAnimations {
    static var reducesMotion: Bool { UIAccessibility.isReduceMotionEnabled }

    /// Animates with an animator, which has every curve.
    ///
    /// A delayed animator makes its changes only after the delay, and animators do not repeat. So delayed and repeated
    /// animations use `UIView.animate`. That has no custom curves and no springs; these become slow at the beginning
    /// and at the end.
    static func animate(
      _ animation: LayoutAnimation, _ changes: @escaping () -> Void, _ completion: @escaping @Sendable (Bool) -> Void
    ) {
      guard animation.delay > 0 || animation.repeatCount > 1 else {
        let animator = UIViewPropertyAnimator(animation)
        animator.addAnimations(changes)
        animator.addCompletion { completion($0 == .end) }
        return animator.startAnimation()
      }
      UIView.animate(
        withDuration: animation.duration, delay: animation.delay, options: animation.options,
        animations: {
          guard animation.repeatCount > 1 else { return changes() }
          UIView.modifyAnimations(
            withRepeatCount: CGFloat(animation.repeatCount), autoreverses: animation.autoreverses, animations: changes)
        },
        completion: completion)
    }
  }

  extension LayoutAnimation {
    /// Views accept touches while they move, as in the layout's own animations. The duration and the curve of a
    /// surrounding animation are ignored.
    fileprivate var options: UIView.AnimationOptions {
      [curve, .allowUserInteraction, .overrideInheritedDuration, .overrideInheritedCurve]
    }

    private var curve: UIView.AnimationOptions {
      switch timingFunction {
      case .linear: .curveLinear
      case .easeIn: .curveEaseIn
      case .easeOut: .curveEaseOut
      case .easeInOut, .custom, .spring: .curveEaseInOut
      }
    }
  }
#endif
