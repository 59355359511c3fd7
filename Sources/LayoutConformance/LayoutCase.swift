/// A case of any kind.
package protocol LayoutCase: Sendable {
  /// What the case is called.
  var name: String { get }
  /// Lays the case out and compares, within `tolerance` points.
  func check(tolerance: Double) -> BoxVerdict
}

extension BoxCase: LayoutCase {
  package var name: String { id }
}

/// A case whose kind is not known here.
package struct UnknownCase: LayoutCase {
  package var name: String
  package var kind: String

  package func check(tolerance: Double) -> BoxVerdict { .skipped("cases of the kind \(kind) are not run") }
}
