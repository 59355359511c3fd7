import Foundation
import LayoutConformance
import LayoutEngine
import TestPromises
import Testing

/// Incremental equals fresh: after any script of edits the frames are those of a new tree, bit for bit.
@Suite(.promises("L1")) struct IncrementalTests {
  /// Scripts of one test case.
  static let block = 250
  /// 2,000 scripts, and 100,000 where `LAYOUT_LONG_TESTS` is set.
  static let blocks = ProcessInfo.processInfo.environment["LAYOUT_LONG_TESTS"] == nil ? 0..<8 : 0..<400

  @Test(.promises("B22"), arguments: blocks)
  func `after a script of edits the frames are those of a new tree`(number: Int) throws {
    for seed in number * Self.block..<(number + 1) * Self.block {
      let script = EditScript.random(seed: UInt64(seed))
      guard try script.difference() != nil else { continue }
      let smallest = script.shrunk { try $0.difference() != nil }
      Issue.record("seed \(seed): \(try smallest.difference() ?? "")\n\(smallest)")
      return
    }
  }

  /// Of a leaf's responses to several proposals the last one is stored; its parent built on all of them.
  @Test(.promises("B22")) func `a leaf that changes is not taken for the one it was by its last response`() throws {
    func grid(_ cell: TreeDescription) -> TreeDescription {
      .vStack([.grid(vertical: 10, at: .top, [.gridRow(at: .firstTextBaseline, [cell])])])
    }
    let proposal = Proposal(width: 1e12, height: 320)
    let live = try LiveTree(grid(.range(width: 33...100, height: 11...49)))
    live.tree.layout(in: proposal)
    let next = grid(.range(width: 4...100, height: 38...70)).numbered()
    try live.show(next)
    #expect(live.tree.layout(in: proposal) == Size(width: 100, height: 70))
    let fresh = try LiveTree(next)
    fresh.tree.layout(in: proposal)
    #expect(live.frames() == fresh.frames())
  }

  /// A grid that is a cell responds to its share and, apart from that, for its flexibility.
  @Test(.promises("B22")) func `a grid in a grid is not taken for the one it was by its width at its share`() throws {
    func grids(_ min: Double, _ max: Double) -> TreeDescription {
      let inner = TreeDescription.fixed(0, 10).modified(
        .flexibleFrame(TreeDescription.Bounds(min: min, max: max), .none))
      let other = TreeDescription.fixed(0, 10).modified(.flexibleFrame(TreeDescription.Bounds(max: 100), .none))
      return .vStack([.grid(horizontal: 0, vertical: 0, [.gridRow([.grid([.gridRow([inner])]), other])])])
    }
    let proposal = Proposal(width: 300, height: 100)
    let live = try LiveTree(grids(0, 400))
    live.tree.layout(in: proposal)
    let next = grids(190, 250).numbered()
    try live.show(next)
    live.tree.layout(in: proposal)
    let fresh = try LiveTree(next)
    fresh.tree.layout(in: proposal)
    #expect(live.frames() == fresh.frames())
  }

  /// What a layer moves does not change its size, but it changes where its baselines are.
  @Test(.promises("B22")) func `a grid whose tracks stand on baselines follows a baseline that moved`() throws {
    func grid(_ text: TreeDescription) -> TreeDescription {
      let track = GridTrack(.flexible(min: 10, max: .infinity), vertical: .lastTextBaseline)
      let boxed = TreeDescription.vStack([.vStack([text])]).frame(width: 20, height: 63, .bottom)
      return TreeDescription(.lazyVGrid([track, track], 10, .center), [.text("one"), boxed])
    }
    let proposal = Proposal(width: 100, height: 400)
    let live = try LiveTree(grid(.text("two")))
    live.tree.layout(in: proposal)
    let before = live.frame(1)
    let next = grid(TreeDescription.text("two").modified(.position(36, 37))).numbered()
    try live.show(next)
    live.tree.layout(in: proposal)
    let fresh = try LiveTree(next)
    fresh.tree.layout(in: proposal)
    #expect(live.frames() == fresh.frames())
    #expect(live.frame(1) != before)
  }

  /// What custom containers of random trees followed then.
  private static let formerRules =
    RuleDescription.containers + [
      RuleDescription(FlowRule()),
      RuleDescription(
        FlowRule(horizontal: .trailing, vertical: .firstTextBaseline, spacing: -2, lineSpacing: 5)),
    ]

  /// Scripts in which a stored value once outlived its inputs.
  @Test(.promises("B22"), arguments: [8601, 44_707, 64_638, 65_239])
  func `scripts that failed hold`(seed: UInt64) throws {
    var source = RandomTree(SplitMix(seed), rules: Self.formerRules)
    #expect(try source.script().difference() == nil)
  }

  /// The row measures widths alone, which the shape's ratio makes of a height.
  @Test(.promises("B22")) func `a row follows a change of the ideal height of a child that keeps its shape`() throws {
    func row(_ height: Double) -> TreeDescription {
      let shape = TreeDescription.range(width: 0...1000, height: 0...1000, ideal: Size(width: 10, height: height))
      return TreeDescription.hStack([shape.modified(.aspectRatio(nil, fill: false)).frame(height: 50), .color])
        .numbered()
    }
    let live = try LiveTree(row(10))
    live.layout(width: 200, height: 50)
    #expect(live.frame(1) == Rect(x: 50, y: 0, width: 150, height: 50))
    try live.show(row(20))
    live.layout(width: 200, height: 50)
    #expect(live.frame(1) == Rect(x: 25, y: 0, width: 175, height: 50))
  }
}
