#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What trees check after every turn, by variables of the environment. Slow, for tests.
enum Checks {
  /// Their own data.
  static let ofInvariants = getenv("LAYOUT_CHECK_INVARIANTS") != nil
  /// Whether what others wrote keeps to its contract.
  static let ofContracts = getenv("LAYOUT_CHECK_CONTRACTS") != nil
}
