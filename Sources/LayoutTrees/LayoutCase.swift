/// A case of any kind.
package protocol LayoutCase: Sendable {
  /// The name of the case.
  var name: String { get }
  /// Lays the case out and compares, within `tolerance` points.
  func check(tolerance: Double) -> CaseVerdict
}

/// The result of one case.
package enum CaseVerdict {
  case passed
  /// The differences, one line for each.
  case failed([String])
  /// The case uses a word that is not known here.
  case skipped(String)
}
