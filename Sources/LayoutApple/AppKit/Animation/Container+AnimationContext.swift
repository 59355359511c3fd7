#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  /// Laying out inside AppKit's animations.
  extension LayoutContainer {
    /// Makes changes and lays them out inside a group of `NSAnimationContext`: views glide to their new frames on the
    /// display's own clock, without a call for each frame.
    ///
    /// ```swift
    /// container.animate(.easeInOut(duration: 0.4)) { model.isOpen.toggle() }
    /// ```
    ///
    /// 1. What is due already is laid out at once, so that only what `changes` cause moves.
    /// 2. `changes` are made and laid out. Views that come are where they belong from the beginning.
    /// 3. Where a person wants things to move as little as possible, nothing glides, and all is done when this returns.
    /// 4. AppKit knows no springs, delays and repeats: such an animation runs by the layout's own clock (`withAnimation`).
    ///
    /// Use one or the other for a change. Frames that a turn sets inside of a group which allows implicit animation glide as
    /// well. A view that other code animates is left alone between `startAnimating(_:)` and `stopAnimating(_:)`.
    ///
    /// - Parameters:
    ///   - animation: how long and along which curve.
    ///   - changes: called once.
    ///   - completion: called at the end, with whether the changes are there in full.
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

    /// Nothing that `changes` sets glides.
    static func still(_ changes: () -> Void) {
      NSAnimationContext.runAnimationGroup { context in
        context.duration = 0
        context.allowsImplicitAnimation = false
        changes()
      }
    }
  }
#endif
