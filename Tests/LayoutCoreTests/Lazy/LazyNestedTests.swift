import LayoutTesting
import Testing

@testable import LayoutCore

/// Rows above each other, whose breadth is measured in columns.
private struct Rows<Inner: Layout>: Layout {
  var inner: Inner
  var body: some Layout { ScrollView { LazyVStack { ForEach(0..<40) { _ in inner } } }.frame(height: 50) }
}

/// Columns side by side, whose height is measured in rows.
private struct Columns<Inner: Layout>: Layout {
  var inner: Inner
  var body: some Layout { ScrollView(.horizontal) { LazyHStack { ForEach(0..<40) { _ in inner } } } }
}

/// Lazy lists in rows of lazy lists.
@Suite struct LazyNestedTests {
  /// Rows that are removed in a pass take their own lists with them, which that pass has not come to yet.
  @Test(arguments: [1, 7, 150])
  func `a row with a list of its own goes while lists are settled`(step: Int) {
    let root = LayoutRoot(size: Size(width: 300, height: 600))
    let host = CountingHost()
    root.host = host
    var width = 20.0
    root.setBody {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000) { _ in
            ScrollView(.horizontal) { LazyHStack(spacing: 0) { ForEach(0..<500) { _ in Box(width, 50) } } }
          }
        }
      }.id("feed")
    }
    root.layoutIfNeeded()
    host.takeCounts()
    for turn in 1...6 {
      width = turn % 2 == 0 ? 20 : 90
      root.size = Size(width: turn % 3 == 0 ? 3000 : 100, height: turn % 2 == 0 ? 40 : 600)
      root.scroll("feed", to: Point(x: 0, y: Double(turn * step) * 50))
      root.updateBody()
      host.takeCounts()
    }
    #expect(host.violations == [])
    #expect(root.visibleRange(in: "feed") == 6 * step..<6 * step + 1)
    #expect(root.result.isSound)
  }

  /// The number of rows of a list in a response follows from that, so it must not change after an edit.
  @Test func `a list is as deep in others whatever scrolls it`() {
    var axis = Axis.vertical
    let root = LayoutRoot(size: Size(width: 300, height: 250))
    root.setBody {
      ScrollView {
        LazyVStack {
          ForEach(0..<2) { _ in
            ScrollView {
              LazyVStack {
                ForEach(0..<2) { _ in
                  ScrollView(Axis.Set(axis)) { LazyVStack { ForEach(0..<2) { _ in Box(20, 20) } } }.frame(height: 50)
                }
              }
            }.frame(height: 100)
          }
        }
      }
    }
    func levels() -> [Int] { root.session.contents.lazyLists.values.map(\.window.level).sorted() }
    root.layoutIfNeeded()
    #expect(levels() == [0, 1, 1, 2, 2, 2, 2])
    axis = .horizontal
    root.updateBody()
    root.layoutIfNeeded()
    #expect(levels() == [0, 1, 1, 2, 2, 2, 2])
    root.setBody { Box(1, 1) }
    root.layoutIfNeeded()
    #expect(levels() == [])
  }

  /// Lists in rows of each other.
  private func nest(_ depth: Int) -> AnyLayout {
    let one = Rows(inner: Box(20, 20))
    let two = Columns(inner: one)
    let three = Rows(inner: two)
    let four = Columns(inner: three)
    let lists = [AnyLayout(one), AnyLayout(two), AnyLayout(three), AnyLayout(four), AnyLayout(Rows(inner: four))]
    return lists[depth - 1]
  }

  /// A list with 16 heads at every level would make 348,706 rows for five.
  @Test(
    "nested lists that are measured for their ideal sizes make a bounded number of rows",
    arguments: [(1, 4), (2, 391), (3, 232), (4, 3217), (5, 25_762)])
  func bounded(depth: Int, rows: Int) {
    let root = LayoutRoot(size: Size(width: 300, height: 250))
    root.setBody { VStack { nest(depth) } }
    root.layoutIfNeeded()
    #expect(root.session.contents.lazyLists.values.reduce(0) { $0 + $1.madeCount } == rows)
    #expect(root.diagnostics == [])
  }

  /// A list that shows all its rows responds for all of them, even one that was never visible.
  @Test(arguments: [0, 16])
  func `how long an open list in the first rows is does not depend on which of them were seen`(removed: Int) {
    var ids = Array(0..<19)
    func body() -> some Layout {
      VStack(spacing: 0) {
        Box(10, 40)
        ScrollView {
          LazyVStack {
            ForEach(ids, id: \.self) { _ in
              ScrollView(.horizontal) {
                LazyHStack {
                  ForEach(0..<1) { _ in
                    ScrollView(.horizontal) { LazyHStack { ForEach(0..<5) { Box($0 % 2 == 0 ? 10 : 22, 9) } } }
                  }
                }
              }
            }
          }.padding(47)
        }
      }
    }
    func root() -> LayoutRoot {
      let root = LayoutRoot(size: Size(width: .infinity, height: 50))
      root.setBody { body() }
      root.layoutIfNeeded()
      return root
    }
    let kept = root()
    #expect(kept.result.size == Size(width: 168, height: 50))
    ids.removeSubrange(2..<2 + removed)
    kept.updateBody()
    kept.layoutIfNeeded()
    #expect(kept.result.size == Size(width: 168, height: 50))
    #expect(root().result.size == Size(width: 168, height: 50))
    #expect(kept.session.tree._checkInvariants() == [])
  }
}
