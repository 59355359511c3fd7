import LayoutConformance
import LayoutEngine
import Testing

/// Numbers that are too large for what keeps them, and tracks without a least length.
@Suite struct LimitTests {
  @Test func `an element keeps its innermost 65,535 modifiers, and reports the others`() throws {
    let tree = LayoutTree()
    let leaf = try tree.makeNode(.fixed)
    tree.setRoot(leaf)
    tree.setFixedSize(Size(width: 7, height: 5), of: leaf)
    tree.setModifiers(Array(repeating: .padding(EdgeInsets(all: 1)), count: 65_537), of: leaf)
    #expect(tree.layout(in: .unspecified) == Size(width: 7 + 2 * 65_535, height: 5 + 2 * 65_535))
    #expect(tree.sink.diagnostics.map(\.code) == [.tooManyModifiers])
  }

  /// Each group keeps the minima of all groups behind it: adding them up for each group anew would not come to an end.
  @Test func `a hundred thousand priorities are served in turn`() throws {
    let count = 100_000
    let unit = Size(width: 1, height: 1)
    let leaf = TreeDescription(.range(TreeDescription.Range(min: unit, ideal: unit, max: .infinity)))
    let live = try LiveTree(.hStack(spacing: 0, (0..<count).map { leaf.priority(Double($0)) }))
    #expect(live.layout(width: 300_000, height: 1) == Size(width: 300_000, height: 1))
    #expect((0..<count - 1).allSatisfy { live.frame($0) == Rect(x: Double($0), y: 0, width: 1, height: 1) })
    #expect(live.frame(count - 1) == Rect(x: 99_999, y: 0, width: 200_001, height: 1))
  }
}
