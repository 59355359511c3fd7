import LayoutEngine
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
    tree.nodes[first].flags.insert(.dirty)
    #expect(tree._checkInvariants() == ["\(first) is dirty, \(tree.root) above it is not"])
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
}
