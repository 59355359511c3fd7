import Foundation
import LayoutConformance
import LayoutEngine
import Testing

/// Off equals on, bit for bit: what the engine knows without asking is what asking would have told it.
@Suite struct ShortCutTests {
  /// Trees of one test case.
  static let block = 250
  /// 2,000 trees of each size, and 100,000 where `LAYOUT_LONG_TESTS` is set.
  static let blocks = ProcessInfo.processInfo.environment["LAYOUT_LONG_TESTS"] == nil ? 0..<8 : 0..<400

  @Test(arguments: blocks, [8, 16, 36])
  func `random trees have the same frames with short cuts and without`(number: Int, nodes: Int) throws {
    var compared = 0
    for seed in number * Self.block..<(number + 1) * Self.block {
      var source = RandomTree(seed: UInt64(seed))
      let model = source.tree(nodes: nodes)
      let proposal = source.proposal()
      guard let difference = try Self.difference(model, proposal) else {
        compared += 1
        continue
      }
      if difference.isOverasked { continue }
      let smallest = EditScript(turns: [EditScript.Turn(model: model, proposal: proposal, direction: .leftToRight)])
        .shrunk { script in
          guard let turn = script.turns.first else { return false }
          let difference = try? Self.difference(turn.model, turn.proposal)
          return difference.map { !$0.isOverasked } ?? false
        }
      let turn = smallest.turns[0]
      Issue.record("seed \(seed): \(try Self.difference(turn.model, turn.proposal)?.text ?? "")\n\(smallest)")
      return
    }
    // The others were asked for more sizes than an element answers, which of them depends on the way.
    #expect(compared >= Self.block * 9 / 10)
  }

  struct Difference {
    var text: String
    /// Whether some element was asked for more sizes than it answers.
    var isOverasked: Bool
  }

  static func difference(_ model: Model, _ proposal: Proposal) throws -> Difference? {
    let short = try LiveTree(model)
    let long = try LiveTree(model, shortCuts: false)
    let answer = short.tree.layout(in: proposal)
    let expected = long.tree.layout(in: proposal)
    let isOverasked = [short, long].contains { live in
      live.tree.sink.diagnostics.contains { $0.code == .tooManyProposals }
    }
    if answer.bits != expected.bits {
      return Difference(text: "answers \(answer) instead of \(expected)", isOverasked: isOverasked)
    }
    return long.difference(from: short).map { Difference(text: $0, isOverasked: isOverasked) }
  }
}
