import LayoutEngine
import Testing

@Suite struct RangeBoundsTests {
  /// A leaf between bounds with a modifier: its lengths at 0 and infinity are read off it by the stack.
  @Test func `other bounds of a padded leaf are heard of, even where its answers stay`() throws {
    func build(_ max: Double) throws -> (LayoutTree, [NodeIndex]) {
      let tree = LayoutTree()
      let stack = try tree.makeNode(.hStack)
      tree.setRoot(stack)
      let first = try tree.makeNode(.range)
      tree.setRange(Self.bounds(0, max), of: first)
      tree.setModifiers([.padding(EdgeInsets(all: 0))], of: first)
      tree.insert(first, into: stack, after: .none)
      let second = try tree.makeNode(.range)
      tree.setRange(Self.bounds(60, 150), of: second)
      tree.insert(second, into: stack, after: first)
      tree.layout(in: Proposal(width: 100, height: 10))
      return (tree, [first, second])
    }
    let (tree, leaves) = try build(200)
    tree.setRange(Self.bounds(0, 80), of: leaves[0])
    tree.layout(in: Proposal(width: 100, height: 10))
    let (fresh, others) = try build(80)
    #expect(leaves.map { tree.frame(of: $0) } == others.map { fresh.frame(of: $0) })
    #expect(leaves.map { tree.frame(of: $0).width } == [50, 60])
  }

  @Test func `equal bounds measure nothing anew`() throws {
    let tree = LayoutTree()
    let leaf = try tree.makeNode(.range)
    tree.setRoot(leaf)
    tree.setRange(Self.bounds(10, 80), of: leaf)
    #expect(tree.layout(in: Proposal(width: 60, height: 10)) == Size(width: 60, height: 10))
    tree.setRange(Self.bounds(10, 80), of: leaf)
    #expect(!tree.isDirty(leaf))
    tree.setRange(Self.bounds(10, 50), of: leaf)
    #expect(tree.isDirty(leaf))
    #expect(tree.layout(in: Proposal(width: 60, height: 10)) == Size(width: 50, height: 10))
  }

  private static func bounds(_ min: Double, _ max: Double) -> RangeBounds {
    RangeBounds(
      min: Size(width: min, height: 10), ideal: Size(width: min, height: 10), max: Size(width: max, height: 10))
  }
}
