#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import QuartzCore

  extension ViewAnimations {
    static var reducesMotion: Bool { NSWorkspace.shared.accessibilityDisplayShouldReduceMotion }

    /// AppKit's animations know neither delays nor repeats nor springs: those are one run that is slow at the beginning
    /// and at the end, as long as all of it.
    static func animate(
      _ animation: LayoutAnimation, _ changes: @escaping () -> Void, _ completion: @escaping @Sendable (Bool) -> Void
    ) {
      let isPlain = animation.delay == 0 && animation.repeatCount == 1
      let curve = isPlain ? animation.cubicCurve : nil
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

  extension CAMediaTimingFunction {
    convenience init(_ curve: LayoutAnimation.CubicCurve) {
      self.init(controlPoints: Float(curve.x1), Float(curve.y1), Float(curve.x2), Float(curve.y2))
    }
  }
#endif
