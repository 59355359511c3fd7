#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import QuartzCore

  extension ViewAnimations {
    static var reducesMotion: Bool { NSWorkspace.shared.accessibilityDisplayShouldReduceMotion }

    static func animate(
      _ animation: LayoutAnimation, _ changes: @escaping () -> Void, _ completion: @escaping @Sendable (Bool) -> Void
    ) { runGroup(animation, changes, completion: completion) }

    /// AppKit's animations know neither delays nor repeats nor springs: those are one run that is slow at the beginning
    /// and at the end, as long as all of it.
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
    /// The curve of an animation that AppKit has: one run of a curve, at once; `nil` for others.
    var plainCurve: CubicCurve? { delay == 0 && repeatCount == 1 ? cubicCurve : nil }
  }

  extension CAMediaTimingFunction {
    fileprivate convenience init(_ curve: LayoutAnimation.CubicCurve) {
      self.init(controlPoints: Float(curve.x1), Float(curve.y1), Float(curve.x2), Float(curve.y2))
    }
  }
#endif
