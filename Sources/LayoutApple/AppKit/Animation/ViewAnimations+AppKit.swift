#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import QuartzCore

  extension ViewAnimations {
    static var reducesMotion: Bool { NSWorkspace.shared.accessibilityDisplayShouldReduceMotion }

    static func withoutAnimation(_ work: () -> Void) {
      NSAnimationContext.runAnimationGroup { context in
        context.duration = 0
        context.allowsImplicitAnimation = false
        work()
      }
    }

    /// AppKit's animations know neither delays nor repeats nor springs: those are one run that is slow at the beginning
    /// and at the end, as long as all of it.
    static func animate(
      _ animation: LayoutAnimation, _ changes: @escaping () -> Void, _ completion: @escaping @Sendable (Bool) -> Void
    ) {
      NSAnimationContext.runAnimationGroup(
        { context in
          context.duration = animation.mediaTiming == nil ? animation.totalDuration : animation.duration
          context.timingFunction = animation.mediaTiming ?? CAMediaTimingFunction(controlPoints: 0.42, 0, 0.58, 1)
          context.allowsImplicitAnimation = true
          changes()
        },
        completionHandler: { completion(true) })
    }
  }
#endif
