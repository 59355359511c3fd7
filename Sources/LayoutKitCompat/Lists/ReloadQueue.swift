import LayoutCore

/// The queue on which a list's rows are laid out.
public protocol ReloadQueue: Sendable {
  /// Runs a job off the main actor. Jobs run one after the other, in the order of the calls.
  func background(_ job: @escaping @Sendable () -> Void)

  /// Runs a job on the main actor, soon.
  func main(_ job: @escaping @MainActor @Sendable () -> Void)
}

/// A chain of tasks, each of which waits for the previous one.
public final class TaskReloadQueue: ReloadQueue {
  private let last = Locked<Task<Void, Never>?>(nil)

  /// Makes a chain without tasks.
  public init() {}

  /// Runs a job after the previous jobs.
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

/// A flag that cancels a reload, for any thread.
final class ReloadToken: Sendable {
  private let isOff = Locked(false)

  var isCancelled: Bool { isOff.withLock { $0 } }

  func cancel() { isOff.withLock { $0 = true } }
}
