import Foundation
import LayoutConformance
import Testing

/// The Simple Layout Engine's cases as data.
@Suite struct LinearCaseTests {
  /// The cases that are given, and those worked out by hand from the rules.
  static let cases = read("sle_cases") + read("derived_cases")

  private static func read(_ name: String) -> [LinearCase] {
    guard let url = Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Fixtures"),
      let data = try? Data(contentsOf: url)
    else { return [] }
    return (try? JSONDecoder().decode([LinearCase].self, from: data)) ?? []
  }

  @Test func `all cases were read`() { #expect(Self.cases.count == 32 + 4) }

  @Test(arguments: cases.indices)
  func `every case has the expected frames and errors`(index: Int) {
    let linear = Self.cases[index]
    switch linear.check(tolerance: 0.01) {
    case .passed: break
    case .failed(let differences): Issue.record("\(linear.name): \(differences.joined(separator: "; "))")
    case .skipped(let reason): Issue.record("\(linear.name) was skipped: \(reason)")
    }
  }

  @Test func `a wrong frame, a wrong error and one that is not expected are reported`() throws {
    let text = """
      [{"name": "a", "kind": "linear", "frame": {"x": 0, "y": 0, "w": 100, "h": 50},
        "tree": {"direction": "row", "items": [{}, {"w": 30}]},
        "expected": [{"path": "/0", "x": 0, "y": 0, "w": 60, "h": 50}, {"path": "/1", "error": "itemIncomplete"}]},
       {"name": "b", "kind": "linear", "frame": {"x": 0, "y": 0, "w": 100, "h": 50},
        "tree": {"direction": "row", "items": [{"w": "nan"}]}, "expected": []}]
      """
    let cases = try JSONDecoder().decode([LinearCase].self, from: Data(text.utf8))
    let differences: [[String]] = cases.map {
      if case .failed(let differences) = $0.check(tolerance: 0.01) { differences } else { [] }
    }
    #expect(
      differences == [
        ["/0 is (0, 0) 70x50, expected (0, 0) 60x50", "/1: no error, expected itemIncomplete"],
        ["/ could not be added: outOfSpace"],
      ])
  }
}
