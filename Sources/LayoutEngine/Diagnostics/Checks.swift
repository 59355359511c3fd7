#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The checks of trees after turns, by variables of the environment; they are slow, for tests.
enum Checks {
  /// Whether trees check their own data.
  static let ofInvariants = getenv("LAYOUT_CHECK_INVARIANTS") != nil
  /// Whether trees check that callers' types keep their contract.
  static let ofContracts = getenv("LAYOUT_CHECK_CONTRACTS") != nil
}
