import LayoutConformance
import LayoutEngine
import Testing

/// A node stores a few responses, and its parent's are built on them.
///
/// Where one was dropped, it is not known whether it would be another one now.
@Suite struct ForgottenAnswerTests {
  /// The stack is measured with 200 and with 50, then placed at 200: as large as the text, it proposes just that to the
  /// text, and the text drops its response to 50.
  @Test func `a change that the stored responses do not show counts where one was dropped`() throws {
    func stack(_ text: String) -> TreeDescription { TreeDescription.zStack([.text(text), .fixed(1, 1)]).numbered() }
    func proposal(_ width: Double) -> Proposal { Proposal(width: width, height: nil) }
    let live = try LiveTree(stack("aaaa bbb"))
    let sizes = live.tree.measureRoot([proposal(200), proposal(50)]).map(\.size)
    #expect(sizes == [Size(width: 80, height: 20), Size(width: 40, height: 40)])
    #expect(live.layout(width: 200, height: nil) == Size(width: 80, height: 20))
    // As long in one line, and longer in lines of 50.
    try live.show(stack("aa bb cc"))
    #expect(live.layout(width: 50, height: nil) == Size(width: 50, height: 40))
    #expect(live.frame(0) == Rect(x: 0, y: 0, width: 50, height: 40))
  }

  /// 100 is measured in each second turn at most: it is dropped in none, and 50 when 70 is measured.
  @Test func `a leaf stores its responses of a turn and of the one before`() throws {
    let live = try LiveTree(.measured(.constant(10, 5)))
    for width in [100.0, 50, 100, 70, 100] { live.layout(width: width, height: 40) }
    #expect(live.questions.values.reduce(0, +) == 3)
    live.layout(width: 50, height: 40)
    #expect(live.questions.values.reduce(0, +) == 4)
  }
}
