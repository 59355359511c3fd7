import LayoutConformance
import LayoutEngine
import TestPromises
import Testing

/// How often the nodes of a feed are measured and placed, exactly.
@Suite(.promises("L7")) struct FeedCountTests {
  /// A picture, two lines below each other, room, a button: 7 nodes.
  static func row(_ first: TreeDescription, _ second: TreeDescription) -> TreeDescription {
    TreeDescription.hStack(
      spacing: 12, [.fixed(40, 40), .vStack(spacing: 4, at: .leading, [first, second]), .spacer(), .fixed(24, 24)]
    )
    .padding(16)
  }
  static let fixedRow = row(.fixed(200, 20), .fixed(200, 16))
  static let textRow = row(.text("a title of some words"), .text("and a line below it"))

  static func feed(_ row: TreeDescription, _ count: Int = 100) -> TreeDescription {
    .vStack(Array(repeating: row, count: count))
  }

  @Test func `a row has the frames that were written down`() throws {
    let live = try LiveTree(Self.fixedRow)
    #expect(live.layout(width: 390, height: nil) == Size(width: 390, height: 72))
    #expect(live.frame(1, 1) == Rect(x: 68, y: 40, width: 200, height: 16))
    #expect(live.frame(3) == Rect(x: 350, y: 24, width: 24, height: 24))
  }

  @Test(arguments: [(1, 7, 2), (100, 701, 201)])
  func `nothing is measured, every container is placed once`(rows: Int, nodes: Int, places: Int) throws {
    let live = try LiveTree(rows == 1 ? Self.fixedRow : Self.feed(Self.fixedRow))
    live.layout(width: 390, height: nil)
    #expect(live.tree.liveCount == nodes)
    #expect(live.tree.counters.measures == 0)
    #expect(live.tree.counters.places == places)
    #expect(live.tree.counters.visits == nodes)
    #expect(live.tree.counters.leafMeasures == 0)
  }

  @Test(arguments: [1, 100])
  func `every label is measured once`(rows: Int) throws {
    let live = try LiveTree(rows == 1 ? Self.textRow : Self.feed(Self.textRow))
    live.layout(width: 390, height: nil)
    #expect(live.tree.counters.leafMeasures == 2 * rows)
    #expect(live.questions.count == 2 * rows)
    #expect(live.questions.values.allSatisfy { $0 == 1 })
  }

  @Test func `a turn without a change does nothing`() throws {
    for row in [Self.fixedRow, Self.textRow] {
      let live = try LiveTree(Self.feed(row))
      let first = live.layout(width: 390, height: nil)
      #expect(live.layout(width: 390, height: nil) == first)
      let counters = live.tree.counters
      #expect(counters.measures == 0)
      #expect(counters.places == 0)
      #expect(counters.visits == 0)
      #expect(counters.leafMeasures == 0)
    }
  }

  @Test func `showing an equal tree does nothing`() throws {
    let live = try LiveTree(Self.feed(Self.textRow))
    live.layout(width: 390, height: nil)
    try live.show(live.shown)
    live.layout(width: 390, height: nil)
    #expect(live.tree.counters.visits == 0)
    #expect(live.tree.counters.measures == 0)
  }

  @Test func `of a changed leaf only the ancestors are looked at and placed`() throws {
    let live = try LiveTree(Self.feed(Self.fixedRow))
    live.layout(width: 390, height: nil)
    var next = live.shown
    next[[50, 1, 0]].kind = .fixed(210, 24)
    try live.show(next)
    #expect(live.layout(width: 390, height: nil) == Size(width: 390, height: 7204))
    let counters = live.tree.counters
    // The leaf, its column, its row and the feed; the spacer beside it has less room.
    #expect(counters.visits == 4)
    #expect(counters.measures == 0)
    #expect(counters.places == 3)
    #expect(live.frame(51).minY == 3676)
  }

  @Test func `another width places again only what can notice it`() throws {
    let live = try LiveTree(Self.feed(Self.fixedRow))
    live.layout(width: 390, height: nil)
    live.layout(width: 844, height: nil)
    let counters = live.tree.counters
    // The feed and each row.
    #expect(counters.measures == 0)
    #expect(counters.places == 101)
    #expect(counters.visits == 0)
    #expect(live.frame(99, 3).minX == 804)
  }
}
