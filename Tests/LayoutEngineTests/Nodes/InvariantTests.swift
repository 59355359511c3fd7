import LayoutTrees
@testable import LayoutEngine
import Testing

/// A check that could not fail would be none.
@Suite struct InvariantTests {
  private func tree() throws -> (LayoutTree, NodeIndex, NodeIndex) {
    let tree = LayoutTree()
    let root = try tree.makeNode(.hStack)
    tree.setRoot(root)
    let first = try tree.makeNode(.fixed)
    let second = try tree.makeNode(.flexible)
    tree.insert(first, into: root, after: .none)
    tree.insert(second, into: root, after: first)
    tree.layout(in: Proposal(width: 100, height: 50))
    return (tree, first, second)
  }

  @Test(arguments: [true, false])
  func `a tree is checked after each of 64 turns, then after one of 16, if that is set`(isSet: Bool) throws {
    let (tree, _, _) = try tree()
    tree.settings.checksInvariants = isSet
    var checked: [Int] = []
    for turn in 2...100 {
      tree.layout(in: Proposal(width: Double(100 + turn), height: 50))
      if tree.checksThisTurn { checked.append(turn) }
    }
    #expect(checked == (isSet ? Array(2...64) + [80, 96] : []))
  }

  @Test func `a sound tree has no faults`() throws {
    let (tree, _, _) = try tree()
    #expect(tree._checkInvariants().isEmpty)
  }

  @Test func `a child with another parent is found`() throws {
    let (tree, first, second) = try tree()
    tree.nodes[second].parent = first
    #expect(tree._checkInvariants() == ["\(second) hangs under \(tree.root) and names \(first)"])
  }

  @Test func `a dirty node under a clean one is found`() throws {
    let (tree, first, _) = try tree()
    tree.nodes[first].flags.formUnion(.dirty)
    #expect(tree._checkInvariants() == ["\(first) is dirty, \(tree.root) above it is not"])
  }

  @Test func `a marked node under one that is not is found`() throws {
    let (tree, first, second) = try tree()
    for node in [tree.root, first, second] { tree.nodes[node].marks.subtract(.anyChange) }
    #expect(tree._checkInvariants().isEmpty)
    tree.nodes[first].marks.formUnion(.moved)
    #expect(tree._checkInvariants() == ["\(first) is marked, \(tree.root) above it is not"])
  }

  @Test func `a wrong count of children is found`() throws {
    let (tree, _, _) = try tree()
    tree.nodes[tree.root].childCount = 3
    #expect(tree._checkInvariants() == ["\(tree.root) counts 3 children of 2"])
  }

  @Test func `a frame that is no number is found`() throws {
    let (tree, first, _) = try tree()
    tree.nodes[first].origin.x = .nan
    #expect(tree._checkInvariants() == ["\(first), a fixed, has the frame (nan, 25) 0x0"])
  }

  @Test func `a ring of children is found`() throws {
    let (tree, first, second) = try tree()
    tree.nodes[second].nextSibling = first
    #expect(tree._checkInvariants().contains("the children of \(tree.root) are a ring"))
  }

  @Test func `a node in use on the free list is found`() throws {
    let (tree, first, second) = try tree()
    let gone = try tree.makeNode(.fixed)
    tree.destroy(gone)
    #expect(tree._checkInvariants().isEmpty)
    tree.nodes[gone].flags.subtract(.free)
    #expect(
      tree._checkInvariants() == [
        "4 nodes are in use, 3 are counted", "the free list has 1 records of 0",
        "\(gone) is on the free list and not marked free",
      ])
    tree.nodes[gone].flags.formUnion(.free)
    tree.nodes[gone].nextSibling = gone
    #expect(tree._checkInvariants() == ["the free list has 4 records of 1"])
    _ = (first, second)
  }

  @Test func `a side table's entry without a node is found, and one of two nodes`() throws {
    let live = try LiveTree(.hStack([.text("a"), .text("b"), .range(width: 1...2, height: 1...2)]))
    live.layout(width: 100, height: 100)
    let (one, other, range) = (live.node([0]), live.node([1]), live.node([2]))
    let tree = live.tree
    #expect(tree._checkInvariants().isEmpty)
    tree.nodes[other].side = tree.nodes[one].side
    #expect(tree._checkInvariants() == ["2 texts are kept, 2 nodes refer to 1 of them"])
    tree.nodes[other].side = .max
    tree.nodes[range].side = .max
    #expect(
      tree._checkInvariants() == [
        "1 frames of shapes are kept, 0 nodes refer to 0 of them", "2 texts are kept, 1 nodes refer to 1 of them",
      ])
  }

  @Test func `wrong numbers of extents are found`() throws {
    let live = try LiveTree(.hStack([.range(width: 1...2, height: 3...4), .range(width: 5...6, height: 7...8)]))
    live.layout(width: 100, height: 100)
    let (one, other) = (live.node([0]), live.node([1]))
    let tree = live.tree
    #expect(tree._checkInvariants().isEmpty)
    let count = tree.tables.extents.count
    let kept = tree.nodes[one].extents
    try #require(kept != tree.nodes[other].extents)
    tree.nodes[other].extents = kept
    #expect(
      tree._checkInvariants() == [
        "extents \(kept) are of 1 nodes, 2 refer to them",
        "\(count) extents are kept, nodes refer to \(count - 1) of them",
      ])
  }

  @Test func `wrong numbers of several extents are found in their order`() throws {
    let leaves = (1...6).map { TreeDescription.range(width: 1...Double($0 * 10), height: 5...9) }
    let live = try LiveTree(.zStack(leaves + [.color]))
    live.layout(width: 100, height: 100)
    let tree = live.tree
    #expect(tree._checkInvariants().isEmpty)
    let numbers = (0...6).map { tree.nodes[live.node([$0])].extents }
    for number in numbers { #expect(tree.tables.extents.keep(tree.tables.extents[number]) == number) }
    #expect(
      tree._checkInvariants() == numbers.sorted().map { "extents \($0) are of 2 nodes, 1 refer to them" })
  }

  @Test func `a guide without a modifier is found`() throws {
    let live = try LiveTree(TreeDescription.color.modified(.guide(.top, constant: 1)))
    live.layout(width: 100, height: 100)
    #expect(live.tree._checkInvariants().isEmpty)
    _ = live.tree.addGuideClosure { _ in 0 }
    #expect(live.tree._checkInvariants() == ["2 guides are kept, 1 modifiers refer to them"])
  }

  @Test func `lost and shared responses are found`() throws {
    let live = try LiveTree(
      .hStack([.color, .text("two words"), .vStack([.color, .text("of a")]), .vStack([.color, .text("of")])]))
    live.layout(width: 60, height: 100)
    let tree = live.tree
    let owners = (0..<tree.nodes.count).map { NodeIndex(rawValue: UInt32($0)) }
      .filter { tree.nodes[$0].responses != .max }
    try #require(owners.count > 1)
    #expect(tree._checkInvariants().isEmpty)
    let slots = tree.nodes[owners[0]].responses
    tree.nodes[owners[0]].responses = .max
    #expect(tree._checkInvariants().count == 1)
    #expect(tree._checkInvariants()[0].contains("responses are in use"))
    tree.nodes[owners[0]].responses = tree.nodes[owners[1]].responses
    #expect(tree._checkInvariants().contains("\(owners[0]) and \(owners[1]) share a response"))
    tree.nodes[owners[0]].responses = slots
    tree.tables.responses.free(from: slots)
    #expect(tree._checkInvariants().contains("a response of \(owners[0]) is free"))
  }

  @Test func `overlapping and lost modifiers are found`() throws {
    let live = try LiveTree(.hStack([TreeDescription.color.padding(1).padding(2), TreeDescription.color.padding(3)]))
    live.layout(width: 60, height: 100)
    let (one, other) = (live.node([0]), live.node([1]))
    let tree = live.tree
    #expect(tree._checkInvariants().isEmpty)
    let start = tree.nodes[other].layerStart
    tree.nodes[other].layerStart = tree.nodes[one].layerStart + 1
    #expect(tree._checkInvariants() == ["the modifiers of \(one) and \(other) overlap"])
    tree.nodes[other].layerStart = start
    tree.nodes[one].layerCount = 1
    #expect(tree._checkInvariants() == ["2 modifiers are in use or free, of 3"])
  }
}
