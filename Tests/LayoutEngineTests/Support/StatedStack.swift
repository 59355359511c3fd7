import Foundation

/// Stacks of threads, in bytes.
enum StackSize {
  /// A thread on Apple's systems.
  static let small = 512 * 1024

  /// By how much stacks are larger where a sanitizer keeps shadows of what is on them: the environment variable
  /// `LAYOUT_STACK_FACTOR`, which `Scripts/test --sanitize` sets.
  static let factor = ProcessInfo.processInfo.environment["LAYOUT_STACK_FACTOR"].flatMap(Int.init) ?? 1
}

/// Runs `work` on a thread of its own with a stack of that many bytes, and waits for it.
func onStack<Result: Sendable>(
  of bytes: Int = StackSize.small, _ work: @escaping @Sendable () throws -> Result
) throws -> Result {
  let mailbox = Mailbox<Result>()
  let thread = Thread {
    mailbox.result = Swift.Result(catching: work)
    mailbox.done.signal()
  }
  thread.stackSize = bytes * StackSize.factor
  thread.start()
  mailbox.done.wait()
  guard let result = mailbox.result else { throw CancellationError() }
  return try result.get()
}

/// Written by one thread before `done` is signalled, read by another one after.
private final class Mailbox<Value>: @unchecked Sendable {
  var result: Result<Value, any Error>?
  let done = DispatchSemaphore(value: 0)
}
