#if canImport(UIKit) && !os(watchOS)
  /// Layout inside UIKit's animations.
  extension LayoutContainer {
    /// Makes changes and lays them out inside a UIKit animation.
    ///
    /// Views move to their new frames on the display's own clock, without a call for each frame.
    ///
    /// ```swift
    /// container.animate(.easeInOut(duration: 0.4)) { model.isOpen.toggle() }
    /// ```
    ///
    /// 1. A due turn runs at once, so that only the effects of `changes` move.
    /// 2. `changes` are made and laid out. New views have their final places from the beginning.
    /// 3. If motion is reduced, nothing is animated, and all changes are done when this method returns.
    /// 4. UIKit's animators do not repeat. The layout's own clock runs such an animation (`withAnimation`).
    ///
    /// `withAnimation` animates with the layout's own clock and needs no UIKit. Use either this method or
    /// `withAnimation` for a change. Frames that a turn sets inside `UIView.animate` are animated, too.
    ///
    /// - Parameters:
    ///   - animation: the duration and the curve.
    ///   - changes: called once, on the main actor; after the delay if UIKit delays the animation.
    ///   - completion: called at the end, with whether the changes are complete.
    /// - Returns: the animator, which can stop, reverse or scrub the animation; `nil` if nothing is animated or the
    ///   layout's own clock runs it.
    @discardableResult
    public func animate(
      _ animation: LayoutAnimation = .default, _ changes: @escaping @MainActor () -> Void,
      completion: (@MainActor (Bool) -> Void)? = nil
    ) -> UIViewPropertyAnimator? {
      guard isLeftToToolkit(animation, animation.repeatCount == 1, changes, completion: completion) else { return nil }
      let animator = UIViewPropertyAnimator(animation)
      animator.addAnimations { [weak self] in  // 2.
        changes()
        self?.layoutIfNeeded()
      }
      if let completion { animator.addCompletion { completion($0 == .end) } }
      animator.startAnimation(afterDelay: animation.delay)
      return animator
    }

    /// Makes `changes` without an animation.
    static func still(_ changes: () -> Void) { UIView.performWithoutAnimation(changes) }
  }

  extension UIViewPropertyAnimator {
    /// Makes an animator with the duration and the curve of a layout's animation.
    ///
    /// Pass its delay to `startAnimation`. Animators do not repeat.
    public convenience init(_ animation: LayoutAnimation) {
      self.init(duration: animation.duration, timingParameters: animation.timingParameters)
    }
  }

  extension LayoutAnimation {
    @MainActor
    fileprivate var timingParameters: any UITimingCurveProvider {
      guard case .spring(let damping, let velocity) = timingFunction else {
        let curve = cubicCurve ?? CubicCurve(x1: 0, y1: 0, x2: 1, y2: 1)
        return UICubicTimingParameters(
          controlPoint1: CGPoint(x: curve.x1, y: curve.y1), controlPoint2: CGPoint(x: curve.x2, y: curve.y2))
      }
      // UIKit's unit of velocity is the distance of the animation per second.
      return UISpringTimingParameters(
        dampingRatio: CGFloat(damping),
        initialVelocity: CGVector(dx: velocity / max(duration, .leastNormalMagnitude), dy: 0))
    }
  }
#endif
