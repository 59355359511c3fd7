import Foundation
import LayoutConformance
import LayoutEngine
import Testing

/// Off equals on, but for what sums of shares lose: what the engine knows without asking is what asking would have told it.
@Suite struct ShortCutLawTests {
  /// Trees of one test case.
  static let block = 250
  /// 2,000 trees of each size, and 100,000 where `LAYOUT_LONG_TESTS` is set.
  static let blocks = ProcessInfo.processInfo.environment["LAYOUT_LONG_TESTS"] == nil ? 0..<8 : 0..<400

  @Test(arguments: blocks, [8, 16, 36])
  func `random trees have the same frames with short cuts and without`(number: Int, nodes: Int) throws {
    var compared = 0
    for seed in number * Self.block..<(number + 1) * Self.block {
      var source = RandomTree(seed: UInt64(seed))
      var turn = EditScript.Turn(
        model: source.tree(nodes: nodes).inQuarters, proposal: source.proposal(), direction: .leftToRight)
      if source.random.once(in: 3) { turn.direction = .rightToLeft }
      if source.random.once(in: 2) { turn.container = Size(width: source.random.length(), height: 120) }
      guard let difference = try Self.difference(turn) else {
        compared += 1
        continue
      }
      if difference.isOverasked { continue }
      let smallest = EditScript(turns: [turn]).shrunk { script in
        guard let turn = script.turns.first, turn.model.kind != .group else { return false }
        let difference = try? Self.difference(turn)
        return difference.map { !$0.isOverasked } ?? false
      }
      Issue.record("seed \(seed): \(try Self.difference(smallest.turns[0])?.text ?? "")\n\(smallest)")
      return
    }
    // The others were asked for more sizes than an element answers, which of them depends on the way.
    #expect(compared >= Self.block * 9 / 10)
  }

  @Test(
    arguments: zip(
      ConformanceTests.files + ConformanceTests.rules, [270, 1600] + ConformanceTests.rules.map { _ in 20 }))
  func `the corpora have the same frames with short cuts and without`(file: String, count: Int) throws {
    var cases = 0
    let url = try #require(Bundle.module.url(forResource: file, withExtension: "json", subdirectory: "Fixtures"))
    for single in try LayoutCaseFile.read(url.path).cases {
      let box = try #require(single as? BoxCase)
      let proposal = Proposal(width: box.proposal.w?.value, height: box.proposal.h?.value)
      let short = try BoxTree(box)
      let long = try BoxTree(box)
      long.tree.takesShortCuts = false
      // In the room of the case, in another one, and in the first again, where much is known.
      for room in [proposal, Proposal(width: 150, height: nil), proposal] {
        let answer = short.tree.layout(in: room)
        #expect(answer.isNear(long.tree.layout(in: room), room.scale), "\(single.name) in \(room)")
        if answer.isFinite { expectSameFrames(short, long, room.scale, single.name) }
      }
      cases += 1
    }
    #expect(cases >= count)
  }

  private func expectSameFrames(_ short: BoxTree, _ long: BoxTree, _ scale: Double, _ name: String) {
    let (frames, expected) = (short.frames(), long.frames())
    for ((path, node), (_, other)) in zip(short.nodes, long.nodes) {
      let isShown = short.tree.isShown(node)
      #expect(isShown == long.tree.isShown(other), "\(name) \(path)")
      // An alternative that was not chosen has no frame that counts.
      guard isShown else { continue }
      for layer in 0...short.layerCount(of: node) {
        let key = layer == 0 ? path : "\(path)@\(layer)"
        let frame = frames[key] ?? .zero
        #expect(frames[key] != nil && expected[key]?.isNear(frame, scale) == true, "\(name) \(key)")
      }
    }
  }

  @Test(arguments: blocks)
  func `scripts of edits have the same frames with short cuts and without`(number: Int) throws {
    for seed in number * Self.block..<(number + 1) * Self.block {
      let script = EditScript.random(seed: UInt64(seed), nodes: 14).inQuarters
      guard try Self.difference(script) != nil else { continue }
      let smallest = script.shrunk { (try? Self.difference($0)) != nil }
      Issue.record("seed \(seed): \(try Self.difference(smallest) ?? "")\n\(smallest)")
      return
    }
  }

  @Test func `random trees and scripts have every kind of node and modifier that a layout depends on`() throws {
    var kinds: Set<NodeKind> = []
    var modifiers: Set<ModifierKind> = []
    for seed in 0..<UInt64(Self.block) {
      for turn in EditScript.random(seed: seed, nodes: 14).turns {
        let live = try LiveTree(turn.model)
        let tree = live.tree
        for node in live.nodes.values {
          kinds.insert(tree.kind(of: node))
          for at in 0..<tree.modifierCount(of: node) { modifiers.insert(tree.modifier(at, of: node).kind) }
        }
      }
    }
    #expect(Set(NodeKind.allCases).subtracting(kinds) == [])
    // Neither has a rule.
    #expect(Set(ModifierKind.allCases).subtracting(modifiers) == [.layoutValue, .decoration])
  }

  /// Where the frames after some turn differ; `nil` where they never do, or where an element was asked for more sizes than
  /// it answers.
  static func difference(_ script: EditScript) throws -> String? {
    guard let first = script.turns.first else { return nil }
    let short = try LiveTree(first.model)
    let long = try LiveTree(first.model, shortCuts: false)
    for (number, turn) in script.turns.enumerated() {
      try short.show(turn.model)
      try long.show(turn.model)
      let answer = short.run(turn)
      let expected = long.run(turn)
      if isOverasked(short, long) { return nil }
      let scale = turn.proposal.scale
      if !answer.isNear(expected, scale) { return "turn \(number): answers \(answer) instead of \(expected)" }
      if let difference = long.difference(from: short, scale: scale) { return "turn \(number): \(difference)" }
    }
    return nil
  }

  private static func isOverasked(_ trees: LiveTree...) -> Bool {
    trees.contains { live in live.tree.sink.diagnostics.contains { $0.code == .tooManyProposals } }
  }

  struct Difference {
    var text: String
    /// Whether some element was asked for more sizes than it answers.
    var isOverasked: Bool
  }

  static func difference(_ turn: EditScript.Turn) throws -> Difference? {
    let short = try LiveTree(turn.model)
    let long = try LiveTree(turn.model, shortCuts: false)
    let answer = short.run(turn)
    let expected = long.run(turn)
    let isOverasked = isOverasked(short, long)
    if !answer.isNear(expected, turn.proposal.scale) {
      return Difference(text: "answers \(answer) instead of \(expected)", isOverasked: isOverasked)
    }
    return long.difference(from: short, scale: turn.proposal.scale)
      .map { Difference(text: $0, isOverasked: isOverasked) }
  }
}

extension Model {
  /// The same with numbers that are quarters, so that rounding does not decide whether there is no room or next to none.
  fileprivate var inQuarters: Model { mapNumbers { ($0 * 4).rounded() / 4 } }
}

extension EditScript {
  fileprivate var inQuarters: EditScript {
    EditScript(
      turns: turns.map { turn in
        var turn = turn
        turn.model = turn.model.inQuarters
        return turn
      })
  }
}
