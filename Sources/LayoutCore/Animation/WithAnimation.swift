#if canImport(os)
  import os
#else
  import Synchronization
#endif

/// Shows the layout changes of `body` as a motion from the present state.
///
/// It applies to every root of which a turn is requested inside `body` (by a model that its bodies read, by
/// `updateBody`, another size, `setNeedsLayout`), whenever that turn is run. The frames are computed once; the root's
/// clock (`LayoutRoot.advance(to:)`) then sets the frames between on the host.
///
/// Properties that `body` sets directly on views of UIKit or AppKit (frame, opacity, transform) are animated as well,
/// with the same timing: as soon as one container was made, the toolkit animates them.
///
/// - Parameters:
///   - animation: the animation; `nil` is none, transitions included.
///   - body: makes the changes. It is called once, before this returns.
///   - completion: called once, when all motions that it caused have come to rest: with `true` if each came to its end
///     (even without any motion), with `false` if one was stopped or got another target on its way. Where a toolkit
///     animates views, its animation counts too, even if no view moves by it.
/// - Returns: the value of `body`.
/// - Throws: the error of `body`.
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

/// The time at which an animation counts as complete.
public enum AnimationCompletionCriteria: UInt8, Hashable, Sendable {
  /// When all motions have come to rest.
  case logicallyComplete
}

/// Shows the layout changes of `body` as a motion, and calls `completion` when all its motions have come to rest or got
/// another target, as SwiftUI does.
public func withAnimation<Value, Failure: Error>(
  _ animation: LayoutAnimation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws(Failure) -> Value,
  completion: @escaping () -> Void
) throws(Failure) -> Value {
  try withAnimation(animation, body, completion: { (_: Bool) in completion() })
}

/// Makes the layout changes of `body` with the animation of a transaction.
public func withTransaction<Value, Failure: Error>(
  _ transaction: Transaction, _ body: () throws(Failure) -> Value
) throws(Failure) -> Value {
  try withAnimation(transaction.disablesAnimations ? nil : transaction.animation, body)
}

extension Binding {
  /// The binding, whose changes are shown as a motion.
  ///
  /// ```swift
  /// Toggle("Details", isOn: $isOpen.animation())
  /// ```
  public func animation(_ animation: LayoutAnimation? = .default) -> Binding {
    Binding(get: { wrappedValue }, set: { value in withAnimation(animation) { wrappedValue = value } })
  }
}

/// One call of `withAnimation`: the common state of its changes.
///
/// It is over when `body` has returned and nothing holds it any more: roots with a requested turn, and motions. Only
/// its counters are shared by threads, under a lock; `completion` is called where the last reference is released.
final class AnimationTransaction: @unchecked Sendable {
  @TaskLocal static var current: AnimationTransaction?

  private struct State {
    /// The number of holders; the call itself is the first.
    var holds = 1
    var isOpen = true
    /// Whether the toolkit animates changes of views.
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

  /// Holds the transaction; it has no effect once `body` has returned, as in a task that was started in it.
  ///
  /// - Returns: whether it is held now.
  func join() -> Bool {
    state.withLock { state in
      if state.isOpen { state.holds += 1 }
      return state.isOpen
    }
  }

  /// Notes that the toolkit animates changes that `body` makes to views.
  func animateViews() { state.withLock { $0.animatesViews = true } }

  /// Whether it does so at the moment.
  var isAnimatingViews: Bool { state.withLock { $0.isOpen && $0.animatesViews } }

  /// Holds the transaction for code that got it from a holder.
  func hold() { state.withLock { $0.holds += 1 } }

  /// Releases it.
  func release(finished: Bool) {
    let (isOver, isFinished) = state.withLock { state in
      state.holds -= 1
      if !finished { state.isFinished = false }
      return (state.holds == 0, state.isFinished)
    }
    if isOver { completion?(isFinished) }
  }

  /// Closes the transaction after `body` has returned.
  fileprivate func close() {
    state.withLock { $0.isOpen = false }
    release(finished: true)
  }
}
