#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// Animates changes that code makes directly on views inside `withAnimation`, by the toolkit's own animation.
  ///
  /// 1. Other threads own no views, so changes there are made without an animation.
  /// 2. If motion is reduced, the duration is 0 or `withAnimation` has no animation, nothing is animated, whatever
  ///    animation surrounds the call.
  /// 3. Otherwise the changes are made inside a toolkit animation with the same duration, delay and curve.
  /// 4. A turn that runs inside sets its frames without that animation, because the layout's own clock moves them.
  @MainActor
  enum ViewAnimations {
    /// Makes `withAnimation` animate views from now on.
    static func start() {
      NativeAnimations.shared.use { animation, changes, completion in
        guard MainQueue.isCurrent else {  // 1.
          changes()
          return completion(true)
        }
        // Called on this thread, before this closure returns.
        nonisolated(unsafe) let changes = changes
        MainActor.assumeIsolated {
          guard let animation, !reducesMotion, animation.totalDuration > 0 else {  // 2.
            LayoutContainer.still(changes)
            return completion(true)
          }
          // The toolkit may keep its closure. This closure makes the changes once, and is not kept.
          withoutActuallyEscaping(changes) { changes in
            let once = Once(changes)
            animate(animation, { once.call() }, completion)  // 3.
            once.call()
          }
        }
      }
    }

    /// Step 4: runs a turn.
    static func turn(_ work: () -> Void) {
      if NativeAnimations.isAnimating { LayoutContainer.still(work) } else { work() }
    }

    private final class Once {
      private var work: (() -> Void)?

      init(_ work: @escaping () -> Void) { self.work = work }

      func call() {
        let due = work
        work = nil
        due?()
      }
    }
  }
#endif
