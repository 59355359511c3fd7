import LayoutConformance
import LayoutEngine
import TestPromises
import Testing

/// Numbers at the ends of what a `Double` holds: lengths end at one limit, and no frame has a zero with a sign.
@Suite(.promises("L4")) struct NumberLawTests {
  /// Between zero and the least number whose bits are all in use.
  static let denormal = Double.leastNormalMagnitude / 256

  static let numbers: [Double] = [
    1e308, -1e308, .greatestFiniteMagnitude, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, denormal, -denormal,
    .leastNormalMagnitude, 0, -0.0, -0.0, Length.limit, Length.limit.nextUp, Length.limit.nextDown, -Length.limit,
    1.0 / 3, -1.0 / 3,
  ]

  static let proposals =
    FiniteFrameTests.finiteProposals + [
      Proposal(width: .leastNonzeroMagnitude, height: denormal), Proposal(width: 1e308, height: 1e308),
      Proposal(width: -0.0, height: 1.0 / 3),
    ]

  /// The first number that breaks the law.
  static func fault(_ turn: TreeScene) throws -> String? {
    let live = try LiveTree(turn.tree)
    live.tree.rootDirection = turn.direction
    let answer = live.tree.layout(in: turn.proposal)
    return live.numberFault(answer)
  }

  /// A random tree about a third of whose numbers are extreme.
  static func tree(seed: UInt64) -> TreeDescription {
    var source = RandomTree(seed: seed)
    let tree = source.tree(nodes: 10)
    var random = SplitMix(seed &+ 77)
    return tree.mapNumbers { random.once(in: 3) ? random.pick(numbers) : $0 }
  }

  @Test("any numbers give frames within the limit and without -0", .promises("B05"), arguments: 0..<8)
  func extremes(block: Int) throws {
    for seed in block * 100..<(block + 1) * 100 {
      let tree = Self.tree(seed: UInt64(seed))
      for proposal in Self.proposals {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
          let turn = TreeScene(tree, in: proposal, direction: direction)
          guard try Self.fault(turn) != nil else { continue }
          let smallest = turn.shrunk { try Self.fault($0) != nil }
          Issue.record("seed \(seed): \(try Self.fault(smallest) ?? "")\n\(smallest)")
          return
        }
      }
    }
  }

  @Test("the sign of a zero changes nothing, and the sign of nothing is +", .promises("B05"), arguments: 0..<4)
  func signs(block: Int) throws {
    for seed in block * 100..<(block + 1) * 100 {
      var source = RandomTree(seed: UInt64(seed))
      var random = SplitMix(UInt64(seed) &+ 5)
      let plain = source.tree(nodes: 12).mapNumbers { random.once(in: 3) ? 0 : $0 }
      for proposal in Self.proposals {
        guard try Self.signFault(plain, proposal) != nil else { continue }
        let smallest = plain.shrunk { try Self.signFault($0, proposal) != nil }
        Issue.record("seed \(seed) in \(proposal): \(try Self.signFault(smallest, proposal) ?? "")\n\(smallest)")
        return
      }
    }
  }

  /// What differs where each 0 is -0.
  static func signFault(_ tree: TreeDescription, _ proposal: Proposal) throws -> String? {
    let one = try LiveTree(tree)
    let other = try LiveTree(tree.mapNumbers { $0 == 0 ? -0.0 : $0 })
    let (answer, signed) = (one.tree.layout(in: proposal), other.tree.layout(in: proposal))
    if answer.bits != signed.bits { return "responds with \(signed) instead of \(answer)" }
    return one.difference(from: other)
  }

  @Test("the pixel grid has no -0", .promises("B05"), arguments: [1, 1.5, 2, 3, 0.5])
  func grid(scale: Double) {
    let grid = PixelGrid(scale: scale)
    for edge in [-0.0, -0.1, -.leastNonzeroMagnitude, -Self.denormal] {
      #expect(grid.round(edge).sign == .plus)
      let rect = Rect(x: edge, y: edge, width: 0.1, height: 0)
      for rounded in [grid.round(rect), grid.round(rect, keeping: .zero), grid.round(rect, from: .zero)] {
        #expect(!rounded.bits.contains((-0.0).bitPattern))
      }
    }
  }

  @Test("a length beyond the limit is the limit, to the bit", .promises("B05"))
  func saturated() throws {
    for number in [Length.limit.nextUp, 1e308, .greatestFiniteMagnitude] {
      let live = try LiveTree(.fixed(number, 10))
      live.layout(width: nil, height: nil)
      #expect(live.frame() == Rect(x: 0, y: 0, width: Length.limit, height: 10))
      #expect(live.tree.sink.diagnostics.map(\.code) == [.invalidNumber])
    }
    for number in [Length.limit, Length.limit.nextDown, Self.denormal, .leastNonzeroMagnitude] {
      let live = try LiveTree(.fixed(number, 10))
      live.layout(width: nil, height: nil)
      #expect(live.frame().width.bitPattern == number.bitPattern)
      #expect(live.tree.sink.diagnostics == [])
    }
  }

  @Test(
    "a cell's anchor moves it by no more than the limit", .promises("B05"), arguments: [Length.limit, -Length.limit])
  func anchor(fraction: Double) throws {
    let anchors = [UnitPoint(x: fraction, y: 0.5), UnitPoint(x: 0.5, y: fraction)]
    for (anchor, isAcross) in zip(anchors, [true, false]) {
      let cell = TreeDescription.fixed(4, 4).modified(.anchor(anchor))
      let rows: [TreeDescription] = [.gridRow([cell, .fixed(30, 30)]), .gridRow([.fixed(30, 30)])]
      let scene = TreeScene(.grid(rows), in: Proposal(width: 100, height: 100))
      let live = try LiveTree(scene.tree)
      #expect(try live.numberFault(live.run(scene)) == nil)
      #expect(live.frame(0, 0) == Rect(x: isAcross ? fraction : 13, y: isAcross ? 13 : fraction, width: 4, height: 4))
    }
  }

  @Test(
    "adaptive columns are no wider than the limit, however many fit", .promises("B05"), arguments: [0, Length.limit])
  func adaptive(gap: Double) throws {
    let track = GridTrack(.adaptive(min: 0, max: gap == 0 ? Length.limit : 0), spacing: gap)
    let scene = TreeScene(
      TreeDescription(.lazyVGrid([track], 0, TreeDescription.Place()), [.fixed(4, 4)]),
      in: Proposal(width: .infinity, height: 100))
    let live = try LiveTree(scene.tree)
    let answer = try live.run(scene)
    #expect(answer == Size(width: Length.limit, height: 4))
    #expect(live.numberFault(answer) == nil)
  }
}
