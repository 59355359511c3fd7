import LayoutEngine
import TestPromises
import Testing

/// A tree holds as many nodes as it can number, and throws where one more is requested.
@Suite struct FullTreeTests {
  @Test(.promises("B10"))
  func `a full tree throws, keeps what it has, and takes nodes again when others are gone`() throws {
    let tree = LayoutTree(nodes: NodeBuffer(limit: 10))
    let root = try tree.makeNode(.hStack)
    tree.setRoot(root)
    tree.setSpacing(0, of: root)
    var last = NodeIndex.none
    for _ in 0..<9 {
      last = try tree.makeNode(.fixed, into: root, after: last)
      tree.setFixedSize(Size(width: 4, height: 5), of: last)
    }
    #expect(throws: TreeError.tooManyNodes(limit: 10)) { try tree.makeNode(.fixed, into: root, after: last) }
    #expect(throws: TreeError.tooManyNodes(limit: 10)) { try tree.makeNode(.fixed) }
    #expect(tree.layout(in: .unspecified) == Size(width: 36, height: 5))
    #expect(tree.frame(of: last) == Rect(x: 32, y: 0, width: 4, height: 5))

    tree.destroy(tree.unlink(childOf: root, after: .none))
    let spare = try tree.makeNode(.fixed, into: root, after: .none)
    tree.setFixedSize(Size(width: 1, height: 1), of: spare)
    #expect(throws: TreeError.tooManyNodes(limit: 10)) { try tree.makeNode(.fixed) }
    #expect(tree.layout(in: .unspecified) == Size(width: 33, height: 5))
    #expect(tree.liveCount == 10)
  }

  @Test(.promises("B10")) func `the limit is what 32 bits can number, and the error contains it`() {
    #expect(NodeBuffer.largestCount == 4_294_967_295)
    #expect(
      "\(TreeError.tooManyNodes(limit: 10))" == "the tree is full: it holds 10 nodes, the most that it can number")
  }
}
