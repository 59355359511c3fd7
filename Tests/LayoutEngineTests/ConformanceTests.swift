import Foundation
import LayoutConformance
import Testing

/// The SwiftUI-semantics corpora: 1,870 trees with the frames they must have.
@Suite struct ConformanceTests {
  static let files = ["swiftui_cases", "swiftui_random_cases"]

  @Test(arguments: zip(files, [270, 1600]))
  func `every case of the corpus has the expected frames`(file: String, count: Int) throws {
    let url = try #require(Bundle.module.url(forResource: file, withExtension: "json", subdirectory: "Fixtures"))
    let corpus = try LayoutCaseFile.read(url.path)
    #expect(corpus.cases.count == count)
    for single in corpus.cases {
      switch single.check(tolerance: 0.01) {
      case .passed: break
      case .failed(let differences): Issue.record("\(single.name): \(differences.joined(separator: "; "))")
      case .skipped(let reason): Issue.record("\(single.name) was skipped: \(reason)")
      }
    }
  }
}
