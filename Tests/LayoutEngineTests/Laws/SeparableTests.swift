import LayoutEngine
import Testing

/// Lengths at 0 and at infinity that are added up are those that measuring gives, bit for bit, whatever is offered on the
/// other axis.
@Suite struct SeparableTests {
  /// What is offered on the other axis.
  private static let others: [Double?] = [nil, 0, 7, 50, 320.5, .infinity]

  private static func check(_ model: Model, _ seed: Int) throws -> Bool {
    let live = try LiveTree(model)
    let tree = live.tree
    _ = tree.measureRoot(.unspecified)
    for axis in Axis.allCases {
      guard let bounds = tree._separableBounds(of: tree.root, axis) else { return false }
      for other in others {
        for (proposed, bound) in [(0, bounds.min), (Double.infinity, bounds.max)] {
          var proposal = Proposal(width: other, height: other)
          if axis == .horizontal { proposal.width = proposed } else { proposal.height = proposed }
          let length = tree.measureRoot(proposal)[axis]
          #expect(length.bitPattern == bound.bitPattern, "seed \(seed): \(proposal), \(axis)\n\(model)")
        }
      }
    }
    return true
  }

  private static func modifier(_ source: inout RandomTree) -> Model.Modifier {
    while true {
      let modifier = source.modifier(depth: 9)
      switch modifier {
      case .frame, .flexibleFrame, .padding, .fixedSize, .offset, .direction: return modifier
      default: continue
      }
    }
  }

  /// A leaf in up to four layers.
  private static func leaf(_ source: inout RandomTree) -> Model {
    while true {
      var model = Model(source.leaf())
      switch model.kind {
      case .text, .measured: continue
      default: break
      }
      for _ in 0..<source.random.int(0...4) { model.modifiers.append(modifier(&source)) }
      return model
    }
  }

  private static func stack(_ source: inout RandomTree, _ depth: Int) -> Model {
    var children: [Model] = []
    for _ in 0..<source.random.int(1...4) {
      children.append(depth > 0 && source.random.once(in: 2) ? stack(&source, depth - 1) : leaf(&source))
    }
    let spacing = source.random.pick([0, 0.1, 4])
    var model: Model =
      source.random.once(in: 2) ? .hStack(spacing: spacing, children) : .vStack(spacing: spacing, children)
    for _ in 0..<source.random.int(0...2) { model.modifiers.append(modifier(&source)) }
    return model
  }

  @Test func `a leaf in layers`() throws {
    var count = 0
    for seed in 0..<1000 {
      var source = RandomTree(seed: UInt64(seed))
      if try Self.check(Self.leaf(&source), seed) { count += 1 }
    }
    // The others have a negative inset.
    #expect(count == 997)
  }

  @Test func `stacks in layers, of leaves and stacks`() throws {
    var count = 0
    for seed in 0..<600 {
      var source = RandomTree(seed: UInt64(seed))
      if try Self.check(Self.stack(&source, 2), seed) { count += 1 }
    }
    #expect(count == 378)
  }
}
