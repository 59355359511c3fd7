#if canImport(UIKit) && !os(watchOS)
  /// Laying out inside UIKit's animations.
  extension LayoutContainer {
    /// Makes changes and lays them out inside an animation of UIKit's: views glide to their new frames on the display's
    /// own clock, without a call for each frame.
    ///
    /// ```swift
    /// container.animate(.easeInOut(duration: 0.4)) { model.isOpen.toggle() }
    /// ```
    ///
    /// 1. What is due already is laid out at once, so that only what `changes` cause moves.
    /// 2. `changes` are made and laid out. Views that come are where they belong from the beginning.
    /// 3. Where a person wants things to move as little as possible, nothing glides, and all is done when this returns.
    /// 4. UIKit's animators know no repeats: such an animation runs by the layout's own clock (`withAnimation`).
    ///
    /// `withAnimation` animates by the layout's own clock and needs no UIKit; use one or the other for a change. Frames that
    /// a turn sets inside of `UIView.animate` glide as well.
    ///
    /// - Parameters:
    ///   - animation: how long and along which curve.
    ///   - changes: called once, on the main actor; after the delay, where UIKit waits for that.
    ///   - completion: called at the end, with whether the changes are there in full.
    /// - Returns: what runs the animation, so that it can be stopped, reversed or moved by hand; `nil` where nothing
    ///   glides, or by the layout's own clock.
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

    /// Nothing that `changes` sets glides.
    static func still(_ changes: () -> Void) { UIView.performWithoutAnimation(changes) }
  }

  extension UIViewPropertyAnimator {
    /// An animator with the duration and the curve of an animation of the layout. Its delay is for `startAnimation`;
    /// animators repeat nothing.
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
      // UIKit counts the velocity in ways a second.
      return UISpringTimingParameters(
        dampingRatio: CGFloat(damping),
        initialVelocity: CGVector(dx: velocity / max(duration, .leastNormalMagnitude), dy: 0))
    }
  }
#endif
