#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  /// Layout inside AppKit's animations.
  extension LayoutContainer {
    /// Makes changes and lays them out inside a group of `NSAnimationContext`.
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
    /// 4. AppKit has no springs, delays and repeats. The layout's own clock runs such an animation (`withAnimation`).
    ///
    /// Use either this method or `withAnimation` for a change. Frames that a turn sets inside a group which allows
    /// implicit animation are animated, too. A view that other code animates is not changed between
    /// `startAnimating(_:)` and `stopAnimating(_:)`.
    ///
    /// - Parameters:
    ///   - animation: the duration and the curve.
    ///   - changes: called once.
    ///   - completion: called at the end, with whether the changes are complete.
    public func animate(
      _ animation: LayoutAnimation = .default, _ changes: @MainActor () -> Void,
      completion: (@MainActor (Bool) -> Void)? = nil
    ) {
      guard isLeftToToolkit(animation, animation.plainCurve != nil, changes, completion: completion) else { return }
      ViewAnimations.runGroup(animation) {  // 2.
        changes()
        layoutIfNeeded()
      } completion: { isFinished in
        MainActor.assumeIsolated { completion?(isFinished) }
      }
    }

    /// Makes `changes` without an animation.
    static func still(_ changes: () -> Void) {
      NSAnimationContext.runAnimationGroup { context in
        context.duration = 0
        context.allowsImplicitAnimation = false
        changes()
      }
    }
  }
#endif
