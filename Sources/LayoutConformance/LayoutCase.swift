/// A case of any kind.
package protocol LayoutCase: Sendable {
  /// What the case is called.
  var name: String { get }
  /// Lays the case out and compares, within `tolerance` points.
  func check(tolerance: Double) -> CaseVerdict
}

/// What came of one case.
package enum CaseVerdict {
  case passed
  /// One line a difference.
  case failed([String])
  /// The case asks for something that is not known here.
  case skipped(String)
}

/// A case whose kind is not known here.
package struct UnknownCase: LayoutCase {
  package var name: String
  package var kind: String

  package func check(tolerance: Double) -> CaseVerdict { .skipped("cases of the kind \(kind) are not run") }
}
