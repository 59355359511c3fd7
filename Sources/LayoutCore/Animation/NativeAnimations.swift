/// Lets the system's toolkit animate properties that are set directly on its views inside of `withAnimation`.
package final class NativeAnimations: Sendable {
  /// Makes changes with an animation of the toolkit.
  ///
  /// 1. It calls the changes once, before it returns.
  /// 2. It calls `completion` once, at the end of the motion, with whether that came to its end.
  package typealias Runner =
    @Sendable (
      _ animation: LayoutAnimation?, _ changes: () -> Void,
      _ completion: @escaping @Sendable (_ isFinished: Bool) -> Void
    ) -> Void

  /// The runners that `withAnimation` uses.
  package static let shared = NativeAnimations()

  /// Whether the toolkit animates changes of views at the moment, because of `withAnimation`.
  ///
  /// It is `false` in a task that was started there, once `withAnimation` has returned.
  package static var isAnimating: Bool { AnimationTransaction.current?.isAnimatingViews ?? false }

  private let runner = Locked<Runner?>(nil)

  /// Sets the runner that makes the changes from now on; `nil` makes them without an animation.
  package func use(_ runner: Runner?) {
    let old = self.runner.withLock { current in
      let old = current
      current = runner
      return old
    }
    letDie(old)
  }

  /// Runs the changes of a transaction, which is not over before the toolkit's motion is.
  func run(_ transaction: AnimationTransaction, _ changes: () -> Void) {
    guard let runner = runner.withLock({ $0 }) else { return changes() }
    transaction.hold()
    transaction.animateViews()
    runner(transaction.animation, changes) { transaction.release(finished: $0) }
  }
}
