import LayoutEngine
import Testing

/// Measuring is pure: equal node, equal proposal, equal answer.
@Suite struct PurityTests {
  static let lengths: [Double?] = [nil, 0, .infinity, 57.5]

  @Test(arguments: 0..<4)
  func `the same proposals in any order get the same answers`(block: Int) throws {
    for seed in block * 150..<(block + 1) * 150 {
      var source = RandomTree(seed: UInt64(seed))
      let model = source.tree(nodes: 10)
      let proposals = Self.lengths.flatMap { width in
        Self.lengths.map { Proposal(width: width, height: $0) }
      }
      let one = try LiveTree(model)
      var answers: [Proposal: [UInt64]] = [:]
      for proposal in proposals { answers[proposal] = one.tree.measureRoot(proposal).bits }

      let other = try LiveTree(model)
      for proposal in proposals.shuffled(using: &source.random) {
        let answer = other.tree.measureRoot(proposal)
        guard answer.bits == answers[proposal] else {
          Issue.record("seed \(seed): \(proposal) got \(answer) the second time\n\(model)")
          return
        }
        // Placing in between changes nothing.
        if source.random.once(in: 4) { other.tree.layout(in: source.random.pick(proposals)) }
      }
    }
  }

  @Test(arguments: 0..<4)
  func `a turn that follows another one answers as a measuring does`(block: Int) throws {
    for seed in block * 150..<(block + 1) * 150 {
      var source = RandomTree(seed: UInt64(seed))
      let model = source.tree(nodes: 10)
      let live = try LiveTree(model)
      for _ in 0..<4 {
        let proposal = source.proposal()
        let measured = live.tree.measureRoot(proposal)
        #expect(live.tree.layout(in: proposal).bits == measured.bits, "seed \(seed)")
      }
    }
  }
}
