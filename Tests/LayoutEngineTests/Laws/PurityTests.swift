import LayoutConformance
import LayoutEngine
import TestPromises
import Testing

/// Measuring is pure: equal node, equal proposal, equal response.
@Suite(.promises("L2")) struct PurityTests {
  static let lengths: [Double?] = [nil, 0, .infinity, 57.5]
  static let proposals = lengths.flatMap { width in lengths.map { Proposal(width: width, height: $0) } }

  @Test(arguments: 0..<4)
  func `the same proposals in any order have the same responses`(block: Int) throws {
    for seed in block * 150..<(block + 1) * 150 {
      var source = RandomTree(seed: UInt64(seed))
      let tree = source.tree(nodes: 10)
      let order = source.random
      guard try Self.fault(tree, order) != nil else { continue }
      let smallest = tree.shrunk { try Self.fault($0, order) != nil }
      Issue.record("seed \(seed): \(try Self.fault(smallest, order) ?? "")\n\(smallest)")
      return
    }
  }

  /// The first proposal with two responses: in the order written, and in a random one.
  static func fault(_ tree: TreeDescription, _ order: SplitMix) throws -> String? {
    var random = order
    let one = try LiveTree(tree)
    var answers: [Proposal: Size] = [:]
    for proposal in proposals { answers[proposal] = one.tree.measureRoot(proposal) }
    let other = try LiveTree(tree)
    for proposal in proposals.shuffled(using: &random) {
      let answer = other.tree.measureRoot(proposal)
      if answer.bits != answers[proposal]?.bits {
        return "\(proposal) gets \(answers[proposal]?.description ?? "nothing"), in another order \(answer)"
      }
      // Placing in between changes nothing.
      if random.once(in: 4) { other.tree.layout(in: random.pick(proposals)) }
    }
    return nil
  }

  @Test(arguments: 0..<4)
  func `a turn that follows another one has the response of a measurement`(block: Int) throws {
    for seed in block * 150..<(block + 1) * 150 {
      var source = RandomTree(seed: UInt64(seed))
      let tree = source.tree(nodes: 10)
      let first = TreeScene(tree, in: source.proposal())
      let script = EditScript(first: first, turns: (1..<4).map { _ in [.propose(source.proposal())] })
      guard try Self.fault(script) != nil else { continue }
      let smallest = script.shrunk { try Self.fault($0) != nil }
      Issue.record("seed \(seed): \(try Self.fault(smallest) ?? "")\n\(smallest)")
      return
    }
  }

  /// The first turn of one tree whose response differs from the one that was measured just before.
  static func fault(_ script: EditScript) throws -> String? {
    let live = try LiveTree(script.first.tree)
    for (number, turn) in script.scenes.enumerated() {
      try live.show(turn.tree)
      let measured = live.tree.measureRoot(turn.proposal)
      let answer = live.tree.layout(in: turn.proposal)
      if answer.bits != measured.bits { return "turn \(number): \(answer), measured \(measured)" }
    }
    return nil
  }
}
