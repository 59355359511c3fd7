import LayoutConformance
import LayoutEngine
import TestPromises
import Testing

/// Nested flexible stacks: a bounded number of evaluations a node, at any depth.
@Suite(.promises("L7")) struct NestCountTests {
  /// `depth` stacks, each with two flexible children beside the next one: 3 nodes a level.
  static func nest(_ depth: Int, alternating: Bool) -> TreeDescription {
    var tree = TreeDescription.vStack([.color, .color])
    for level in 1..<depth {
      let isRow = alternating && level % 2 == 1
      tree = isRow ? .hStack([.color, .color, tree]) : .vStack([.color, .color, tree])
    }
    return tree
  }

  @Test(.promises("B12"), arguments: [10, 20, 40])
  func `on one axis nothing is measured`(depth: Int) throws {
    let live = try LiveTree(Self.nest(depth, alternating: false))
    live.layout(width: 1000, height: 1000)
    #expect(live.tree.liveCount == 3 * depth)
    #expect(live.tree.counters.measures == 0)
  }

  @Test(.promises("B12"), arguments: [10, 20, 40])
  func `with axes in turn nothing is measured`(depth: Int) throws {
    let live = try LiveTree(Self.nest(depth, alternating: true))
    live.layout(width: 1000, height: 1000)
    #expect(live.tree.counters.measures == 0)
  }

  @Test(.promises("B12"), arguments: [false, true])
  func `another size costs no more than the first`(alternating: Bool) throws {
    let live = try LiveTree(Self.nest(20, alternating: alternating))
    live.layout(width: 1000, height: 1000)
    let first = live.tree.counters.measures
    live.layout(width: 500, height: 700)
    #expect(live.tree.counters.measures <= first)
    live.layout(width: 500, height: 700)
    #expect(live.tree.counters.measures == 0)
    #expect(live.tree.counters.places == 0)
  }

  /// Stacks of four in turn beside and below each other, all of them and the boxes in them between 8 and infinity.
  private static func growing(_ level: Int) -> TreeDescription {
    let bounds = TreeDescription.Bounds(min: 8, max: .infinity)
    let children = level == 0 ? [] : Array(repeating: growing(level - 1), count: 4)
    let content: TreeDescription =
      level == 0 ? .color : level.isMultiple(of: 2) ? .hStack(children) : .vStack(spacing: 2, children)
    return content.modified(.flexibleFrame(bounds, bounds))
  }

  @Test(arguments: [(2, 5), (3, 21)])
  func `in flexible frames nothing is measured, and boxes need no placing`(level: Int, places: Int) throws {
    let live = try LiveTree(Self.growing(level))
    for (width, height) in [(1000.0, 900.0), (700, 800)] {
      live.layout(width: width, height: height)
      #expect(live.tree.counters.measures == 0)
      #expect(live.tree.counters.places == places)
    }
  }

  @Test func `a box in a frame is not measured and needs no placing`() throws {
    let boxes: [TreeDescription] = [.color.frame(width: 40, height: 30), .color.frame(width: 20, height: 50)]
    let live = try LiveTree(.hStack(boxes + [.color]))
    live.layout(width: 100, height: 80)
    #expect(live.tree.counters.measures == 0)
    #expect(live.tree.counters.places == 1)
    live.layout(width: 200, height: 80)
    #expect(live.tree.counters.measures == 0)
    #expect(live.tree.counters.places == 1)
  }

  /// Innermost stacks once more with leaves that count their own questions.
  @Test(.promises("B12"), arguments: [10, 20, 40])
  func `no single leaf is measured more often than the bound`(depth: Int) throws {
    for (alternating, bound) in [(false, 3), (true, 9)] {
      var tree = Self.nest(depth, alternating: alternating)
      tree[Array(repeating: 2, count: depth - 1)] = .vStack([
        .measured(.constant(20, 10)), .measured(.constant(20, 10)),
      ])
      let live = try LiveTree(tree)
      live.layout(width: 1000, height: 1000)
      #expect(live.questions.values.allSatisfy { $0 <= bound }, "\(alternating) \(live.questions)")
    }
  }
}
