import LayoutEngine
import Testing

/// Numbers that are too large for what keeps them, and tracks without a least length.
@Suite struct LimitTests {
  @Test func `an element keeps its innermost 65,535 modifiers, and says so`() throws {
    let tree = LayoutTree()
    let leaf = try tree.makeNode(.fixed)
    tree.setRoot(leaf)
    tree.setFixedSize(Size(width: 7, height: 5), of: leaf)
    tree.setModifiers(Array(repeating: .padding(EdgeInsets(all: 1)), count: 65_537), of: leaf)
    #expect(tree.layout(in: .unspecified) == Size(width: 7 + 2 * 65_535, height: 5 + 2 * 65_535))
    #expect(tree.sink.diagnostics.map(\.code) == [.tooManyModifiers])
  }
}
