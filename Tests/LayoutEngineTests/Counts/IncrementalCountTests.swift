import LayoutConformance
import LayoutEngine
import TestPromises
import Testing

/// The cost of a change of one leaf: its path is visited, and it is measured up to the first node whose response stays.
@Suite(.promises("L7")) struct IncrementalCountTests {
  @Test(arguments: [10, 100, 1000])
  func `a change that its column does not notice ends there, however long the feed is`(rows: Int) throws {
    let live = try LiveTree(FeedCountTests.feed(FeedCountTests.fixedRow, rows))
    live.layout(width: 390, height: nil)
    var next = live.shown
    next[[rows / 2, 1, 1]].kind = .fixed(190, 16)
    try live.show(next)
    #expect(live.layout(width: 390, height: nil) == Size(width: 390, height: 72 * Double(rows)))
    // The leaf, its column, its row and the feed are looked at.
    #expect(live.tree.counters.visits == 4)
    #expect(live.tree.counters.measures == 0)
    #expect(live.tree.counters.places == 1)
    #expect(live.frame(rows / 2, 1, 1).size == Size(width: 190, height: 16))
  }

  /// A change notes three steps: from the feed to its row, to the column, and to the leaf. So 42 changes are as many as are
  /// followed; with one more all children are looked at, of the feed and of each row and column above a change.
  @Test(arguments: [(1, 0), (42, 0), (43, 87)])
  func `no sibling of what changed is looked at, unless much changed`(changes: Int, searches: Int) throws {
    let live = try LiveTree(FeedCountTests.feed(FeedCountTests.fixedRow, 50))
    live.layout(width: 390, height: nil)
    var next = live.shown
    // From the last row to the first.
    for row in (0..<changes).reversed() { next[[row, 1, 1]].kind = .fixed(190, 10 + Double(row)) }
    try live.show(next)
    live.layout(width: 390, height: nil)
    #expect(live.tree.siblingSearches == searches)
    #expect(live.tree.counters.visits == 1 + 3 * changes)
    #expect(live.frames() == (try Self.fresh(next, Proposal(width: 390, height: nil))))
  }

  @Test(arguments: [10, 20, 40])
  func `a box of a fixed size keeps what is above it from being placed`(depth: Int) throws {
    var tree = TreeDescription.vStack([.fixed(10, 10), .fixed(5, 5)])
    for level in 1..<depth {
      tree = .vStack([tree, .fixed(1, 1)])
      if level == depth / 2 { tree = tree.frame(width: 100, height: 100) }
    }
    let live = try LiveTree(tree)
    live.layout(width: 300, height: 300)
    var next = live.shown
    next[Array(repeating: 0, count: depth)].kind = .fixed(12, 14)
    try live.show(next)
    live.layout(width: 300, height: 300)
    // The path.
    #expect(live.tree.counters.visits == depth + 1)
    #expect(live.tree.counters.measures == 0)
    #expect(live.frames() == (try Self.fresh(next, Proposal(width: 300, height: 300))))
  }

  @Test(arguments: 0..<4)
  func `a changed leaf has no more nodes looked at than its path and the siblings along it`(block: Int) throws {
    var changed = 0
    for seed in block * 100..<(block + 1) * 100 {
      var source = RandomTree(seed: UInt64(seed))
      let live = try LiveTree(source.tree(nodes: 40))
      let proposal = source.proposal()
      live.tree.layout(in: proposal)
      let leaves = live.shown.ids.filter { if case .fixed = live.shown.find($0)?.kind { true } else { false } }
      guard !leaves.isEmpty else { continue }
      let id = source.random.pick(leaves)
      var next = live.shown
      next.change(id) { $0.kind = .fixed(130, 131) }
      try live.show(next)
      live.tree.layout(in: proposal)
      let path = Self.path(to: id, in: next)
      let limit = path.count + path.reduce(0) { $0 + $1.children.count + $1.contents.count }
      #expect(live.tree.counters.visits <= limit, "seed \(seed)")
      #expect(live.tree.counters.visits >= path.count, "seed \(seed)")
      changed += 1
    }
    #expect(changed > 50)
  }

  /// The elements from the root to the element `id`.
  private static func path(to id: Int, in tree: TreeDescription) -> [TreeDescription] {
    if tree.id == id { return [tree] }
    for element in tree.children + tree.contents where element.ids.contains(id) {
      return [tree] + path(to: id, in: element)
    }
    return []
  }

  private static func fresh(_ tree: TreeDescription, _ proposal: Proposal) throws -> [String: Rect] {
    let live = try LiveTree(tree)
    live.tree.layout(in: proposal)
    return live.frames()
  }
}
