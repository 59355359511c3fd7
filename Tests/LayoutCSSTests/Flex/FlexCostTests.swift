import Testing

@testable import LayoutCSS

/// How often contents are measured, and what a change lays out again.
@Suite struct FlexCostTests {
  /// Containers in each other, each with two contents that grow beside the next one.
  private static func nested(_ depth: Int, turns: Bool, _ leaves: inout [GridWords]) -> CSSBox {
    var inner = GridTrees.item(10, 10)
    for level in 0..<depth {
      let beside = (0..<2).map { _ in
        let leaf = GridWords(2, of: 5)
        leaves.append(leaf)
        return GridTrees.item(leaf: leaf) { $0.flexGrow = 1 }
      }
      inner = FlexTrees.flex([beside[0], inner, beside[1]]) {
        $0.flexGrow = 1
        $0.flexDirection = turns && level % 2 == 1 ? .column : .row
      }
    }
    return inner
  }

  @Test(arguments: [2, 10, 40], [false, true])
  func `a content is measured as often at any depth`(_ depth: Int, _ turns: Bool) {
    var leaves: [GridWords] = []
    let root = Self.nested(depth, turns: turns, &leaves)
    CSSLayout.layoutRoot(root, width: .infinity, height: .infinity, isRightToLeft: false)
    #expect(leaves.map(\.widthCalls).max() ?? 0 <= 4)
    #expect(leaves.map(\.sizeCalls).max() ?? 0 <= 2)
  }

  @Test func `a second layout measures nothing`() {
    var leaves: [GridWords] = []
    let root = Self.nested(6, turns: true, &leaves)
    CSSLayout.layoutRoot(root, width: 300, height: .infinity, isRightToLeft: false)
    let calls = leaves.map { [$0.widthCalls, $0.sizeCalls] }
    CSSLayout.layoutRoot(root, width: 300, height: .infinity, isRightToLeft: false)
    #expect(leaves.map { [$0.widthCalls, $0.sizeCalls] } == calls)
  }

  @Test func `a change lays out its row and the way to the root alone`() {
    let rows = (0..<10).map { _ in
      FlexTrees.flex([GridTrees.item(leaf: GridWords(2, of: 20)), GridTrees.item(10, 10)]) {
        $0.padding = CSSEdges(all: .points(4))
      }
    }
    let root = FlexTrees.flex(rows) {
      $0.flexDirection = .column
      $0.width = .points(200)
    }
    _ = GridTrees.frames(root)
    let before = rows.map(\.layouts)
    let changed = rows[4].children[1]
    changed.style.height = .points(30)
    changed.invalidate()
    let frames = GridTrees.frames(root)
    #expect(frames[4] == [0, 72, 200, 38])
    #expect(frames[5][1] == 110)
    #expect(rows.map(\.layouts).enumerated().map { $0.element - before[$0.offset] } == [0, 0, 0, 0, 1, 0, 0, 0, 0, 0])
  }

  @Test func `a row as high as its content is laid out once`() {
    let row = FlexTrees.flex([GridTrees.item(leaf: GridWords(3, of: 20)), GridTrees.item(10, 25)]) {
      $0.padding = CSSEdges(all: .points(3))
    }
    let root = FlexTrees.flex([row]) {
      $0.flexDirection = .column
      $0.width = .points(60)
    }
    _ = GridTrees.frames(root)
    #expect(row.layouts == 1)
    #expect(row.height == 31)
  }
}
