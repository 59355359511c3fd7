import Foundation
import LayoutTrees
import LayoutEngine
import Testing

/// Off equals on, except for the rounding of sums of shares: a response that the engine has without measuring is the
/// measured one.
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
      var turn = TreeScene(source.tree(nodes: nodes).mapNumbers(TreeDescription.quarter), in: source.proposal())
      if source.random.once(in: 3) { turn.direction = .rightToLeft }
      if source.random.once(in: 2) { turn.container = Size(width: source.random.length(), height: 120) }
      let script = EditScript(first: turn)
      let agreement = try script.shortCutAgreement()
      if agreement == .same { compared += 1 }
      guard agreement.difference != nil else { continue }
      let smallest = script.shrunk { script in
        try script.first.tree.kind != .group && script.shortCutAgreement().difference != nil
      }
      Issue.record("seed \(seed): \(try smallest.shortCutAgreement().difference ?? "")\n\(smallest)")
      return
    }
    // In the others an element was measured with more sizes than it responds to, which of them depends on the way.
    #expect(compared >= Self.block * 9 / 10)
  }

  @Test(
    arguments: zip(
      ConformanceTests.files + ConformanceTests.rules, [270, 1600] + ConformanceTests.rules.map { _ in 20 }))
  func `the corpora have the same frames with short cuts and without`(file: String, count: Int) throws {
    var cases = 0
    let url = try #require(Bundle.module.url(forResource: file, withExtension: "json", subdirectory: "Fixtures"))
    for single in try TreeCaseFile.read(url.path).cases {
      var scene = try single.scene.get()
      scene.tree = scene.tree.renumbered()
      let short = try LiveTree(scene.tree)
      let long = try LiveTree(scene.tree, shortCuts: false)
      // In the room of the case, in another one, and in the first again, where much is known.
      for room in [scene.proposal, Proposal(width: 150, height: nil), scene.proposal] {
        scene.proposal = room
        let response = try short.run(scene)
        #expect(try response.isNear(long.run(scene), room.scale), "\(single.name) in \(room)")
        if response.isFinite { expectSameFrames(short, long, room.scale, single.name) }
      }
      cases += 1
    }
    #expect(cases >= count)
  }

  /// Also of groups and of rows of grids.
  private func expectSameFrames(_ short: LiveTree, _ long: LiveTree, _ scale: Double, _ name: String) {
    #expect(long.difference(from: short, scale: scale) == nil, "\(name)")
    for (id, node) in long.nodeByID {
      let other = short.nodeByID[id] ?? .none
      let isShown = long.tree.isShown(node)
      #expect(short.tree.isShown(other) == isShown, "\(name) \(id)")
      // An alternative that was not chosen has no frame that counts.
      guard isShown else { continue }
      #expect(short.tree.frame(of: other).isNear(long.tree.frame(of: node), scale), "\(name) \(id)")
    }
  }

  @Test(arguments: blocks)
  func `scripts of edits have the same frames with short cuts and without`(number: Int) throws {
    for seed in number * Self.block..<(number + 1) * Self.block {
      let script = EditScript.random(seed: UInt64(seed), nodes: 14).mapNumbers(TreeDescription.quarter)
      guard try script.shortCutAgreement().difference != nil else { continue }
      let smallest = script.shrunk { try $0.shortCutAgreement().difference != nil }
      Issue.record("seed \(seed): \(try smallest.shortCutAgreement().difference ?? "")\n\(smallest)")
      return
    }
  }

  @Test func `random trees and scripts have every kind of node and modifier that a layout depends on`() throws {
    var kinds: Set<NodeKind> = []
    var modifiers: Set<ModifierKind> = []
    for seed in 0..<UInt64(Self.block) {
      for scene in EditScript.random(seed: seed, nodes: 14).scenes {
        let live = try LiveTree(scene.tree)
        let tree = live.tree
        for node in live.nodeByID.values {
          kinds.insert(tree.kind(of: node))
          for at in 0..<tree.modifierCount(of: node) { modifiers.insert(tree.modifier(at, of: node).kind) }
        }
      }
    }
    #expect(Set(NodeKind.allCases).subtracting(kinds) == [])
    // Neither has a rule.
    #expect(Set(ModifierKind.allCases).subtracting(modifiers) == [.layoutValue, .decoration])
  }
}
