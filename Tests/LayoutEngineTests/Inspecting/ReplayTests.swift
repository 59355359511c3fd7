import LayoutTrees
@testable import LayoutEngine
import Testing

/// A replay computes the proposals of the tree.
@Suite struct ReplayTests {
  @Test(arguments: 0..<4)
  func `a replay has every node's stored proposal, and leaves the tree alone`(block: Int) throws {
    var compared = 0
    for seed in block * 100..<(block + 1) * 100 {
      var source = RandomTree(seed: UInt64(seed))
      let tree = source.tree(nodes: 14)
      let live = try LiveTree(tree)
      for _ in 0..<2 {
        live.tree.layout(in: source.proposal())
        let before = (live.tree.counters, records(live.tree))
        let shared = LayoutReplay(live.tree)
        for node in live.nodeByID.values where live.tree.isShown(node) && live.tree.kind(of: node) != .group {
          let replay = LayoutReplay(live.tree)
          let steps = replay.steps(to: node)
          compared += steps.count
          guard replay.corrections.isEmpty else {
            Issue.record("seed \(seed): \(replay.corrections)\n\(tree)")
            return
          }
          #expect("\(shared.steps(to: node))" == "\(steps)", "seed \(seed): one replay for several elements\n\(tree)")
          #expect(
            steps.last?.node == node && steps.allSatisfy { $0.layers.last?.size == live.tree.size(of: $0.node) })
        }
        #expect(live.tree.counters == before.0 && records(live.tree) == before.1, "seed \(seed)")
      }
    }
    #expect(compared > 2000)
  }

  private func records(_ tree: LayoutTree) -> [String] {
    (0..<tree.nodes.count).map { "\(tree.nodes[NodeIndex(rawValue: UInt32($0))])" }
  }
}
