import LayoutCore

/// Where a list's rows are laid out.
public protocol ReloadQueue: Sendable {
  /// Runs a job away from the main actor. Jobs run one after the other, in the order they came.
  func background(_ job: @escaping @Sendable () -> Void)

  /// Runs a job on the main actor, soon.
  func main(_ job: @escaping @MainActor @Sendable () -> Void)
}

/// A chain of tasks, each of which waits for the one before.
public final class TaskReloadQueue: ReloadQueue {
  private let last = Locked<Task<Void, Never>?>(nil)

  /// A chain without tasks.
  public init() {}

  /// Runs a job when the ones before are done.
  public func background(_ job: @escaping @Sendable () -> Void) {
    last.withLock { last in
      let before = last
      last = Task.detached(priority: .userInitiated) {
        await before?.value
        job()
      }
    }
  }

  /// Runs a job on the main actor.
  public func main(_ job: @escaping @MainActor @Sendable () -> Void) {
    Task { @MainActor in job() }
  }
}

/// Says whether a reload is still wanted, on any thread.
final class ReloadToken: Sendable {
  private let isOff = Locked(false)

  var isCancelled: Bool { isOff.withLock { $0 } }

  func cancel() { isOff.withLock { $0 = true } }
}
