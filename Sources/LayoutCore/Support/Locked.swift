#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A value behind a lock, which one thread at a time can reach.
///
/// It is a POSIX lock, since the standard library's mutex needs later Apple systems than the package does, and the
/// thread sanitizer does not see it.
@usableFromInline package final class Locked<State>: @unchecked Sendable {
  // Sendable without the compiler's proof: `state` is accessed in `withLock` only, between lock and unlock. It is
  // usable from inline code for that function alone.
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

  /// Whether any thread, this one included, is inside `withLock`.
  package var isHeld: Bool {
    guard pthread_mutex_trylock(mutex) == 0 else { return true }
    pthread_mutex_unlock(mutex)
    return false
  }

  /// Runs `body` with the value while no other thread can reach it.
  ///
  /// A value that is not `Sendable` must not be on both sides: it is either returned or stays in. `body` must not call
  /// this function of the same lock.
  @inlinable package func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    lock()
    defer { unlock() }
    return try body(&state)
  }

  @usableFromInline func lock() { pthread_mutex_lock(mutex) }
  @usableFromInline func unlock() { pthread_mutex_unlock(mutex) }
}
