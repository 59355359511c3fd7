#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// The common part of layout inside the toolkits' animations.
  extension LayoutContainer {
    /// Prepares an animation, and makes the changes itself if the toolkit does not animate them.
    ///
    /// 1. A due turn runs at once, so that only the effects of `changes` move.
    /// 2. If motion is reduced or the duration is 0, the changes are made at once, whatever animation surrounds the
    ///    call.
    /// 3. If the toolkit has no such animation, the layout's own clock runs it.
    ///
    /// - Returns: whether the caller must make the changes inside the toolkit's animation.
    func isLeftToToolkit(
      _ animation: LayoutAnimation, _ hasOne: Bool, _ changes: @MainActor () -> Void,
      completion: (@MainActor (Bool) -> Void)?
    ) -> Bool {
      Self.still { layoutIfNeeded() }  // 1.
      guard !root.environment.reducesMotion, animation.totalDuration > 0 else {  // 2.
        Self.still {
          changes()
          layoutIfNeeded()
        }
        completion?(true)
        return false
      }
      guard !hasOne else { return true }
      withAnimation(animation) {  // 3.
        changes()
        layoutIfNeeded()
      } completion: { isFinished in
        MainActor.assumeIsolated { completion?(isFinished) }
      }
      return false
    }
  }

  extension LayoutAnimation {
    /// A curve between (0, 0) and (1, 1), given by its two control points.
    struct CubicCurve {
      var x1, y1, x2, y2: Double

      static var slowAtBothEnds: CubicCurve { CubicCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1) }
    }

    /// The curve, which runs forward in time; `nil` for a spring.
    var cubicCurve: CubicCurve? {
      switch timingFunction {
      case .linear: CubicCurve(x1: 0, y1: 0, x2: 1, y2: 1)
      case .easeIn: CubicCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
      case .easeOut: CubicCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
      case .easeInOut: .slowAtBothEnds
      case .custom(let x1, let y1, let x2, let y2):
        CubicCurve(x1: Self.x(x1), y1: Self.y(y1), x2: Self.x(x2), y2: Self.y(y2))
      case .spring: nil
      }
    }

    // Within the limits of `AnimationTimingFunction.custom`.
    private static func x(_ x: Double) -> Double { x.isNaN ? 0 : min(max(0, x), 1) }
    private static func y(_ y: Double) -> Double { y.isNaN ? 0 : min(max(-100, y), 100) }
  }
#endif
