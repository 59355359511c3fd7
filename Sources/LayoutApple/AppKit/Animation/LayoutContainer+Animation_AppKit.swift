#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  public import LayoutCore

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
      layoutIfNeeded()  // 1.
      guard !root.environment.reducesMotion, animation.totalDuration > 0 else {  // 3.
        changes()
        layoutIfNeeded()
        completion?(true)
        return
      }
      guard let curve = animation.mediaTiming else {  // 4.
        withAnimation(animation) {
          changes()
          layoutIfNeeded()
        } completion: { isFinished in
          MainActor.assumeIsolated { completion?(isFinished) }
        }
        return
      }
      NSAnimationContext.runAnimationGroup(
        { context in  // 2.
          context.duration = animation.duration
          context.timingFunction = curve
          context.allowsImplicitAnimation = true
          changes()
          layoutIfNeeded()
        },
        completionHandler: { MainActor.assumeIsolated { completion?(true) } })
    }
  }

  extension LayoutAnimation {
    /// Core Animation's curve; `nil` where there is more to it than one.
    var mediaTiming: CAMediaTimingFunction? {
      guard delay == 0, repeatCount == 1 else { return nil }
      switch timingFunction {
      case .linear: return CAMediaTimingFunction(controlPoints: 0, 0, 1, 1)
      case .easeIn: return CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1)
      case .easeOut: return CAMediaTimingFunction(controlPoints: 0, 0, 0.58, 1)
      case .easeInOut: return CAMediaTimingFunction(controlPoints: 0.42, 0, 0.58, 1)
      case .custom(let x1, let y1, let x2, let y2):
        return CAMediaTimingFunction(controlPoints: Self.x(x1), Self.y(y1), Self.x(x2), Self.y(y2))
      case .spring: return nil
      }
    }

    // Within the limits of `AnimationTimingFunction.custom`.
    private static func x(_ x: Double) -> Float { Float(x.isNaN ? 0 : min(max(0, x), 1)) }
    private static func y(_ y: Double) -> Float { Float(y.isNaN ? 0 : min(max(-100, y), 100)) }
  }
#endif
