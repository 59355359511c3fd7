import LayoutEngine
import TestPromises
import Testing

/// 100,000 levels after their first turn: an edit of the innermost leaf, a host's calls, and the end.
@Suite struct DeepUpdateTests {
  private static let levels = 100_000

  /// Rows and columns in turn, each with a padding of a point, around a leaf that a host shows.
  private struct Tower {
    let tree = LayoutTree()
    let shown: ShownViews
    let leaf: NodeIndex

    init() throws {
      shown = ShownViews(tree)
      let root = try tree.makeNode(.vStack)
      tree.setRoot(root)
      var parent = root
      for level in 1..<levels {
        parent = try tree.makeNode(level % 2 == 0 ? .vStack : .hStack, into: parent, after: .none)
        tree.setModifiers([ModifierRecord.padding(EdgeInsets(all: 1))], of: parent)
      }
      leaf = try tree.makeNode(.fixed, into: parent, after: .none)
      tree.setToken(0, of: leaf)
    }

    /// One turn with the leaf in that size: its cost, and the frames that a host gets.
    func turn(_ side: Double) -> Step {
      tree.setFixedSize(Size(width: side, height: side), of: leaf)
      let size = tree.layout(in: .unspecified)
      let ears = Ears()
      var commit = CommitWalk(tree, shown, views: 1, scale: 1, oldScale: 1, roundsText: true, to: ears)
      commit.run(from: .zero, comparesAll: false, listsAll: false)
      return Step(
        root: size, leaf: tree.frame(of: leaf), measures: tree.counters.measures, places: tree.counters.places,
        visits: tree.counters.visits, inserts: ears.inserts,
        frames: ears.frames, commitVisits: commit.visits)
    }

    /// Destroys all nodes; how many are left.
    func end() -> Int {
      tree.destroy(tree.root)
      return tree.liveCount
    }
  }

  /// Stores the frames of a host's calls.
  private final class Ears: ViewTelling {
    var inserts = 0
    var frames: [Rect] = []

    func remove(_ id: UInt64) {}
    func insert(_ view: ToldView, frame: Rect, into parent: UInt64, after sibling: UInt64) {
      inserts += 1
      frames.append(frame)
    }
    func move(_ view: ToldView, after sibling: UInt64) {}
    func setContent(_ view: ToldView) {}
    func setFrame(_ view: ToldView, _ frame: Rect) { frames.append(frame) }
  }

  private struct Step: Equatable, Sendable {
    var root: Size
    var leaf: Rect
    var measures: Int
    var places: Int
    var visits: Int
    var inserts: Int
    var frames: [Rect]
    var commitVisits: Int
  }

  @Test(.promises("B11")) func `100,000 levels, an edit of the innermost leaf, commits and teardown`() throws {
    let (steps, left) = try onStack {
      let tower = try Tower()
      let steps = [tower.turn(10), tower.turn(10), tower.turn(20)]
      return (steps, tower.end())
    }
    let padding = Double(Self.levels - 1)
    // The second turn meets the leaf unchanged.
    for (step, side) in zip(steps, [10.0, 10, 20]) {
      #expect(step.root == Size(width: side + 2 * padding, height: side + 2 * padding))
      #expect(step.leaf == Rect(x: padding, y: padding, width: side, height: side))
    }
    #expect(steps.map(\.measures) == [0, 0, 0])
    #expect(steps.map(\.visits) == [100_001, 0, 100_001])
    #expect(steps.map(\.places) == [100_000, 0, 100_000])
    #expect(steps.map(\.inserts) == [1, 0, 0])
    #expect(steps.map { $0.frames.map(\.width) } == [[10], [], [20]])
    #expect(steps[0].frames == [steps[0].leaf])
    #expect(steps.map(\.commitVisits) == [100_001, 0, 100_001])
    #expect(left == 0)
  }
}
