import LayoutTrees
import LayoutEngine
import Testing

/// Responses that are known before measuring, and stored ones, where one could be mistaken.
@Suite struct KnownResponseTests {
  /// The lengths of texts are not known before they are measured, so a negative gap makes no 0 of them.
  @Test(arguments: [
    TreeDescription.text("aaaaa"),
    TreeDescription.measured(.area(400)).modified(.flexibleFrame(.init(ideal: 10), .none)),
  ])
  func `a negative gap leaves open what is not known`(content: TreeDescription) throws {
    let row = TreeDescription.hStack(spacing: -20, [content, content]).fixedSize(.horizontal)
    let live = try LiveTree(.hStack([row, .color]))
    #expect(live.layout(width: 200, height: 100).width == 200)
  }

  @Test func `a spacer of a written priority is served with the others of it`() throws {
    let color = TreeDescription.color.modified(.flexibleFrame(.init(max: 100), .none))
    let live = try LiveTree(.hStack([color, TreeDescription.spacer(8).priority(0)]))
    // Of 10 the spacer's proposal is the rest beside the 5 of the colour, and it takes its 8.
    #expect(live.layout(width: 10, height: 50).width == 13)
  }

  /// The column is measured at 100 and placed at 80: each text has lines at two widths, and stores the last ones.
  @Test(arguments: [nil, 500.0, 80, 60])
  func `a text that was broken twice counts as changed`(height: Double?) throws {
    let column = TreeDescription.vStack([.text("aaaaaaaa bbbbbbbb"), .text("cccccccc dddddddd")])
      .modified(.flexibleFrame(.init(min: 10), .none)).numbered()
    let edit = Edit.become(column.children[0].id, .text("aaaaaaaa b", lineLimit: nil))
    let proposal = Proposal(width: 100, height: height)
    #expect(try EditScript(first: TreeScene(column, in: proposal), turns: [[edit]]).difference() == nil)
  }

  /// Lines without a break are the response to wider proposals too; the new ones have one.
  @Test func `a text that is broken now is compared with the ideal it had`() throws {
    let frame = TreeDescription.Bounds(min: 20, ideal: 30, max: .infinity)
    let row = TreeDescription.hStack([TreeDescription.text("a  ").modified(.flexibleFrame(frame, .none))]).numbered()
    let edit = Edit.become(row.children[0].id, .text("of sit bb sit", lineLimit: nil))
    let proposal = Proposal(width: .infinity, height: 60)
    #expect(try EditScript(first: TreeScene(row, in: proposal), turns: [[edit]]).difference() == nil)
  }

  @Test func `a frame with a fault is the same one every time, and is reported`() throws {
    let tree = LayoutTree()
    let node = try tree.makeNode(.flexible)
    tree.setRoot(node)
    let bad = ModifierRecord.flexibleFrame(minWidth: 100, maxWidth: 50)
    #expect(tree.setModifiers([bad], of: node))
    #expect(!tree.setModifiers([bad], of: node))
    let good = ModifierRecord.frame(width: nil, height: 10)
    let wrong = ModifierRecord.frame(width: .nan, height: 10)
    #expect(tree.setModifiers([good], of: node))
    #expect(tree.setModifiers([wrong], of: node))
    tree.layout(in: Proposal(width: 100, height: 100))
    #expect(tree.sink.diagnostics.map(\.code).contains(.invalidNumber))
  }
}
