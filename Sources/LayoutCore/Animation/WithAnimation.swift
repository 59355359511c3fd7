#if canImport(os)
  import os
#else
  import Synchronization
#endif

/// Shows the layout changes that `body` makes as a motion from where things are now.
///
/// It holds for every root that is told inside `body` that it needs a turn (by a model that its bodies read, by
/// `updateBody`, another size, `setNeedsLayout`), whenever that turn is run. The frames are worked out once; the root's
/// clock (`LayoutRoot.advance(to:)`) then tells the host those in between.
///
/// What `body` sets directly on views of UIKit or AppKit (frame, opacity, transform) glides as well, with the same timing:
/// as soon as one container was made, the toolkit animates it.
///
/// - Parameters:
///   - animation: how long, and how; `nil`: without any, transitions included.
///   - body: makes the changes. Called once, before this returns.
///   - completion: called once, when all that moves because of it has come to rest: with `true` if everything came to
///     its end (also if there was nothing to move), with `false` if something was stopped or sent elsewhere on its way.
///     Where a toolkit animates views, the animation that it was given counts too, even if no view moves by it.
/// - Returns: what `body` returns.
/// - Throws: what `body` throws.
public func withAnimation<Value, Failure: Error>(
  _ animation: LayoutAnimation? = .default, _ body: () throws(Failure) -> Value, completion: ((Bool) -> Void)? = nil
) throws(Failure) -> Value {
  let transaction = AnimationTransaction(animation, completion)
  defer { transaction.close() }
  var result: Result<Value, Failure>?
  AnimationTransaction.$current.withValue(transaction) {
    NativeAnimations.shared.run(transaction) { result = Result(catching: body) }
  }
  return try (result ?? Result(catching: body)).get()
}

/// One call of `withAnimation`: what its changes have in common.
///
/// It is over when `body` has returned and nothing holds it any more: roots that have a turn before them, and motions.
/// Only its counters are shared by threads, under a lock; `completion` is called where the last reference is released.
final class AnimationTransaction: @unchecked Sendable {
  @TaskLocal static var current: AnimationTransaction?

  private struct State {
    /// The call itself is the first.
    var holds = 1
    var isOpen = true
    /// Whether the toolkit animates what is set on views.
    var animatesViews = false
    var isFinished = true
  }

  let animation: LayoutAnimation?
  private let completion: ((Bool) -> Void)?
  #if canImport(os)
    private let state = OSAllocatedUnfairLock(uncheckedState: State())
  #else
    private let state = Mutex(State())
  #endif

  init(_ animation: LayoutAnimation?, _ completion: ((Bool) -> Void)?) {
    self.animation = animation
    self.completion = completion
  }

  /// Keeps the transaction from being over; not once `body` has returned, as in a task that was started in it.
  ///
  /// - Returns: whether it is held now.
  func join() -> Bool {
    state.withLock { state in
      if state.isOpen { state.holds += 1 }
      return state.isOpen
    }
  }

  /// The toolkit animates what `body` sets on views.
  func animateViews() { state.withLock { $0.animatesViews = true } }

  /// Whether it does so at the moment.
  var isAnimatingViews: Bool { state.withLock { $0.isOpen && $0.animatesViews } }

  /// As `join`, for code that got it from a holder.
  func hold() { state.withLock { $0.holds += 1 } }

  /// Lets go of it.
  func release(finished: Bool) {
    let (isOver, isFinished) = state.withLock { state in
      state.holds -= 1
      if !finished { state.isFinished = false }
      return (state.holds == 0, state.isFinished)
    }
    if isOver { completion?(isFinished) }
  }

  /// `body` has returned.
  fileprivate func close() {
    state.withLock { $0.isOpen = false }
    release(finished: true)
  }
}
