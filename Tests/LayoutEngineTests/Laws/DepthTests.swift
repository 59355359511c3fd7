import LayoutEngine
import TestPromises
import Testing

/// 100,000 levels of nodes are laid out and destroyed on a thread with a stack of 512 KiB.
@Suite struct DepthTests {
  private static let levels = 100_000

  /// The frames of the innermost leaf, of the outermost container, and how many nodes are left after destroying all.
  private struct Outcome: Sendable {
    var leaf: Rect
    var root: Size
    var left: Int
  }

  /// A chain of containers around one leaf; `dress` makes the node of a level what it is.
  private static func layOut(
    _ leafKind: NodeKind, in proposal: Proposal, _ dress: (LayoutTree, NodeIndex, _ level: Int) throws -> Void,
    kind: (Int) -> NodeKind
  ) throws -> Outcome {
    let tree = LayoutTree()
    let root = try tree.makeNode(kind(0))
    tree.setRoot(root)
    try dress(tree, root, 0)
    var parent = root
    for level in 1..<levels {
      let node = try tree.makeNode(kind(level))
      tree.insert(node, into: parent, after: .none)
      try dress(tree, node, level)
      parent = node
    }
    let leaf = try tree.makeNode(leafKind)
    if leafKind == .fixed { tree.setFixedSize(Size(width: 10, height: 10), of: leaf) }
    tree.insert(leaf, into: parent, after: .none)
    let size = tree.layout(in: proposal)
    let frame = tree.frame(of: leaf)
    tree.destroy(root)
    return Outcome(leaf: frame, root: size, left: tree.liveCount)
  }

  @Test(.promises("B11")) func `100,000 levels, fixed content in stacks with padding`() throws {
    let outcome = try onStack {
      try Self.layOut(.fixed, in: .unspecified) { tree, node, _ in
        tree.setModifiers([ModifierRecord.padding(EdgeInsets(all: 1))], of: node)
      } kind: {
        $0 % 2 == 0 ? .hStack : .vStack
      }
    }
    #expect(outcome.root == Size(width: 200_010, height: 200_010))
    #expect(outcome.leaf == Rect(x: 100_000, y: 100_000, width: 10, height: 10))
    #expect(outcome.left == 0)
  }

  @Test(.promises("B11"))
  func `100,000 levels, growing content beside fixed neighbours, in rows and columns in turn`() throws {
    let outcome = try onStack {
      try Self.layOut(.flexible, in: Proposal(width: 100_000, height: 100_000)) { tree, node, _ in
        tree.setSpacing(0, of: node)
        let neighbour = try tree.makeNode(.fixed)
        tree.setFixedSize(Size(width: 1, height: 1), of: neighbour)
        tree.insert(neighbour, into: node, after: .none)
      } kind: {
        $0 % 2 == 0 ? .hStack : .vStack
      }
    }
    // Half of the levels take a point of the width, the others one of the height.
    #expect(outcome.root == Size(width: 100_000, height: 100_000))
    #expect(outcome.leaf == Rect(x: 0, y: 0, width: 50_000, height: 50_000))
    #expect(outcome.left == 0)
  }

  @Test(.promises("B11")) func `100,000 levels, groups in groups`() throws {
    let outcome = try onStack {
      try Self.layOut(.fixed, in: Proposal(width: 100, height: 100)) { _, _, _ in
      } kind: {
        $0 == 0 ? .vStack : .group
      }
    }
    #expect(outcome.root == Size(width: 10, height: 10))
    #expect(outcome.leaf == Rect(x: 0, y: 0, width: 10, height: 10))
    #expect(outcome.left == 0)
  }
}
