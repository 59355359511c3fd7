import CustomDump
import Layout
import Testing

@testable import LayoutCommand

/// The benchmark measures its subject: both sides compute the same frames, and nothing is done twice.
@Suite struct WorkloadTests {
  private static let small: [Workload] = [
    .feed("feed", rows: 5), .bare("bare", rows: 5), .labels("labels", rows: 5), .deep("deep", levels: 9),
    .wide("wide", children: 10), .growing, .structured("rows", rows: 5)[0],
    .incremental("incremental", rows: 5), .resized("resized", rows: 5),
  ]

  @Test(arguments: small)
  func `the floor computes the same frames`(workload: Workload) throws {
    let tree = workload.makeTree()
    let floor = try #require(workload.makeFloor?())
    // Twice, so that a leaf changes there and back.
    for _ in 0..<2 {
      for run: any BenchRun in [tree, floor] {
        run.prepare()
        run.build()
        run.layOut()
      }
      #expect(tree.frames.count == workload.nodes)
      expectNoDifference(tree.frames, floor.frames)
      tree.finish()
      floor.finish()
    }
  }

  @Test(arguments: [("feed-1k", 7001), ("deep-1k", 1001), ("wide-10k", 10_001), ("nest-20-turn", 60)])
  func `nodes are those of the tree`(name: String, nodes: Int) throws {
    let workload = try #require(try Workload.find([name]).first)
    #expect(workload.nodes == nodes)
    let tree = workload.makeTree()
    tree.prepare()
    tree.build()
    tree.layOut()
    #expect(tree.frames.count == nodes)
  }

  @Test func `a row of the feed, by hand`() {
    let run = Workload.feed("feed", rows: 2).makeTree()
    run.prepare()
    run.build()
    run.layOut()
    expectNoDifference(
      Array(run.frames.suffix(7)),
      [
        Rect(x: 0, y: 72, width: 390, height: 72), Rect(x: 16, y: 88, width: 40, height: 40),
        Rect(x: 68, y: 88, width: 200, height: 40), Rect(x: 68, y: 88, width: 200, height: 20),
        Rect(x: 68, y: 112, width: 200, height: 16), Rect(x: 280, y: 108, width: 58, height: 0),
        Rect(x: 350, y: 96, width: 24, height: 24),
      ])
  }

  @Test func `the changed leaf is the larger one`() {
    let run = Workload.incremental("incremental", rows: 5).makeTree()
    run.prepare()
    run.build()
    run.layOut()
    expectNoDifference(run.frames[7 * 2 + 4], Rect(x: 68, y: 160, width: 210, height: 24))
  }

  @Test func `a label is measured once by the floor`() throws {
    let floor = try #require(Workload.labels("labels", rows: 5).makeFloor?())
    floor.build()
    floor.layOut()
    #expect(floor.callbacks == 10)
  }

  @Test(arguments: [
    ("equal", 0...4), ("insert", -1...4), ("reverse", 0...4),
  ])
  func `an update ends with its number of rows`(kind: String, rows: ClosedRange<Int>) throws {
    let workload = try #require(Workload.updates("update", rows: 5).first { $0.name == "update-\(kind)" })
    let run = workload.makeTree()
    // Each pass starts from the same rows.
    for _ in 0..<2 {
      run.prepare()
      run.build()
      run.layOut()
      #expect(run.frames.count == 7 * rows.count + 1)
      run.finish()
    }
  }

  @Test func `an equal body costs nothing, a row in front is the only one that is placed`() throws {
    let updates = Workload.updates("update", rows: 5)
    let counts = updates.map { $0.makeTree().counts() }
    expectNoDifference(counts[0], TreeCounts(turn: TurnCounters(), hostCalls: 0))
    // Of the new row 4 leaves come; 5 rows of them move.
    #expect(counts[1].hostCalls == 4 + 5 * 4)
    // Its two stacks, the column and the root.
    #expect(counts[1].turn.places == 2 + 2)
  }

  @Test func `rows with a body have the feed's frames, and given again cost no layout`() {
    let rows = Workload.structured("rows", rows: 5)
    let (first, equal) = (rows[0].makeTree(), rows[1].makeTree())
    let feed = Workload.feed("feed", rows: 5).makeTree()
    for run in [first, equal, feed] {
      run.prepare()
      run.build()
      run.layOut()
    }
    expectNoDifference(first.frames, feed.frames)
    expectNoDifference(equal.frames, feed.frames)
    #expect(first.counts().turn.bodies == 5)
    var counts = equal.counts()
    // The rows were kept by the update before, and are passed by in this one.
    #expect(counts.turn.bodies == 0)
    #expect(counts.turn.passed == 5)
    counts.turn.passed = 0
    expectNoDifference(counts, TreeCounts(turn: TurnCounters(), hostCalls: 0))
  }

  @Test func `of a lazy list the work does not follow the number of rows`() throws {
    let few = Workload.lazy("lazy", rows: 1000).map { $0.makeTree().counts() }
    let many = Workload.lazy("lazy", rows: 100_000).map { $0.makeTree().counts() }
    expectNoDifference(few, many)
    // A scroll step brings one row of 7 nodes, a jump a window full of them.
    #expect(many[1].turn.nodesMade == 7)
    #expect(many[2].turn.nodesMade >= 7 * 12)
  }

  @Test func `a lazy list is scrolled`() throws {
    let jump = try #require(Workload.lazy("lazy", rows: 1000).last).makeTree()
    jump.prepare()
    jump.layOut()
    #expect(jump.frames.contains { $0.minY == 500 * Trees.rowHeight && $0.height == Trees.rowHeight })
  }

  @Test func `for an observed feed one row is evaluated and one view gets a call`() {
    let run = Workload.observed("observed", rows: 20).makeTree()
    // The text changes there and back.
    for _ in 0..<2 {
      let counts = run.counts()
      #expect(counts.turn.bodies == 1)
      #expect(counts.hostCalls == 1)
      #expect(counts.turn.nodesMade == 0)
    }
    #expect(run.frames.count == 7 * 20 + 1)
  }
}
