import LayoutTrees
@testable import LayoutEngine
import Testing

/// An element's extents are its responses with every measurement made, for every proposal on the other axis, except for
/// the rounding of sums of shares.
@Suite struct ExtentTests {
  private static let lengths: [Double?] = [nil, 0, 7, 50, 320.5, .infinity]

  /// How many of the numbers of an element are known.
  private static func check(_ tree: TreeDescription, _ seed: Int) throws -> Int {
    let live = try LiveTree(tree)
    let long = try LiveTree(tree, shortCuts: false).tree
    _ = live.tree.measureRoot(.unspecified)
    let record = live.tree.nodes[live.tree.root]
    var known = 0
    for axis in Axis.allCases {
      let extent = live.tree._extents(of: live.tree.root)[axis]
      let mustMeasure = record.traits.contains(.mustMeasure(axis))
      for proposed in lengths {
        var expected: Double
        switch proposed {
        case nil: expected = extent.ideal
        case 0: expected = extent.least
        case .infinity: expected = extent.greatest
        case .some(let length):
          expected = mustMeasure ? .nan : Swift.min(Swift.max(length, extent.least), extent.greatest)
        }
        guard !expected.isNaN else { continue }
        known += 1
        for other in lengths {
          var proposal = Proposal(width: other, height: other)
          if axis == .horizontal { proposal.width = proposed } else { proposal.height = proposed }
          let length = long.measureRoot(proposal)[axis]
          #expect(
            length == expected || abs(length - expected) <= 1e-9 * Swift.max(1, abs(expected)),
            "seed \(seed): \(expected) at \(proposal), \(axis), and asked \(length)\n\(tree)")
        }
      }
    }
    return known
  }

  private static func modifier(_ source: inout RandomTree<SplitMix>) -> TreeDescription.Modifier {
    while true {
      let modifier = source.modifier(depth: 9)
      switch modifier {
      case .frame, .flexibleFrame, .padding, .fixedSize, .offset, .direction: return modifier
      default: continue
      }
    }
  }

  /// A leaf in up to four layers.
  private static func leaf(_ source: inout RandomTree<SplitMix>) -> TreeDescription {
    while true {
      var tree = TreeDescription(source.leaf())
      switch tree.kind {
      case .text, .measured: continue
      default: break
      }
      for _ in 0..<source.random.int(0...4) { tree.modifiers.append(modifier(&source)) }
      return tree
    }
  }

  private static func stack(_ source: inout RandomTree<SplitMix>, _ depth: Int) -> TreeDescription {
    var children: [TreeDescription] = []
    for _ in 0..<source.random.int(1...4) {
      children.append(depth > 0 && source.random.once(in: 2) ? stack(&source, depth - 1) : leaf(&source))
    }
    let spacing = source.random.pick([0, 0.1, 4])
    var tree: TreeDescription =
      source.random.once(in: 2) ? .hStack(spacing: spacing, children) : .vStack(spacing: spacing, children)
    for _ in 0..<source.random.int(0...2) { tree.modifiers.append(modifier(&source)) }
    return tree
  }

  @Test func `a leaf in layers`() throws {
    var count = 0
    for seed in 0..<1000 {
      var source = RandomTree(seed: UInt64(seed))
      count += try Self.check(Self.leaf(&source), seed)
    }
    #expect(count == 11_793)
  }

  @Test func `stacks in layers, of leaves and stacks`() throws {
    var count = 0
    for seed in 0..<600 {
      var source = RandomTree(seed: UInt64(seed))
      count += try Self.check(Self.stack(&source, 2), seed)
    }
    #expect(count == 5_645)
  }

  /// A container takes it off what it shares out, without a question.
  @Test(arguments: [
    ("a frame", TreeDescription.color.padding(2).frame(width: 30, height: 20)),
    ("a fixed size", .color.padding(2).fixedSize()),
    ("the frame of a shape", .color.frame(width: 30, height: 20)),
    ("a frame around a text", .text("a").frame(width: 30, height: 20)),
  ])
  func `what has one length notices no proposal`(name: String, tree: TreeDescription) throws {
    let live = try LiveTree(tree)
    live.layout(width: 100, height: 100)
    let traits = live.tree.nodes[live.tree.root].traits
    for axis in Axis.allCases {
      #expect(!traits.contains(.notices(axis)) && !traits.contains(.mustMeasure(axis)), "\(name), \(axis)")
    }
  }
}
