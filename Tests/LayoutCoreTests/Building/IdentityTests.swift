@testable import LayoutCore
import LayoutEngine
import LayoutTesting
import TestPromises
import Testing

/// A root whose nodes a test can look at.
struct Bench {
  let root = LayoutRoot(size: Size(width: 400, height: 10_000), measurers: .tens)

  var tree: LayoutTree { root.session.tree }

  /// The nodes that are laid out inside the outermost container, in order.
  var rows: [NodeIndex] { tree.layoutChildren(of: tree.outermost) }

  func update(_ layout: some Layout) { root.updateBody { AnyLayout(layout) } }
}

@Suite struct `Which element is which node` {
  @Test(.promises("F186")) func `an equal or changed value of the same type keeps its node`() {
    let bench = Bench()
    for count in [3, 3, 5] {
      bench.update(
        HStack {
          word(count)
          Box(1, 1)
        })
      #expect(bench.root.session.madeCount == bench.root.session.tree.liveCount)
    }
    #expect(bench.root.result.leaves[0].width == 50)
  }

  @Test(.promises("F187", "F190")) func `another branch is another node, the neighbours stay`() {
    let bench = Bench()
    func body(_ isOn: Bool) -> some Layout {
      VStack {
        Box(1, 1)
        if isOn { Box(2, 2) } else { Box(3, 3) }
        Box(4, 4)
      }
    }
    bench.update(body(true))
    let before = bench.rows
    let made = bench.root.session.madeCount
    bench.update(body(false))
    #expect(bench.rows[0] == before[0])
    #expect(bench.rows[2] == before[2])
    // The branch, its body and its colour.
    #expect(bench.root.session.madeCount - made == 3)
    #expect(bench.tree.liveCount == made)
  }

  @Test(.promises("F190"))
  func `another id makes its element and its surroundings dirty; the responses of others are stored`() {
    let root = LayoutRoot(size: Size(width: 400, height: 400), measurers: .tens)
    func body(_ id: Int, _ count: Int) -> some Layout {
      VStack(alignment: .leading) {
        word(1).id("first")
        HStack { word(count).id(id) }
        word(3).id("last")
      }
    }
    root.updateBody { body(1, 2) }
    #expect(root.counters.leafMeasures == 3)
    let made = root.session.madeCount
    // The same ids: nothing is made, and nothing measured.
    root.updateBody { body(1, 2) }
    #expect(root.session.madeCount == made && root.counters.leafMeasures == 0 && root.counters.measures == 0)
    // Another id and equal content: a new element, which is measured; its neighbours are not.
    root.updateBody { body(2, 2) }
    #expect(root.session.madeCount > made && root.counters.leafMeasures == 1)
    // A change of its size reaches what is around it, up to the root.
    root.updateBody { body(3, 30) }
    #expect(root.counters.leafMeasures == 1)
    #expect(root.result.leaves == [rect(50, 170, 10, 20), rect(50, 190, 300, 20), rect(50, 210, 30, 20)])
    #expect(root.result.size == Size(width: 300, height: 60))
  }

  @Test func `what comes and goes leaves its neighbours alone`() {
    let bench = Bench()
    func body(_ isOn: Bool, _ count: Int) -> some Layout {
      VStack {
        if isOn { Box(1, 1) }
        for _ in 0..<count { Box(2, 2) }
        Box(3, 3)
      }
    }
    bench.update(body(false, 1))
    let last = bench.rows.last
    for (isOn, count) in [(true, 1), (true, 5), (false, 5), (false, 0), (true, 3)] {
      bench.update(body(isOn, count))
      #expect(bench.rows.last == last)
      #expect(bench.rows.count == (isOn ? 1 : 0) + count + 1)
    }
  }

  @Test func `another type in an AnyLayout replaces, the same one stays`() {
    let bench = Bench()
    func body(_ layout: any Layout) -> some Layout { HStack { AnyLayout(erasing: layout) } }
    bench.update(body(Text("a")))
    let made = bench.root.session.madeCount
    bench.update(body(Text("b")))
    #expect(bench.root.session.madeCount == made)
    bench.update(body(Text("b").padding(1)))
    #expect(bench.root.session.madeCount == made + 2)
    bench.update(body(Color.red))
    #expect(bench.root.session.madeCount == made + 4)
    #expect(bench.tree.liveCount == made)
  }

  @Test(.promises("F084", "F189")) func `the same id keeps the nodes, another one starts anew`() {
    let bench = Bench()
    func body(_ id: some Hashable & Sendable, _ width: Double) -> some Layout {
      VStack {
        Box(1, 1)
        Box(width, 1).id(id)
        Box(3, 1).id(id)
      }
    }
    bench.update(body("a", 5))
    let first = bench.rows
    let made = bench.root.session.madeCount
    bench.update(body("a", 6))
    #expect(bench.rows == first)
    #expect(bench.root.result.frame(of: "a")?.width == 6)
    bench.update(body("b", 6))
    #expect(bench.root.session.madeCount == made + 6)
    #expect(bench.rows[0] == first[0])
    bench.update(body(7, 6))
    #expect(bench.root.session.madeCount == made + 12)
    #expect(bench.root.result.frame(of: 7) != nil)
    #expect(bench.root.result.frame(of: "b") == nil)
    // Two ids, and the type that is erased.
    #expect(bench.root.session.footprint.entries == 3)
  }

  @Test func `ids of different types are different`() {
    #expect(Identity(value: 1) != Identity(value: UInt8(1)))
    #expect(Identity(value: 1) == Identity(value: 1))
    #expect(Identity(value: Optional<Int>.none) == Identity(value: Optional<Int>.none))
  }
}

@Suite struct `Lists and their identities` {
  private func list(_ ids: [Int]) -> some Layout {
    VStack { ForEach(ids, id: \.self) { word($0 % 7 + 1) } }
  }

  @Test(
    .promises("F062", "F063"),
    arguments: [
      ([0, 1, 2, 3], [0, 1, 9, 2, 3], 1), ([0, 1, 2], [9, 0, 1, 2], 1), ([0, 1, 2], [0, 1, 2, 9], 1),
      ([0, 1, 2, 3], [0, 3], 0), ([0, 1, 2, 3], [3, 2, 1, 0], 0), ([0, 1, 2, 3], [1, 2, 3, 0], 0),
      ([0, 1, 2], [], 0), ([], [0, 1], 2), ([0, 1, 2], [5, 6, 7], 3), ([0, 1, 2], [2, 7, 0], 1),
    ])
  func `rows keep their nodes`(old: [Int], new: [Int], madeNodes: Int) {
    let bench = Bench()
    bench.update(list(old))
    let before = Dictionary(uniqueKeysWithValues: zip(old, bench.rows))
    let made = bench.root.session.madeCount
    bench.update(list(new))
    #expect(bench.root.session.madeCount - made == madeNodes)
    for (id, node) in zip(new, bench.rows) where before[id] != nil { #expect(before[id] == node) }
    #expect(bench.root.result.leaves.map(\.width) == (new.isEmpty ? [0] : new.map { Double($0 % 7 + 1) * 10 }))
    // Only rows that came were measured.
    #expect(bench.root.counters.leafMeasures == madeNodes)
  }

  @Test(.promises("F063")) func `a thousand rows turned round make and measure nothing`() {
    let bench = Bench()
    let host = CountingHost()
    bench.root.host = host
    bench.update(ScrollView { list(Array(0..<1000)) })
    #expect(host.takeCounts() == .init(inserts: 1001))
    #expect(bench.root.counters.leafMeasures == 1000)
    let made = bench.root.session.madeCount
    let column = bench.rows[0]
    let rows = bench.tree.layoutChildren(of: column)
    bench.update(ScrollView { list((0..<1000).reversed()) })
    #expect(bench.root.session.madeCount == made)
    #expect(bench.tree.layoutChildren(of: column) == rows.reversed())
    #expect(bench.root.counters.leafMeasures == 0)
    // The column, but none of the rows; and since it is as large as before, no node around it.
    #expect(bench.root.counters.measures == 1)
    #expect(host.takeCounts() == .init(moves: 999, frames: 1000))
    #expect(host.violations == [])
  }

  @Test func `a row of several elements moves as one`() {
    let bench = Bench()
    func body(_ ids: [Int]) -> some Layout {
      VStack {
        ForEach(ids, id: \.self) { id in
          word(id)
          if id > 1 { word(id + 1) }
          word(id + 2)
        }
      }
    }
    bench.update(body([1, 2, 3]))
    #expect(bench.root.result.leaves.map(\.width) == [10, 30, 20, 30, 40, 30, 40, 50])
    let made = bench.root.session.madeCount
    bench.update(body([3, 1, 2]))
    #expect(bench.root.result.leaves.map(\.width) == [30, 40, 50, 10, 30, 20, 30, 40])
    #expect(bench.root.session.madeCount == made)
    #expect(bench.root.counters.leafMeasures == 0)
  }

  @Test func `lists within lists`() {
    let bench = Bench()
    func body(_ groups: [[Int]]) -> some Layout {
      VStack { ForEach(groups, id: \.[0]) { group in ForEach(group, id: \.self) { word($0) } } }
    }
    bench.update(body([[1, 2], [3, 4, 5]]))
    let made = bench.root.session.madeCount
    bench.update(body([[3, 5, 4], [1]]))
    #expect(bench.root.result.leaves.map(\.width) == [30, 50, 40, 10])
    #expect(bench.root.session.madeCount == made)
    #expect(bench.tree.liveCount == made - 1)
  }

  @Test(.promises("B16")) func `ids that change every time are new rows each time`() {
    let bench = Bench()
    for round in 0..<5 {
      let made = bench.root.session.madeCount
      bench.update(list((0..<10).map { $0 + round * 10 }))
      #expect(bench.root.session.madeCount - made == (round == 0 ? 13 : 10))
      #expect(bench.tree.liveCount == 13)
    }
  }

  /// The k-th row of an id is row (id, k): rows that were there keep their nodes, wherever they are now.
  @Test(.promises("B15"), arguments: 1...60)
  func `random lists with ids that occur several times follow the model`(seed: UInt64) {
    var dice = SplitMix(seed)
    let bench = Bench()
    var model: [[Int]: NodeIndex] = [:]
    for _ in 0..<12 {
      let ids = (0..<Int.random(in: 0...14, using: &dice)).map { _ in Int.random(in: 0...5, using: &dice) }
      bench.update(list(ids))
      #expect(bench.rows.count == ids.count)
      var counts: [Int: Int] = [:]
      var next: [[Int]: NodeIndex] = [:]
      for (id, node) in zip(ids, bench.rows) {
        let key = [id, counts[id, default: 0]]
        counts[id, default: 0] += 1
        if let known = model[key] { #expect(known == node) }
        next[key] = node
      }
      #expect(Set(next.values).count == ids.count)
      let isDuplicated = counts.values.contains { $0 > 1 }
      if isDuplicated { #expect(bench.root.diagnostics.contains { $0.code == .duplicateIdentity }) }
      model = next
      let fresh = list(ids).calculateLayout(in: bench.root.size, measurers: .tens)
      #expect(fresh.leaves.map(\.size) == bench.root.result.leaves.map(\.size))
    }
  }

  @Test(.promises("B15")) func `ids that occur twice are diagnosed once`() {
    let bench = Bench()
    for _ in 0..<3 { bench.update(list([4, 4, 4, 1])) }
    #expect(bench.root.diagnostics.map(\.code) == [.duplicateIdentity])
    #expect(bench.root.diagnostics[0].path == "0")
  }
}
