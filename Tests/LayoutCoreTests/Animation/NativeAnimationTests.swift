import Testing

@testable import LayoutCore

/// What a toolkit animates of what `withAnimation` changes. Each test has animations of its own, since those of
/// `withAnimation` belong to the process.
@Suite struct NativeAnimationTests {
  private let native = NativeAnimations()
  private let log = Locked<[String]>([])

  /// As `withAnimation` does it.
  private func animate(_ animation: LayoutAnimation?) {
    let log = log
    let transaction = AnimationTransaction(animation) { isFinished in log.withLock { $0.append("over \(isFinished)") } }
    AnimationTransaction.$current.withValue(transaction) {
      native.run(transaction) { log.withLock { $0.append("changes, animated: \(NativeAnimations.isAnimating)") } }
    }
    transaction.release(finished: true)
  }

  @Test(arguments: [true, false])
  func `changes run once inside of the toolkit's animation, and the call is over when that is`(isFinished: Bool) {
    let log = log
    let end = Locked<(@Sendable (Bool) -> Void)?>(nil)
    native.use { animation, changes, completion in
      log.withLock { $0.append("\(animation?.duration ?? 0) s") }
      changes()
      end.withLock { $0 = completion }
    }
    animate(.linear(duration: 2))
    #expect(log.withLock { $0 } == ["2.0 s", "changes, animated: true"])
    end.withLock { $0 }?(isFinished)
    #expect(log.withLock { $0 }.dropFirst(2) == ["over \(isFinished)"])
    #expect(!NativeAnimations.isAnimating)
  }

  @Test func `without a toolkit the changes are made as they are, and the call is over at once`() {
    native.use { _, _, _ in }
    native.use(nil)
    animate(.linear(duration: 2))
    #expect(log.withLock { $0 } == ["changes, animated: false", "over true"])
  }
}
