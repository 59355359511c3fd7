import Foundation
import Layout
import LayoutConformance
import Testing

@testable import LayoutCSS

/// The least trees on which other engines differ from browsers.
@Suite struct BoxCorpusTests {
  private static let file: BoxCaseFile? = try? BoxCaseFile.read(
    URL(filePath: #filePath).appending(path: "../../Fixtures/micro_cases.json").standardizedFileURL.path)

  @Test func `the least trees have the frames of browsers where both agree`() throws {
    let file = try #require(BoxCorpusTests.file)
    let shares = BoxShares(file, tolerance: BoxCase.tolerance)
    #expect(shares.interop.all == 664)
    #expect(shares.goal.isReached, "\(shares.lines)")
  }

  @Test func `the engine gives elements the frames of their boxes, in both directions`() throws {
    let shares = BoxShares(try #require(BoxCorpusTests.file), tolerance: BoxCase.tolerance)
    #expect(shares.elements.all == 697)
    #expect(shares.elements.passed == 697, "\(shares.failures.prefix(5))")
    #expect(shares.uncompared == 30)
  }

  @Test func `an element with another frame than its box fails the whole`() throws {
    var shares = BoxShares(try #require(BoxCorpusTests.file), tolerance: BoxCase.tolerance)
    #expect(shares.isReached)
    shares.elements.passed -= 1
    #expect(!shares.isReached && shares.goal.isReached)
  }
}
