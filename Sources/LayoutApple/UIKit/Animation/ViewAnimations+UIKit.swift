#if canImport(UIKit) && !os(watchOS)
  extension ViewAnimations {
    static var reducesMotion: Bool { UIAccessibility.isReduceMotionEnabled }

    /// Animators know every curve. Those that wait make their changes only then, and none repeats: such animations are those
    /// of views, which know no curves of a caller's own and no springs; these are slow at the beginning and at the end.
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
    /// Views stay usable while they move, as in the layout's own animations; one around it gives neither its duration nor
    /// its curve.
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
