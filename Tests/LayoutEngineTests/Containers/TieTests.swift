import LayoutConformance
@testable import LayoutEngine
import TestPromises
import Testing

/// Ties of flexibility are served as written, also where a child only turns out to have one length.
@Suite struct TieTests {
  private static let tied = [TreeDescription.text("sit bb sit"), TreeDescription.color.frame(width: 131)]
  private static let box = TreeDescription.fixed(88, 54)

  /// The child's proposal is half of the 129 without the gap where it comes first, and the rest beside the box where it
  /// comes last.
  @Test(arguments: [
    ("a column", TreeDescription.vStack(tied), true, 60.5),
    ("a padded column", TreeDescription.vStack(tied).padding(5), true, 50.5),
    ("a column in a column", .vStack([.vStack(tied), .fixed(1, 1)]), true, 60.5),
    ("a column without a spacing", .vStack(spacing: nil, tied), true, 60.5),
    ("a column behind the box", .vStack(tied), false, 33),
    (
      "a column that is longer than the fixed part", .vStack([tied[0], TreeDescription.color.frame(width: 20)]), true,
      33
    ),
  ])
  func `a child with one length is served before a rigid one behind it`(
    name: String, child: TreeDescription, isFirst: Bool, offer: Double
  ) throws {
    for shortCuts in [true, false] {
      let row = TreeDescription.hStack(spacing: 8, isFirst ? [child, Self.box] : [Self.box, child])
      let live = try LiveTree(row, shortCuts: shortCuts)
      live.layout(width: 129, height: nil)
      let path = isFirst ? [0] : [1]
      let text = name.contains("in a column") ? path + [0, 0] : path + [0]
      #expect(live.tree.nodes[live.node(text)].proposal.width == offer, "\(name), short cuts: \(shortCuts)")
    }
  }

  @Test func `the text of a tie has the lines of its share`() throws {
    let live = try LiveTree(.hStack(spacing: 8, [.vStack(Self.tied), Self.box]))
    #expect(live.layout(width: 129, height: 300) == Size(width: 227, height: 300))
    #expect(live.frame(0, 0).size == Size(width: 60, height: 40))
    #expect(live.frame(0, 1).size == Size(width: 131, height: 260))
  }

  /// A stack in depth is placed with its own size; its text is measured in its share.
  @Test(arguments: [true, false])
  func `a stack in depth is as high as its text in its share`(shortCuts: Bool) throws {
    let live = try LiveTree(.hStack(spacing: 8, [.zStack(Self.tied), .fixed(88, 5)]), shortCuts: shortCuts)
    #expect(live.layout(width: 129, height: nil) == Size(width: 227, height: 40))
    #expect(live.frame(0, 0) == Rect(x: 15.5, y: 10, width: 100, height: 20))
  }

  /// Both are listed then, and the second adds nothing to the first.
  @Test func `a rigid child behind one of the same length is taken off once`() throws {
    let bounds = TreeDescription.Bounds(min: 40, max: 40)
    let live = try LiveTree(
      .hStack([TreeDescription.color.padding(0).modified(.flexibleFrame(bounds, .none)), .fixed(40, 8), .color]))
    live.layout(width: 300, height: 8)
    #expect(live.frame(2) == Rect(x: 80, y: 0, width: 220, height: 8))
  }

  @Test func `a change that makes a child inflexible changes its row`() throws {
    let before = TreeDescription.hStack(spacing: 8, [.vStack([.text("of 13 letters"), .fixed(1, 0)]), Self.box])
      .numbered()
    let live = try LiveTree(before)
    live.layout(width: 300, height: nil)
    #expect(live.tree.nodes[live.node([0, 0])].proposal.width == 204)
    var after = before
    after.children[0].children[1].kind = .fixed(130, 0)
    try live.show(after)
    live.layout(width: 300, height: nil)
    #expect(live.tree.nodes[live.node([0, 0])].proposal.width == 146)
  }

  /// Rows in columns in rows, each with something of one length beside a text.
  @Test(.promises("B12"), arguments: [(5, 82), (10, 172), (20, 352)])
  func `ties on axes in turn evaluate a node at most nine times`(depth: Int, measures: Int) throws {
    let tree = (0..<depth).reduce(TreeDescription.text("sit bb sit")) { inner, _ in
      .hStack([.vStack([inner, TreeDescription.color.frame(width: 131)]), Self.box])
    }
    let live = try LiveTree(tree)
    live.layout(width: 129, height: nil)
    #expect(live.tree.counters.measures == measures)
    #expect(live.tree.counters.measures <= 9 * live.tree.liveCount)
  }

  /// Rows in rows around a text of one length, each with a box behind.
  @Test(.promises("B12"), arguments: [(5, 6), (10, 11), (20, 21)])
  func `ties on one axis evaluate a node at most three times`(depth: Int, measures: Int) throws {
    let bounds = TreeDescription.Bounds(min: 40, max: 40)
    let tree = (0..<depth).reduce(TreeDescription.text("a title").modified(.flexibleFrame(bounds, .none))) {
      inner, _ in
      .hStack([inner, .fixed(8, 8)])
    }
    let live = try LiveTree(tree)
    live.layout(width: 2000, height: 100)
    #expect(live.tree.counters.measures == measures)
    #expect(live.tree.counters.measures <= 3 * live.tree.liveCount)
  }

  /// Rows around a text, each with a box behind: nothing has to be probed.
  @Test(.promises("B12"), arguments: [5, 10, 20])
  func `a text in nested rows is measured once`(depth: Int) throws {
    let tree = (0..<depth).reduce(TreeDescription.text("a title")) { inner, _ in .hStack([inner, .fixed(8, 8)]) }
    let live = try LiveTree(tree)
    live.layout(width: 2000, height: 100)
    #expect(live.tree.counters.leafMeasures == 1)
    #expect(live.tree.counters.measures == depth + 1)
  }

  /// An empty text has one length, which is known beforehand: each row is measured once.
  @Test(.promises("B12"), arguments: [(5, 6), (100, 101), (1000, 1001)])
  func `an empty text in nested rows is measured once`(depth: Int, measures: Int) throws {
    let tree = (0..<depth).reduce(TreeDescription.text("")) { inner, _ in .hStack([inner, .fixed(8, 8)]) }
    let live = try LiveTree(tree)
    live.layout(width: 2000, height: 100)
    #expect(live.tree.counters.measures == measures)
    #expect(live.tree.sink.diagnostics.isEmpty)
  }

  /// Along its axis it fills its proposal.
  @Test(
    .promises("B12"),
    arguments: [
      ("along its axis", Axis.Set.vertical, [TreeDescription.text("a title")], Axis.vertical, 3),
      ("along both", .both, [.text("a title")], .vertical, 3),
      ("along its axis, empty", .horizontal, [], .horizontal, 0),
      ("along its axis, two children", .horizontal, [.text("a"), .fixed(1, 1)], .horizontal, 3),
    ])
  func `a scroll view before a rigid child is not probed`(
    name: String, axes: Axis.Set, content: [TreeDescription], axis: Axis, measures: Int
  ) throws {
    let children = [TreeDescription(.scrollView(axes), content), .fixed(8, 8)]
    for shortCuts in [true, false] {
      let tree = axis == .vertical ? TreeDescription.vStack(spacing: 0, children) : .hStack(spacing: 0, children)
      let live = try LiveTree(tree, shortCuts: shortCuts)
      live.layout(width: 300, height: 300)
      #expect(live.frame(0).size[axis] == 292, "\(name)")
      if shortCuts { #expect(live.tree.counters.measures == measures, "\(name)") }
    }
  }
}
