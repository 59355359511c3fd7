#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  /// What is set directly on views inside of `withAnimation` glides by the toolkit's own animation.
  ///
  /// 1. Other threads own no views: what is done there is done as it is.
  /// 2. Where a person wants things to move as little as possible, nothing takes time, or `withAnimation` has no animation,
  ///    nothing glides, whatever animation is around it.
  /// 3. Else the changes are made inside of an animation of the toolkit with the same duration, delay and curve.
  /// 4. A turn that runs inside sets its frames without that animation: the layout's own clock moves them.
  @MainActor
  enum ViewAnimations {
    /// Has `withAnimation` animate views from now on.
    static func start() {
      NativeAnimations.shared.use { animation, changes, completion in
        guard MainQueue.isCurrent else {  // 1.
          changes()
          return completion(true)
        }
        // Called on this thread, before this returns.
        nonisolated(unsafe) let changes = changes
        MainActor.assumeIsolated {
          guard let animation, !reducesMotion, animation.totalDuration > 0 else {  // 2.
            LayoutContainer.still(changes)
            return completion(true)
          }
          // The toolkit may keep its closure; what is made here is made once, and not kept.
          withoutActuallyEscaping(changes) { changes in
            let once = Once(changes)
            animate(animation, { once.call() }, completion)  // 3.
            once.call()
          }
        }
      }
    }

    /// Runs a turn. 4.
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
