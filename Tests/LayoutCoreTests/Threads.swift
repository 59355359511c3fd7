#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif
import Synchronization

/// Stacks of threads, in bytes.
enum StackSize {
  /// A thread on Apple's systems.
  static let small = 512 * 1024

  /// The main thread, here and on Apple's systems.
  static let main = 8 * 1024 * 1024

  /// By how much stacks are larger where a sanitizer keeps shadows of what is on them: the environment variable
  /// `LAYOUT_STACK_FACTOR`, which `Scripts/test --sanitize` sets.
  static let factor = getenv("LAYOUT_STACK_FACTOR").flatMap { Int(String(cString: $0)) } ?? 1
}

/// Runs `work` on a thread of its own with a stack of that many bytes, and waits for it.
func onStack(of bytes: Int, _ work: @escaping @Sendable () -> Void) {
  pthread_join(start(stack: bytes * StackSize.factor, work), nil)
}

/// Starts a thread of its own, which is never joined.
func detach(_ work: @escaping @Sendable () -> Void) {
  pthread_detach(start(work))
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

private func start(stack: Int? = nil, _ work: @escaping @Sendable () -> Void) -> pthread_t {
  var thread = pthread_t()
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  defer { pthread_attr_destroy(&attributes) }
  if let stack { pthread_attr_setstacksize(&attributes, stack) }
  let job = Unmanaged.passRetained(Job(work)).toOpaque()
  let result = pthread_create(
    &thread, &attributes,
    { job in
      guard let job else { return nil }
      Unmanaged<Job>.fromOpaque(job).takeRetainedValue().work()
      return nil
    }, job)
  precondition(result == 0, "no thread could be made")
  return thread
}
