import Foundation
import LayoutConformance
import Testing

/// The SwiftUI-semantics corpora, 1,870 trees with the frames they must have, and those of rules of our own, whose files
/// are found by their folder.
@Suite struct ConformanceTests {
  static let files = ["swiftui_cases", "swiftui_random_cases"]
  static let rules = Bundle.module.paths(forResourcesOfType: "json", inDirectory: "Fixtures/rules").map {
    "rules/\(URL(filePath: $0).deletingPathExtension().lastPathComponent)"
  }

  @Test(arguments: zip(files, [270, 1600]))
  func `every case of the corpus has the expected frames`(file: String, count: Int) throws {
    #expect(try checkedCases(in: file) == count)
  }

  @Test(arguments: rules)
  func `every case of a rule of our own has the expected frames`(file: String) throws {
    #expect(try checkedCases(in: file) >= 20)
  }

  private func checkedCases(in file: String) throws -> Int {
    let url = try #require(Bundle.module.url(forResource: file, withExtension: "json", subdirectory: "Fixtures"))
    let corpus = try LayoutCaseFile.read(url.path)
    for single in corpus.cases {
      switch single.check(tolerance: 0.01) {
      case .passed: break
      case .failed(let differences): Issue.record("\(single.name): \(differences.joined(separator: "; "))")
      case .skipped(let reason): Issue.record("\(single.name) was skipped: \(reason)")
      }
    }
    return corpus.cases.count
  }
}
