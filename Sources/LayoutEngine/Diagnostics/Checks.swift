#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The checks of trees after turns, by variables of the environment; they are slow, for tests.
package enum Checks {
  /// Whether trees check their own data.
  static let ofInvariants = getenv("LAYOUT_CHECK_INVARIANTS") != nil
  /// Whether trees check that callers' types keep their contract.
  static let ofContracts = getenv("LAYOUT_CHECK_CONTRACTS") != nil

  /// Whether a check is made after the run of this number: after each of the first 64, and after one of 16 from then on.
  ///
  /// A check of every run would cost thousands of runs thousands of nodes each.
  package static func isDue(at number: UInt32) -> Bool { number <= 64 || number % 16 == 0 }
}
