@testable import LayoutCore
import LayoutTesting
import TestPromises
import Testing

/// Bodies that lead to themselves through the rows of lazy lists.
@Suite struct LazyEndlessTests {
  /// By its first row, so that one update goes to the limit.
  private struct Deep: Layout {
    var body: some Layout {
      ScrollView { LazyVStack { ForEach(0..<20) { _ in AnyLayout(Deep()) } } }.size(height: 50)
    }
  }

  /// By all rows but the first, which are made once that is known.
  private struct Wide: Layout {
    var rows = 3
    var body: some Layout {
      ScrollView {
        LazyVStack {
          ForEach(0..<rows) { row in
            if row == 0 { Box(10, 10) } else { AnyLayout(Wide(rows: rows)) }
          }
        }
      }.size(height: 50)
    }
  }

  /// Lists that share a scroll view: by each row, by the second, by all but the first.
  private struct Shared: Layout {
    let rows: Int
    let boxes: Int
    var isAcross = false
    var body: some Layout {
      let list = ForEach(0..<rows) { row in
        if row < boxes {
          Box(10, 10)
        } else {
          AnyLayout(Shared(rows: rows, boxes: boxes, isAcross: !isAcross))
        }
      }
      if isAcross {
        LazyHStack { list }
      } else {
        LazyVStack { list }
      }
    }
  }

  private struct Ping: Layout {
    var body: some Layout {
      ScrollView { LazyVStack { ForEach(0..<9) { _ in AnyLayout(Pong()) } } }.size(height: 50)
    }
  }

  private struct Pong: Layout {
    var body: some Layout {
      ScrollView(.horizontal) { LazyHStack { ForEach(0..<9) { _ in AnyLayout(Ping()) } } }.size(width: 50)
    }
  }

  /// By rows that push others out of the window once they are as long as their lists are: these have made lists by
  /// then.
  private struct Pushing: Layout {
    let level: Int
    var body: some Layout {
      ScrollView {
        LazyVStack {
          ForEach(0..<29) { row in
            if row % 3 == 1, level > 1 { AnyLayout(Pushing(level: level - 1)) } else if row % 3 == 2 { Color.red }
          }
        }
      }.size(width: 100, height: 100)
    }
  }

  private func root(_ layout: some Layout) -> LayoutRoot {
    let root = LayoutRoot(size: Size(width: 300, height: 600))
    root.setBody { layout }
    root.layoutIfNeeded()
    return root
  }

  @Test("a body that leads to itself through the first row of a lazy list ends at the depth limit", .promises("B13"))
  func deep() {
    let root = root(Deep())
    #expect(root.diagnostics.map(\.code) == [.nestingTooDeep])
    #expect(
      root.diagnostics.first?.message.hasPrefix(
        "Deep is nested in 20000 bodies, a row of a lazy list counting as 200,") == true)
    #expect(root.diagnostics.first?.cause == "the body of Deep leads to Deep again")
    #expect(root.result.isSound)
    let nodes = root.session.footprint.tree.nodes
    // A hundred lists of a row each.
    #expect(nodes == 501)
    // Neither a turn without changes nor a new evaluation makes it larger.
    root.size.height = 700
    root.layoutIfNeeded()
    #expect(root.session.footprint.tree.nodes == nodes)
    root.updateBody()
    #expect(root.session.footprint.tree.nodes == nodes)
    #expect(root.diagnostics.count == 1)
    root.updateBody { Box(1, 1) }
    #expect(root.session.footprint.tree.nodes == 3)
  }

  @Test("a row of a lazy list counts as 200 bodies, also one that is made in a later pass", .promises("B13"))
  func late() {
    let root = root(Wide(rows: 2))
    for _ in 0..<20 { root.layoutIfNeeded() }
    #expect(root.session.contents.lazyLists.count == 100)
    #expect(root.diagnostics.map(\.code) == [.nestingTooDeep])
  }

  @Test(
    "a body that leads to itself through several rows of a lazy list makes a bounded number of rows", .promises("B13"))
  func wide() {
    let root = root(Wide())
    #expect(root.diagnostics.map(\.code) == [.nestingTooDeep])
    #expect(
      root.diagnostics.first?.message
        == "lazy lists that stand in each other's rows have 20000 rows; no more are made")
    #expect(root.diagnostics.first?.cause == "the body of Wide leads to Wide again")
    #expect(root.result.isSound)
    let bodies = root.session.bodyCount
    // A row, and the element in it where it is no box.
    #expect(bodies == 30_002)
    root.size.height = 700
    root.layoutIfNeeded()
    #expect(root.session.bodyCount == bodies)
    #expect(root.diagnostics.count == 1)
  }

  @Test(
    "lists in each other that push rows out of the window make a bounded number of them in one turn",
    .promises("B13"),
    arguments: [(1, 1), (2, 13), (3, 37), (4, 85), (5, 229), (.max, 10_909)])
  func pushing(depth: Int, bodies: Int) {
    let root = root(Pushing(level: depth))
    #expect(root.session.bodyCount == bodies)
    #expect(root.diagnostics.map(\.code) == (depth == .max ? [.nestingTooDeep] : []))
    #expect(root.result.isSound)
  }

  @Test(
    "lists in each other that share a scroll view make a bounded number of rows",
    .promises("B13"),
    arguments: [(9, 0, 100), (2, 1, 53), (3, 1, 20_001)])
  func shared(rows: Int, boxes: Int, made: Int) {
    let root = root(ScrollView([.vertical, .horizontal]) { Shared(rows: rows, boxes: boxes) }.size(height: 50))
    for _ in 0..<20 { root.layoutIfNeeded() }
    // One list in each reaches the window's end after 53 rows.
    #expect(root.diagnostics.map(\.code) == (made == 53 ? [] : [.nestingTooDeep]))
    #expect(root.session.contents.lazyLists.values.reduce(0) { $0 + $1.madeCount } == made)
    #expect(root.result.isSound)
  }

  /// A hundred lists: a way to the root from each would be 250 nodes on the average, and is taken several times.
  @Test("where lists in each other stand is looked up in the list around them", .promises("B13"))
  func ways() {
    let root = root(Deep())
    let lists = root.session.contents.lazyLists.count
    #expect(lists == 100)
    let visits = root.session.listVisits
    root.size.height = 700
    root.layoutIfNeeded()
    #expect(root.session.listVisits - visits == 1990)
  }

  @Test("bodies that lead to each other through lazy lists are named", .promises("B13"))
  func named() {
    let root = root(Ping())
    #expect(root.diagnostics.map(\.code) == [.nestingTooDeep])
    let names = root.diagnostics.first?.cause.map { $0.drop { $0 != ":" } }
    #expect([": Ping → Pong → Ping", ": Pong → Ping → Pong"].contains(names))
    #expect(root.result.isSound)
  }

  @Test func `lists of one kind in each other that end make all their rows`() {
    let root = root(
      ScrollView {
        LazyVStack {
          ForEach(0..<100) { _ in
            AnyLayout(ScrollView(.horizontal) { LazyHStack { ForEach(0..<100) { _ in AnyLayout(Box(10, 10)) } } })
          }
        }
      })
    // 900 points of 10 each in both lists' margins, 300 and 150 across.
    #expect(root.result.leaves.count == 91 * 46)
    #expect(root.diagnostics == [])
  }

  @Test("lists of another kind in the rows of lists in each other do not count with them", .promises("B13"))
  func others() {
    struct Nest: Layout {
      let level: Int
      var body: some Layout {
        ScrollView {
          LazyVStack {
            ForEach(0..<2) { row in
              if row == 0 {
                ScrollView(.horizontal) { LazyHStack { ForEach(0..<3) { _ in Box(10, 10) } } }
              } else if level > 0 {
                AnyLayout(Nest(level: level - 1))
              }
            }
          }
        }.size(height: 50)
      }
    }
    let lists = root(Nest(level: 3)).session.contents.lazyLists.values
    #expect(lists.count { $0.isRepeated } == 4)
    #expect(lists.count { !$0.isRepeated } == 4)
  }

  @Test("lists in each other that come again elsewhere are diagnosed again", .promises("B13"))
  func again() {
    let root = root(Wide())
    #expect(root.diagnostics.map(\.code) == [.nestingTooDeep])
    root.updateBody { Box(1, 1) }
    root.updateBody {
      VStack {
        Box(1, 1)
        Wide()
      }
    }
    #expect(root.diagnostics.map(\.code) == [.nestingTooDeep, .nestingTooDeep])
    #expect(root.diagnostics.last?.path.hasPrefix("0.1") == true)
    #expect(root.result.isSound)
  }
}
