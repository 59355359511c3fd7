import LayoutConformance
import LayoutEngine
import Testing

/// Containers beyond what the corpora cover.
@Suite struct ContainerTests {
  @Test func `300 rows of 50 make a content of 15,000`() throws {
    let rows = (0..<300).map { _ in TreeDescription.fixed(100, 50) }
    let live = try LiveTree(.scrollView([.vStack(rows)]))
    #expect(live.layout(width: 320, height: 480) == Size(width: 100, height: 480))
    #expect(live.frame(0) == Rect(x: 0, y: 0, width: 100, height: 15_000))
    #expect(live.frame(0, 299) == Rect(x: 0, y: 14_950, width: 100, height: 50))
    #expect(live.layout(width: 320, height: nil) == Size(width: 100, height: 15_000))
  }

  @Test func `300 rows of a lazy column in a scroll view`() throws {
    let rows = (0..<300).map { _ in TreeDescription.fixed(100, 50) }
    let live = try LiveTree(.scrollView([TreeDescription(.lazyVStack(0, .center), rows)]))
    #expect(live.layout(width: 320, height: 480) == Size(width: 320, height: 480))
    #expect(live.frame(0) == Rect(x: 0, y: 0, width: 320, height: 15_000))
    #expect(live.frame(0, 299) == Rect(x: 110, y: 14_950, width: 100, height: 50))
  }

  @Test func `a row wider than its room stays as wide and hangs over`() throws {
    let live = try LiveTree(TreeDescription.hStack(spacing: 10, [.fixed(100, 20), .fixed(100, 20)]).frame(width: 150))
    live.layout(width: 400, height: 100)
    #expect(live.frames()["0"] == Rect(x: -30, y: 0, width: 210, height: 20))
    #expect(live.frame(1) == Rect(x: 80, y: 0, width: 100, height: 20))
  }

  @Test(arguments: [(100.0, 0), (99, 1), (50, 1), (49, 2), (0, 2)])
  func `only the first alternative that fits is shown`(width: Double, shown: Int) throws {
    let live = try LiveTree(.viewThatFits(axes: .horizontal, [.fixed(100, 10), .fixed(50, 10), .fixed(80, 10)]))
    live.layout(width: width, height: 100)
    #expect((0..<3).filter { live.tree.isShown(live.node([$0])) } == [shown])
  }

  @Test func `an alternative that is hidden hides what is below it`() throws {
    let live = try LiveTree(.viewThatFits([.vStack([.fixed(100, 10), .fixed(10, 10)]), .fixed(50, 10)]))
    live.layout(width: 60, height: 60)
    #expect(live.tree.isShown(live.node([0, 1])) == false)
    live.layout(width: 160, height: 60)
    #expect(live.tree.isShown(live.node([0, 1])))
    #expect(live.tree.isShown(live.node([1])) == false)
  }

  @Test func `a grid's columns are as wide as their widest cells`() throws {
    let live = try LiveTree(
      .grid(
        horizontal: 10, vertical: 5, at: .topLeading,
        [.gridRow([.fixed(40, 20), .fixed(10, 30)]), .gridRow([.fixed(20, 10), .fixed(60, 10), .fixed(5, 5)])]))
    #expect(live.layout(width: nil, height: nil) == Size(width: 125, height: 45))
    #expect(live.frame(0, 1) == Rect(x: 50, y: 0, width: 10, height: 30))
    #expect(live.frame(1, 0) == Rect(x: 0, y: 35, width: 20, height: 10))
    #expect(live.frame(1, 2) == Rect(x: 120, y: 35, width: 5, height: 5))
  }

  @Test func `rows in a group are rows of the grid`() throws {
    let rows = [
      TreeDescription.gridRow([.fixed(40, 20), .fixed(10, 30)]), .gridRow([.fixed(20, 10), .fixed(60, 10)]),
    ]
    let plain = try LiveTree(.grid(rows))
    let grouped = try LiveTree(.grid([.group([rows[0]]), .group([rows[1]])]))
    #expect(plain.layout(width: 300, height: 300) == grouped.layout(width: 300, height: 300))
    #expect(plain.frame(1, 1) == grouped.frame(1, 0, 1))
  }

  @Test func `a lazy grid fills its columns in turn`() throws {
    let tracks = [GridTrack(.fixed(50), spacing: 10), GridTrack(.flexible(min: 10, max: .infinity))]
    let cells = (0..<5).map { TreeDescription.fixed(10, Double(10 + $0)) }
    let live = try LiveTree(TreeDescription(.lazyVGrid(tracks, 4, .center), cells))
    #expect(live.layout(width: 200, height: 300) == Size(width: 200, height: 46))
    #expect(live.frame(0) == Rect(x: 20, y: 0.5, width: 10, height: 10))
    #expect(live.frame(3) == Rect(x: 125, y: 15, width: 10, height: 13))
    #expect(live.frame(4) == Rect(x: 20, y: 32, width: 10, height: 14))
  }

  @Test func `an adaptive column becomes as many as fit`() throws {
    let tracks = [GridTrack(.adaptive(min: 90, max: .infinity), spacing: 10)]
    let cells = (0..<4).map { _ in TreeDescription.color.frame(height: 20) }
    let live = try LiveTree(TreeDescription(.lazyVGrid(tracks, 0, .center), cells))
    #expect(live.layout(width: 320, height: nil) == Size(width: 320, height: 40))
    #expect(live.frame(1) == Rect(x: 110, y: 0, width: 100, height: 20))
    #expect(live.frame(3) == Rect(x: 0, y: 20, width: 100, height: 20))
  }

  @Test(arguments: [(289, 2, 139.5), (290, 3, 90), (389, 3, 123), (390, 4, 90)] as [(Double, Double, Double)])
  func `n adaptive columns and the gaps between them fit exactly`(room: Double, count: Double, width: Double) throws {
    let tracks = [GridTrack(.adaptive(min: 90, max: .infinity), spacing: 10)]
    let live = try LiveTree(TreeDescription(.lazyVGrid(tracks, 0, .center), (0..<12).map { _ in .fixed(5, 20) }))
    #expect(live.layout(width: room, height: nil) == Size(width: room, height: 240 / count))
    #expect(live.frame(1) == Rect(x: width + 10 + (width - 5) / 2, y: 0, width: 5, height: 20))
  }

  /// Tracks of 146 and 180 points when measured, which make the grid 334 points wide; of 163 and 180 when drawn.
  @Test func `a lazy grid is as long as its lines in the tracks that made its breadth`() throws {
    let tracks = [GridTrack(.flexible(min: 100, max: .infinity)), GridTrack(.flexible(min: 180, max: .infinity))]
    let cells = [TreeDescription.text("of 15 lettersss"), .fixed(20, 10), .fixed(30, 30)]
    let live = try LiveTree(TreeDescription(.lazyVGrid(tracks, 4, .center), cells))
    #expect(live.layout(width: 300, height: nil) == Size(width: 334, height: 74))
    #expect(live.frame(0) == Rect(x: 6.5, y: 0, width: 150, height: 20))
    #expect(live.frame(2) == Rect(x: 66.5, y: 24, width: 30, height: 30))
  }

  @Test(arguments: [true, false])
  func `a geometry reader passes on no guide of its content`(shortCuts: Bool) throws {
    let guided = TreeDescription.fixed(10, 10).modified(.guide(.customLine, constant: 3))
    let reader = TreeDescription(.geometryReader, [.text("a text"), guided]).frame(width: 60, height: 50)
    for (guide, top) in [(GuideKey.firstTextBaseline, 35.0), (.lastTextBaseline, 35), (.customLine, 30)] {
      let row = TreeDescription.hStack(at: TreeDescription.Place(vertical: guide), [reader, .text("text")])
      let live = try LiveTree(row, shortCuts: shortCuts)
      live.layout(width: 200, height: 100)
      #expect(live.frame(0).minY == 0 && live.frame(1).minY == top, "\(guide)")
    }
  }

  @Test func `a geometry reader with a guide of its own has that one`() throws {
    let reader = TreeDescription(.geometryReader, [.text("a text")]).frame(width: 60, height: 50)
      .modified(.guide(.firstTextBaseline, constant: 20))
    let live = try LiveTree(.hStack(at: TreeDescription.Place(vertical: .firstTextBaseline), [reader, .text("text")]))
    live.layout(width: 200, height: 100)
    #expect(live.frame(1).minY == 5)
  }

  @Test func `a negative padding takes no more than there is`() throws {
    let live = try LiveTree(.hStack([TreeDescription.fixed(10, 5).padding(-20), .color]))
    live.layout(width: 100, height: 5)
    #expect(live.frame(0).size == .zero)
    #expect(live.frame(1) == Rect(x: 0, y: 0, width: 100, height: 5))
  }

  /// 1/1024 of a point.
  @Test func `a text has its last line where a height lacks less than the slack`() throws {
    let live = try LiveTree(.text("aa bb cc"))
    #expect(live.layout(width: 25, height: 60 - 1 / 2048) == Size(width: 20, height: 60))
    #expect(live.layout(width: 25, height: 60 - 1 / 512) == Size(width: 20, height: 40))
  }

  @Test func `a stack whose gaps take more than its children have has no length`() throws {
    let row = TreeDescription.hStack(spacing: -50, [.fixed(10, 5), .fixed(20, 5)])
    let live = try LiveTree(.hStack([row, .fixed(7, 5)]))
    #expect(live.layout(width: 100, height: 5) == Size(width: 7, height: 5))
    #expect(live.frame(0) == Rect(x: 0, y: 0, width: 0, height: 5))
    #expect(live.frame(1) == Rect(x: 0, y: 0, width: 7, height: 5))
  }

  /// The text's baseline lies 15 below its top, that of the box at its bottom.
  @Test func `a stack in depth on baselines is higher than what is in it`() throws {
    let place = TreeDescription.Place(vertical: .firstTextBaseline)
    let depth = TreeDescription.zStack(at: place, [TreeDescription.text("a").frame(height: 20), .fixed(10, 40)])
    let live = try LiveTree(.vStack([depth, .color]))
    live.layout(width: 10, height: 100)
    #expect(live.frame(0) == Rect(x: 0, y: 0, width: 10, height: 45))
    #expect(live.frame(1) == Rect(x: 0, y: 45, width: 10, height: 55))
  }

  /// The first one is less flexible and takes its half, and the other one more than its own.
  @Test func `children of a priority of their own grow one after the other`() throws {
    let row = TreeDescription.hStack([
      TreeDescription.range(width: 0...6, height: 0...5).priority(1),
      TreeDescription.range(width: 8...100, height: 0...5).priority(1),
    ])
    #expect(try LiveTree(row).tree.measureRoot(Proposal(width: 10, height: 5)) == Size(width: 13, height: 5))
  }

  /// At 0 they share the 10 that the gap gives: 5, and 8. At the 3 that are left they share 13: 6, and 8.
  @Test func `the least length of a row with a negative gap is put aside`() throws {
    let row = TreeDescription.hStack(
      spacing: -10, [.range(width: 0...6, height: 0...5), .range(width: 8...100, height: 0...5)])
    let live = try LiveTree(.hStack([row, TreeDescription.color.priority(1)]))
    live.layout(width: 100, height: 5)
    #expect(live.frame(1) == Rect(x: 4, y: 0, width: 97, height: 5))
  }
}
