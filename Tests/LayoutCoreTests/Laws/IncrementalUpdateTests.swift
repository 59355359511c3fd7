import Foundation
import TestPromises
import Testing

/// Incremental equals fresh, for values of the DSL: after any series of updates a session shows, bit for bit, what a
/// new one shows.
@Suite(.promises("L1")) struct IncrementalUpdateTests {
  /// Scripts of one test case.
  static let block = 125
  /// 500 scripts, and 20,000 where `LAYOUT_LONG_TESTS` is set.
  static let blocks = ProcessInfo.processInfo.environment["LAYOUT_LONG_TESTS"] == nil ? 0..<4 : 0..<160

  @Test(.promises("B22"), arguments: blocks)
  func `after a script of updates a session shows what a new one shows`(number: Int) {
    for seed in number * Self.block..<(number + 1) * Self.block {
      let script = UpdateScript.random(seed: UInt64(seed))
      guard script.difference != nil else { continue }
      let smallest = script.shrunk { $0.difference != nil }
      Issue.record("seed \(seed): \(smallest.difference ?? "")\n\(smallest)")
      return
    }
  }

  @Test(.promises("B21", "B22"), arguments: 0..<4)
  func `after a script of updates a host shows the views of a new one, and gets no call twice`(block: Int) {
    for seed in LawRun.seeds(block, of: 160) {
      let script = UpdateScript.random(seed: seed)
      guard script.hostDifference != nil else { continue }
      let smallest = script.shrunk { $0.hostDifference != nil }
      Issue.record("seed \(seed): \(smallest.hostDifference ?? "")\n\(smallest)")
      return
    }
  }

  @Test(arguments: blocks)
  func `after a script of updates a host shows the same with short cuts of the engine and without`(number: Int) {
    for seed in number * Self.block..<(number + 1) * Self.block {
      let script = UpdateScript.random(seed: UInt64(seed))
      guard script.shortCutDifference != nil else { continue }
      let smallest = script.shrunk { $0.shortCutDifference != nil }
      Issue.record("seed \(seed): \(smallest.shortCutDifference ?? "")\n\(smallest)")
      return
    }
  }

  @Test func `scripts insert, remove, move and change`() {
    var moved = 0
    var inserted = 0
    var removed = 0
    for seed in 0..<300 {
      let turns = UpdateScript.random(seed: UInt64(seed)).turns
      for (old, new) in zip(turns, turns.dropFirst()) {
        let (before, after) = (old.piece.ids, new.piece.ids)
        if !Set(after).isSubset(of: before) { inserted += 1 }
        if !Set(before).isSubset(of: after) { removed += 1 }
        if before != after, Set(before) == Set(after) { moved += 1 }
      }
    }
    #expect(moved > 20 && inserted > 200 && removed > 200, "\(moved), \(inserted), \(removed)")
  }
}
