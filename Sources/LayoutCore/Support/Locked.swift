#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A value behind a lock, reached by one thread at a time.
///
/// A POSIX lock, since the standard library's mutex needs later Apple systems than the package does, and the thread
/// sanitizer does not see it.
@usableFromInline package final class Locked<State>: @unchecked Sendable {
  // Sendable without the compiler's proof: `state` is touched in `withLock` only, between lock and unlock. It is usable from
  // inline code for that function alone.
  @usableFromInline var state: State
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>

  package init(_ state: State) {
    self.state = state
    mutex = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Whether some thread, this one included, is inside `withLock`.
  package var isHeld: Bool {
    guard pthread_mutex_trylock(mutex) == 0 else { return true }
    pthread_mutex_unlock(mutex)
    return false
  }

  /// Runs `body` with the value while no other thread can reach it.
  ///
  /// Nothing that is not `Sendable` may be kept on both sides: hand it out or keep it in. `body` must not come back
  /// here.
  @inlinable package func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    lock()
    defer { unlock() }
    return try body(&state)
  }

  @usableFromInline func lock() { pthread_mutex_lock(mutex) }
  @usableFromInline func unlock() { pthread_mutex_unlock(mutex) }
}
