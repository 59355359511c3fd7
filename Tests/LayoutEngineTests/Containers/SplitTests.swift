import LayoutEngine
import LayoutTrees
import Testing

/// How often a split measures its panes; its frames are in its corpus.
@Suite struct SplitTests {
  private static let line = TreeDescription.fixed(1, 10)

  /// Two panes whose height follows from their width, and the divider.
  private static func panes(_ rule: SplitRule) -> TreeDescription {
    .custom(RuleDescription(rule), [.measured(.area(1000)), .measured(.area(2000)), line])
  }

  /// A pane without a length is measured at its share, and beside another one at both bounds. One with a length is
  /// measured at both bounds and at its length. To place the split measures nothing again.
  @Test(arguments: [
    (SplitRule(isVertical: false), [3, 3]), (SplitRule(isVertical: false, lengths: [40]), [3, 1]),
    (SplitRule(isVertical: false, lengths: [40, 60]), [3, 3]), (SplitRule(isVertical: false, hidden: [1]), [1, 0]),
    (SplitRule(isVertical: false, compactLength: 200, page: 1), [0, 1]),
  ])
  func `a pane is measured once for each of its proposals`(rule: SplitRule, counts: [Int]) throws {
    let live = try LiveTree(Self.panes(rule).numbered())
    live.layout(width: 101, height: 50)
    #expect([2, 3].map { live.questions[$0, default: 0] } == counts)
    live.layout(width: 101, height: 50)
    #expect([2, 3].map { live.questions[$0, default: 0] } == counts)
  }
}
