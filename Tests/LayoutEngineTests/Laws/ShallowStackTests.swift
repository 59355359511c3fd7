import LayoutEngine
import Testing

/// Evaluations that are given up for their depth and taken up again give the same frames, bit for bit.
@Suite struct ShallowStackTests {
  @Test(arguments: [1, 2, 3, 5])
  func `with room for a few levels only the frames are the same`(levels: Int) throws {
    for seed in 0..<250 {
      var source = RandomTree(seed: UInt64(seed))
      let model = source.tree(nodes: 14)
      let proposal = source.proposal()
      let deep = try LiveTree(model)
      let shallow = try LiveTree(model)
      shallow.tree.freeDepth = levels
      shallow.tree.stackLimit = 0
      let answer = deep.tree.layout(in: proposal)
      let other = shallow.tree.layout(in: proposal)
      #expect(answer.bits == other.bits, "seed \(seed)\n\(model)")
      #expect(deep.frames().mapValues(\.bits) == shallow.frames().mapValues(\.bits), "seed \(seed)\n\(model)")
    }
  }
}
