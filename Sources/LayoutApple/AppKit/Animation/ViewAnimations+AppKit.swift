#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import QuartzCore

  extension ViewAnimations {
    static var reducesMotion: Bool { NSWorkspace.shared.accessibilityDisplayShouldReduceMotion }

    static func animate(
      _ animation: LayoutAnimation, _ changes: @escaping () -> Void, _ completion: @escaping @Sendable (Bool) -> Void
    ) { runGroup(animation, changes, completion: completion) }

    /// Runs a group of AppKit's animations.
    ///
    /// AppKit has no delays, repeats and springs. Such an animation becomes one run of the same total duration that is
    /// slow at the beginning and at the end.
    static func runGroup(
      _ animation: LayoutAnimation, _ changes: () -> Void, completion: @escaping @Sendable (Bool) -> Void
    ) {
      let curve = animation.plainCurve
      NSAnimationContext.runAnimationGroup(
        { context in
          context.duration = curve == nil ? animation.totalDuration : animation.duration
          context.timingFunction = CAMediaTimingFunction(curve ?? .slowAtBothEnds)
          context.allowsImplicitAnimation = true
          changes()
        },
        completionHandler: { completion(true) })
    }
  }

  extension LayoutAnimation {
    /// The curve, for an animation that AppKit has: one run of a curve without a delay; `nil` for others.
    var plainCurve: CubicCurve? { delay == 0 && repeatCount == 1 ? cubicCurve : nil }
  }

  extension CAMediaTimingFunction {
    fileprivate convenience init(_ curve: LayoutAnimation.CubicCurve) {
      self.init(controlPoints: Float(curve.x1), Float(curve.y1), Float(curve.x2), Float(curve.y2))
    }
  }
#endif
