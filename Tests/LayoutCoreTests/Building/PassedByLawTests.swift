import Foundation
import Testing

/// Passed by is evaluated: what a root shows that passes equal elements by is, bit for bit, what one shows that evaluates
/// all, and what a new one shows.
@Suite struct PassedByLawTests {
  @Test(arguments: 0..<4)
  func `after a script of updates a root that passes equal elements by shows what one shows that does not`(block: Int) {
    var bodies = (passing: 0, all: 0)
    for seed in LawRun.seeds(block, of: 2000) {
      guard let difference = EqualScript(seed: seed).difference(&bodies) else { continue }
      Issue.record("seed \(seed): \(difference)")
      return
    }
    // Else nothing would have been shown.
    #expect(bodies.passing * 3 < bodies.all * 2, "\(bodies)")
  }
}
