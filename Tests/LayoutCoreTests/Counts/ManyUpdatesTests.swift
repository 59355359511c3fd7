import CAllocationCount
import LayoutCore
import LayoutTesting
import TestPromises
import Testing

/// Memory and cost stay what they are, however often a body is evaluated.
@Suite(.promises("L7")) struct `Ten thousand updates` {
  /// A page with all that adds up where things add up: modifiers, lists, branches, ids, texts, transitions.
  private struct Page: Layout {
    var round: Int

    var body: some Layout {
      VStack(spacing: 4) {
        Text(round % 2 == 0 ? "even" : "odd").font(.system(size: 20)).padding(5).background(.blue).cornerRadius(3)
        if round % 3 == 0 {
          Color.red.size(width: 10, height: 10).offset(x: 2)
        } else {
          Circle().size(width: 8, height: 8)
        }
        ForEach(0..<1) { row in
          Text(round % 2 == 0 ? "a" : "b").id(row)
        }
      }
      .padding(8)
    }
  }

  @Test(.promises("F019", "F088", "W6"))
  func `after 10,000 updates a tree is as large, and an update as costly, as after 60`() {
    let host = CountingHost()
    let root = LayoutRoot(size: Size(width: 200, height: 200), measurers: .tens)
    (root.host, root.profiler, root.debugger) = (host, nil, nil)
    root.session.tree.settings.checksInvariants = false
    var round = 0
    /// The cost of each of the next twelve updates, and the number of blocks of memory that all of them allocate.
    func dozen() -> (turns: [TurnCounters], allocations: UInt64) {
      let before = allocation_count()
      var turns: [TurnCounters] = []
      turns.reserveCapacity(12)
      for _ in 0..<12 {
        host.takeCounts()
        root.updateBody { Page(round: round) }
        round += 1
        turns.append(root.counters)
      }
      return (turns, allocation_count() - before)
    }
    for _ in 0..<4 { _ = dozen() }
    let early = dozen()
    let (frames, picture, footprint) = (root.result.elements, host.picture.map(\.frame), root.session.footprint)
    let tree = root.session.tree
    let (block, nodes) = (tree.footprint.nodeBytes, tree.extent.nodes)
    while round < 9_996 { _ = dozen() }
    let late = dozen()
    #expect(late.turns == early.turns)
    // Tables of hashes grow now and then.
    #expect(late.allocations <= early.allocations + early.allocations / 8)
    #expect(root.result.elements == frames && host.picture.map(\.frame) == picture)
    #expect(root.session.footprint == footprint)
    #expect(tree.footprint.nodeBytes == block && tree.extent.nodes == nodes)
    #expect(root.diagnostics == [] && host.violations == [])
  }
}
