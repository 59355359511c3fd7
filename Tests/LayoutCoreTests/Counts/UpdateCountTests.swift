import LayoutCore
import LayoutTesting
import TestPromises
import Testing

/// What an update of a feed of 100 rows costs, exactly.
@Suite(.promises("L7")) struct `What an update costs` {
  /// The root, the column, the list, and 8 nodes a row.
  static let nodes = 3 + 100 * 8

  @Test func `the first turn makes and measures every node once`() {
    let bench = FeedBench()
    var expected = TurnCounters()
    // No text has to be measured.
    expected.visits = Self.nodes
    // The root, the column, and in each row two stacks; boxes fill their frames, which need no placing.
    expected.places = 2 + 100 * 2
    expected.bodies = 100
    expected.nodesMade = Self.nodes
    // Four views a row are inserted, each with its frame.
    expected.hostCalls = 400
    expected.cacheHits = bench.root.counters.cacheHits
    #expect(bench.root.counters == expected)
    #expect(bench.root.session.tree.liveCount == Self.nodes)
  }

  @Test func `every text is measured once`() {
    let root = LayoutRoot(size: Size(width: 390, height: .infinity), measurers: .tens)
    root.updateBody { VStack { ForEach(0..<100) { _ in TextRow() } } }
    #expect(root.counters.leafMeasures == 200)
  }

  @Test func `an equal body evaluates bodies once more, then none, and does nothing else`() {
    let bench = FeedBench()
    bench.host.takeCounts()
    for round in 0..<3 {
      var expected = TurnCounters()
      // What is met for the second time is kept.
      if round == 0 { expected.bodies = 100 } else { expected.passed = 100 }
      #expect(bench.cost(of: FeedItem.items(0..<100)) == expected)
    }
    #expect(bench.host.takeCounts() == .init())
  }

  @Test(.promises("B21")) func `an idle turn does nothing`() {
    let bench = FeedBench()
    bench.root.setNeedsLayout()
    bench.root.layoutIfNeeded()
    #expect(bench.root.counters == TurnCounters())
  }

  @Test(.promises("B21")) func `without a reason there is no turn`() {
    let bench = FeedBench()
    bench.host.takeCounts()
    let counters = bench.root.counters
    bench.root.layoutIfNeeded()
    #expect(bench.root.counters == counters)
    #expect(bench.host.takeCounts() == .init())
  }

  @Test func `one row in front: nothing is measured, the others move`() {
    let bench = FeedBench()
    bench.host.takeCounts()
    let counters = bench.cost(of: FeedItem.items(-1..<100))
    #expect(counters.nodesMade == 8)
    #expect(counters.nodesRemoved == 0)
    #expect(counters.measures == 0)
    #expect(counters.places == 2 + 2)
    #expect(bench.host.takeCounts() == .init(inserts: 4, frames: 400))
    #expect(counters.hostCalls == 404)
    #expect(bench.host.violations == [])
  }

  @Test func `all rows reversed: nothing is made, and no row is measured or placed`() {
    let bench = FeedBench()
    bench.host.takeCounts()
    let counters = bench.cost(of: FeedItem.items((0..<100).reversed()))
    #expect(counters.nodesMade == 0)
    #expect(counters.nodesRemoved == 0)
    #expect(counters.measures == 0)
    #expect(counters.places == 1)
    #expect(bench.host.takeCounts() == .init(moves: 396, frames: 400))
    #expect(counters.hostCalls == 796)
    #expect(bench.host.violations == [])
  }

  @Test func `one row less: its nodes are gone, only the containers are placed`() {
    let bench = FeedBench()
    let counters = bench.cost(of: FeedItem.items((0..<100).filter { $0 != 50 }))
    #expect(counters.nodesMade == 0)
    #expect(counters.nodesRemoved == 8)
    #expect(counters.measures == 0)
    #expect(counters.places == 2)
    // Four views go, and those of the 49 rows below get other frames.
    #expect(counters.hostCalls == 4 + 4 * 49)
    #expect(bench.root.session.tree.liveCount == Self.nodes - 8)
  }

  @Test func `another width of one leaf: its path is visited, and one frame is set`() {
    let bench = FeedBench()
    var items = FeedItem.items(0..<100)
    items[50].width = 210
    let counters = bench.cost(of: items)
    #expect(counters.nodesMade == 0)
    // The leaf, its column, its row, and what holds that: the row's group, the list's group, the column, the root.
    #expect(counters.visits <= 7)
    // The spacer beside it has less room.
    #expect(counters.measures <= 6)
    #expect(counters.hostCalls == 1)
  }

  @Test func `a one-shot layout counts too`() {
    let result = VStack { ForEach(FeedItem.items(0..<10)) { FeedRow(item: $0) } }
      .calculateLayout(in: Size(width: 390, height: .infinity), measurers: .tens)
    #expect(result.counters.nodesMade == 3 + 10 * 8)
    #expect(result.counters.bodies == 10)
    #expect(result.counters.hostCalls == 0)
  }

  @Test func `counters add up`() {
    let turn = FeedBench().root.counters
    var sum = turn
    sum += turn
    #expect(sum == turn + turn)
    #expect(sum.nodesMade == 2 * Self.nodes && sum.hostCalls == 800 && sum.measures == 2 * turn.measures)
    #expect(turn + TurnCounters() == turn)
  }
}
