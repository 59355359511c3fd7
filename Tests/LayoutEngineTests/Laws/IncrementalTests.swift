import Foundation
import LayoutEngine
import Testing

/// Incremental equals fresh: after any script of edits the frames are those of a new tree, bit for bit.
@Suite struct IncrementalTests {
  /// Scripts of one test case.
  static let block = 250
  /// 2,000 scripts, and 100,000 where `LAYOUT_LONG_TESTS` is set.
  static let blocks = ProcessInfo.processInfo.environment["LAYOUT_LONG_TESTS"] == nil ? 0..<8 : 0..<400

  @Test(arguments: blocks)
  func `after a script of edits the frames are those of a new tree`(number: Int) throws {
    for seed in number * Self.block..<(number + 1) * Self.block {
      let script = EditScript.random(seed: UInt64(seed))
      guard try script.difference() != nil else { continue }
      let smallest = script.shrunk { (try? $0.difference()) != nil }
      Issue.record("seed \(seed): \(try smallest.difference() ?? "")\n\(smallest)")
      return
    }
  }
}
