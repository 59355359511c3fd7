import CAllocationCount
import LayoutCore
@testable import LayoutEngine
import LayoutTesting
import TestPromises
import Testing

/// A text of `count` characters with some room around it.
private struct LineRow: Layout, Sendable {
  let count: Int
  let room: Double

  var body: some Layout { word(count).padding(room) }
}

@Suite struct `Rows about the block of nodes` {
  /// Nested stacks: `count` rows, each `depth` stacks deep, with a text in the middle.
  private func tree(rows: Int, depth: Int) -> some Layout {
    func nest(_ depth: Int) -> any Layout {
      if depth == 0 { return word(3) }
      let inner = AnyLayout(erasing: nest(depth - 1))
      if depth % 2 == 0 {
        return HStack {
          inner
          Spacer()
        }
      }
      return VStack {
        inner
        Color.red
      }
    }
    return VStack { ForEach(0..<rows) { _ in AnyLayout(erasing: nest(depth)).size(height: 40) } }
  }

  private func root(_ width: Double = 390) -> LayoutRoot {
    LayoutRoot(size: Size(width: width, height: 844), measurers: .tens)
  }

  @Test(.promises("F170", "F179"))
  func `records are plain values that lie one behind the other, in the order of the document`() {
    let root = root()
    root.updateBody { tree(rows: 200, depth: 4) }
    let nodes = root.session.tree.nodes
    // Nothing to retain or release, and the bytes of a node are those of the block.
    #expect(_isPOD(NodeRecord.self))
    #expect(nodes.byteCount % MemoryLayout<NodeRecord>.stride == 0)
    #expect(nodes.count == nodes.liveCount)
    var previous = -1
    var steps = [root.session.tree.root]
    while let node = steps.popLast() {
      #expect(Int(node.rawValue) == previous + 1)
      previous += 1
      var children: [NodeIndex] = []
      var child = nodes[node].firstChild
      while !child.isNone {
        children.append(child)
        child = nodes[child].nextSibling
      }
      steps += children.reversed()
    }
    #expect(previous + 1 == nodes.liveCount)
  }

  @Test(.promises("F170"), .enabled(if: allocation_count_is_on()))
  func `nodes take one allocation together, and one more each time their number doubles`() throws {
    /// The allocations of a block for 16 nodes that gets `count`, with room for `reserved`. Inlined, an optimised build
    /// makes no block where nothing is put in.
    @inline(never)
    func allocations(_ count: Int, reserved: Int = 0) throws -> UInt64 {
      let record = NodeRecord(kind: .vStack)
      let before = allocation_count()
      let nodes = NodeBuffer(capacity: 16)
      if reserved > 0 { nodes.reserve(reserved) }
      for _ in 0..<count { _ = try nodes.add(record) }
      return withExtendedLifetime(nodes) { allocation_count() - before }
    }
    _ = try allocations(1)
    let none = try allocations(0)
    #expect(try allocations(16) == none)
    #expect(try allocations(17) == none + 1)
    #expect(try allocations(16_384) == none + 10)
    #expect(try allocations(16_384, reserved: 16_384) == none + 1)
  }

  @Test(.promises("F179"), .enabled(if: allocation_count_is_on()))
  func `measuring and placing allocate nothing for a node`() {
    func resize(_ rows: Int) -> UInt64 {
      let root = root()
      (root.profiler, root.debugger) = (nil, nil)
      root.session.tree.settings.checksInvariants = false
      // Texts must be measured; a short one has its lines stored.
      root.updateBody { VStack { ForEach(0..<rows) { _ in word(3) } } }
      func turn(_ width: Double) -> UInt64 {
        let before = allocation_count()
        root.size = Size(width: width, height: 844)
        root.layoutIfNeeded()
        return allocation_count() - before
      }
      // Room for second responses is made once.
      for width in [380, 370.0] { _ = turn(width) }
      // The root and the column. The texts' responses follow from their lines.
      defer { #expect([root.counters.places, root.counters.measures] == [2, 2]) }
      return turn(360)
    }
    #expect(resize(16_000) == resize(1_000))
  }

  @Test(.promises("F179")) func `one tree a core, and the rows are as high as on one`() async {
    let rows = (0..<500).map { LineRow(count: $0 % 60 + 1, room: Double($0 % 7)) }
    let alone = rows.map { $0.calculateLayout(in: Size(width: 200, height: .infinity), measurers: .tens).size.height }
    let together = await rows.concurrentHeights(width: 200, measurers: .tens)
    #expect(together == alone)
    #expect(Set(alone).count > 10)
  }

  @Test(.promises("F178")) func `the root's block is made, changed and emptied with its tree`() {
    let root = root()
    let nodes = root.session.tree.nodes
    #expect(root.rootNode == nil && nodes.liveCount == 0)
    root.updateBody { tree(rows: 1_000, depth: 2) }
    let full = nodes.liveCount
    #expect(root.counters.nodesMade == full && full > 5_000)
    root.updateBody { tree(rows: 1_001, depth: 2) }
    let (row, bytes) = (nodes.liveCount - full, nodes.byteCount)
    #expect(root.counters.nodesMade == row && root.counters.nodesRemoved == 0 && row > 4)
    root.updateBody { tree(rows: 1, depth: 2) }
    #expect(root.counters.nodesRemoved == 1_000 * row && nodes.liveCount == full - 999 * row)
    let frames = root.result.elements
    // What was given up is used again.
    root.updateBody { tree(rows: 1_000, depth: 2) }
    #expect(nodes.liveCount == full && nodes.byteCount <= bytes && nodes.count == full + row)
    root.updateBody { tree(rows: 1, depth: 2) }
    #expect(root.result.elements == frames)
    root.body = nil
    root.layoutIfNeeded()
    #expect(nodes.liveCount < row && root.result.leaves.count == 1)
    root.updateBody { tree(rows: 1, depth: 2) }
    #expect(root.result.elements == frames)
  }

  @Test(.promises("F178", "F163")) func `switching incremental layout off and on keeps the nodes, and the frames`() {
    let root = root()
    root.updateBody { tree(rows: 20, depth: 3) }
    let (frames, count) = (root.result.elements, root.session.tree.liveCount)
    for isIncremental in [false, true, false] {
      root.useIncrementalLayout = isIncremental
      root.updateBody { tree(rows: 20, depth: 3) }
      #expect(root.result.elements == frames && root.counters.nodesMade == 0)
      #expect(root.session.tree.liveCount == count)
      #expect((root.counters.measures > 0) == !isIncremental)
    }
  }

  @Test(.promises("F182"), arguments: [1, 4, 12])
  func `twice the rows are twice the work, however deep they are`(depth: Int) {
    func cost(_ rows: Int) -> TurnCounters {
      let root = root()
      root.updateBody { tree(rows: rows, depth: depth) }
      return root.counters
    }
    let (once, twice, fourfold) = (cost(50), cost(100), cost(200))
    #expect(fourfold.measures - twice.measures == 2 * (twice.measures - once.measures))
    #expect(fourfold.places - twice.places == 2 * (twice.places - once.places))
    #expect(fourfold.visits - twice.visits == 2 * (twice.visits - once.visits))
    // Alternating axes: at most nine evaluations a node.
    #expect(fourfold.measures <= 9 * fourfold.nodesMade)
    #expect(fourfold.leafMeasures <= 9 * 200)
  }

  // Where calls take more of the stack than usual, a deep row is stopped and resumed, which measures more.
  @Test(.promises("F182"), .enabled(if: StackSize.factor == 1, "a sanitizer takes stack of its own"))
  func `deeper rows cost as much more as they have nodes`() {
    func cost(_ depth: Int) -> TurnCounters {
      let root = root()
      root.updateBody { tree(rows: 10, depth: depth) }
      return root.counters
    }
    let (first, second, third) = (cost(8), cost(16), cost(32))
    #expect(third.measures - second.measures == 2 * (second.measures - first.measures))
    #expect(third.places - second.places == 2 * (second.places - first.places))
    #expect(third.visits - second.visits == 2 * (second.visits - first.visits))
  }
}
