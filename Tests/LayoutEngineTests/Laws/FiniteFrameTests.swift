import LayoutConformance
import LayoutEngine
import TestPromises
import Testing

/// Every frame is finite and no size is negative, whatever comes in.
@Suite(.promises("L4")) struct FiniteFrameTests {
  static let finiteProposals = [
    Proposal(width: 200, height: 100), .unspecified, .zero, Proposal(width: nil, height: Length.limit),
  ]
  static let proposals = finiteProposals + [.infinity, Proposal(width: .infinity, height: nil)]

  /// The first frame that is none.
  static func fault(_ tree: TreeDescription, _ proposal: Proposal) throws -> String? {
    let live = try LiveTree(tree)
    return live.numberFault(live.tree.layout(in: proposal))
  }

  /// What is wrong with the trees in any of the proposals.
  static func faults(_ trees: [TreeDescription]) throws -> [String] {
    var faults: [String] = []
    for tree in trees {
      for proposal in proposals {
        if let fault = try fault(tree, proposal) { faults.append("\(fault) in \(proposal)\n\(tree)") }
      }
    }
    return faults
  }

  @Test(arguments: BadNumbers.modifiers, BadNumbers.numbers)
  func `a bad number in a modifier yields good frames`(subject: BadNumbers.Subject, number: Double) throws {
    let leaves = [TreeDescription.fixed(40, 30), .color, .text("two words")]
    let trees = subject.make(number).flatMap { modifier in
      leaves.map { $0.modified(modifier) }
        + [.hStack(spacing: nil, [.color, TreeDescription.text("two words").modified(modifier), .spacer()])]
    }
    #expect(try Self.faults(trees) == [])
  }

  @Test(arguments: BadNumbers.nodes, BadNumbers.numbers)
  func `a bad number in a node yields good frames`(subject: BadNumbers.NodeSubject, number: Double) throws {
    let trees = subject.make(number).flatMap { kind in
      let children: [TreeDescription] = kind.isContainer ? [.fixed(40, 30), .color, .text("two words")] : []
      return [
        TreeDescription(kind, children),
        .vStack(spacing: nil, [.color, TreeDescription(kind, children), .fixed(10, 10)]),
      ]
    }
    #expect(try Self.faults(trees) == [])
  }

  @Test(arguments: 0..<40)
  func `leaves with any response have good frames`(seed: Int) throws {
    let leaf = TreeDescription.measured(.erratic(UInt64(seed)))
    let trees: [TreeDescription] = [
      leaf, .hStack(spacing: nil, [leaf, .color, leaf]), TreeDescription.vStack([leaf, leaf]).padding(4),
      .zStack([leaf, .color]), .grid([.gridRow([leaf, .color]), leaf]),
      TreeDescription.color.modified(.overlay([leaf])),
      .scrollView([leaf, leaf]), .viewThatFits([leaf, .fixed(1, 1)]), .custom(.row(gap: 1), [leaf, leaf]),
      TreeDescription(.lazyVStack(0, .center), [leaf, leaf]),
    ]
    let faults = try Self.faults(trees)
    #expect(faults.isEmpty, "\(faults.first ?? "")")
  }

  @Test(arguments: [(1, 2, 3), (1, 3, 2), (2, 1, 3), (2, 3, 1), (3, 1, 2), (3, 2, 1)])
  func `any order of minimum, ideal and maximum yields good frames`(min: Int, ideal: Int, max: Int) throws {
    let bounds = TreeDescription.Bounds(min: Double(min) * 50, ideal: Double(ideal) * 50, max: Double(max) * 50)
    let modifiers = [TreeDescription.Modifier.flexibleFrame(bounds, .none), .flexibleFrame(.none, bounds)]
    #expect(try Self.faults(modifiers.map { TreeDescription.color.modified($0) }) == [])
  }

  @Test(arguments: 0..<4)
  func `random trees have good frames in any finite room`(block: Int) throws {
    for seed in block * 200..<(block + 1) * 200 {
      var source = RandomTree(seed: UInt64(seed))
      let tree = source.tree(nodes: 12)
      for proposal in Self.finiteProposals where try Self.fault(tree, proposal) != nil {
        let smallest = TreeScene(tree, in: proposal).shrunk { try Self.fault($0.tree, proposal) != nil }
        Issue.record("seed \(seed): \(try Self.fault(smallest.tree, proposal) ?? "")\n\(smallest)")
        return
      }
    }
  }
}
