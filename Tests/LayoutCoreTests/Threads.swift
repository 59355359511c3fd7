#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import Synchronization

/// Starts a thread of its own.
func detach(_ work: @escaping @Sendable () -> Void) {
  _ = start(work)
}

/// Runs `work` on a thread of its own and waits for it.
func onOtherThread(_ work: @escaping @Sendable () -> Void) {
  pthread_join(start(work), nil)
}

/// Runs `work` on so many threads of their own, by their numbers, and waits for all. None begins before all are there.
func onThreads(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) {
  let waiting = Started()
  let threads = (0..<count).map { number in
    start {
      waiting.count.add(1, ordering: .relaxed)
      while waiting.count.load(ordering: .relaxed) < count { sched_yield() }
      work(number)
    }
  }
  for thread in threads { pthread_join(thread, nil) }
}

private final class Started: Sendable {
  let count = Atomic(0)
}

private final class Job {
  let work: @Sendable () -> Void
  init(_ work: @escaping @Sendable () -> Void) { self.work = work }
}

private func start(_ work: @escaping @Sendable () -> Void) -> pthread_t {
  var thread = pthread_t()
  let job = Unmanaged.passRetained(Job(work)).toOpaque()
  let result = pthread_create(
    &thread, nil,
    { job in
      guard let job else { return nil }
      Unmanaged<Job>.fromOpaque(job).takeRetainedValue().work()
      return nil
    }, job)
  precondition(result == 0, "no thread could be made")
  return thread
}
