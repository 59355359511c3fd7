#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Whether trees check themselves after every turn: the environment variable `LAYOUT_CHECK_INVARIANTS` is set. Slow, for
/// tests.
enum InvariantChecks {
  static let areOn = getenv("LAYOUT_CHECK_INVARIANTS") != nil
}
