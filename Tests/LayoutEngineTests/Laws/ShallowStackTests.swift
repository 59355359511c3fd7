import LayoutConformance
import LayoutEngine
import TestPromises
import Testing

/// Evaluations that are given up for their depth and taken up again give the same frames, bit for bit.
@Suite(.promises("L2")) struct ShallowStackTests {
  @Test(arguments: [1, 2, 3, 5])
  func `with room for a few levels only the frames are the same`(levels: Int) throws {
    for seed in 0..<250 {
      var source = RandomTree(seed: UInt64(seed))
      let tree = source.tree(nodes: 14)
      let proposal = source.proposal()
      guard try Self.fault(tree, proposal, levels) != nil else { continue }
      let smallest = tree.shrunk { try Self.fault($0, proposal, levels) != nil }
      Issue.record("seed \(seed) in \(proposal): \(try Self.fault(smallest, proposal, levels) ?? "")\n\(smallest)")
      return
    }
  }

  /// What differs from a tree with all the room there is.
  static func fault(_ tree: TreeDescription, _ proposal: Proposal, _ levels: Int) throws -> String? {
    let deep = try LiveTree(tree)
    let shallow = try LiveTree(tree)
    shallow.tree.pass.levels.free = levels
    shallow.tree.pass.levels.stackLimit = 0
    let answer = deep.tree.layout(in: proposal)
    let other = shallow.tree.layout(in: proposal)
    if answer.bits != other.bits { return "responds with \(other) instead of \(answer)" }
    return deep.difference(from: shallow)
  }
}
