import Foundation
import LayoutConformance
import Testing

/// The case files beside the tests.
enum Fixtures {
  static let cases = read("layoutkit_cases")
  static let defects = read("layoutkit_defects")
  /// Cases computed by hand from the rules.
  static let derived = read("derived_cases")

  /// The cases of one kind.
  static func cases<Case: LayoutCase>(_ type: Case.Type) -> [Case] { cases.compactMap { $0 as? Case } }
  static func defects<Case: LayoutCase>(_ type: Case.Type) -> [Case] { defects.compactMap { $0 as? Case } }

  private static func read(_ name: String) -> [any LayoutCase] {
    do {
      let url = try #require(Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Fixtures"))
      return try LayoutCaseFile.read(url.path).cases
    } catch {
      Issue.record("\(error)")
      return []
    }
  }
}

/// Fails the test with what differs.
func expectPassed(_ layoutCase: some LayoutCase) {
  switch layoutCase.check(tolerance: 1e-9) {
  case .passed: break
  case .failed(let differences): Issue.record("\(layoutCase.name): \(differences.joined(separator: "\n"))")
  case .skipped(let reason): Issue.record("\(layoutCase.name) was skipped: \(reason)")
  }
}
