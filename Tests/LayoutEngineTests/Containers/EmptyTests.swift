import LayoutConformance
import LayoutEngine
import TestPromises
import Testing

/// Containers without children, and windows without room.
@Suite struct EmptyTests {
  static let tracks = [GridTrack(.flexible(min: 10, max: .infinity))]
  static let hugging: [TreeDescription.Kind] = [
    .hStack(nil, .center), .vStack(0, .center), .zStack(.center), .viewThatFits(.both), .grid(nil, nil, .center),
    .custom(.row(gap: 4)), .custom(.diagonal),
  ]
  static let filling: [TreeDescription.Kind] = [.geometryReader, .scrollView(.both), .custom(.forgetful)]

  @Test(.promises("B09"), arguments: hugging)
  func `an empty container that hugs is 0 by 0`(kind: TreeDescription.Kind) throws {
    let live = try LiveTree(TreeDescription(kind))
    #expect(live.layout(width: 100, height: 100) == .zero)
    #expect(live.frame() == .zero)
  }

  @Test(.promises("B09"), arguments: filling)
  func `an empty container that fills is as large as its room`(kind: TreeDescription.Kind) throws {
    let live = try LiveTree(TreeDescription(kind))
    #expect(live.layout(width: 100, height: 50) == Size(width: 100, height: 50))
  }

  @Test(
    .promises("B09"),
    arguments: [
      (TreeDescription.Kind.lazyVStack(4, .center), Size(width: 100, height: 0)),
      (.lazyHStack(4, .center), Size(width: 0, height: 50)),
      (.lazyVGrid(tracks, 4, .center), Size(width: 100, height: 0)),
      (.lazyHGrid(tracks, 4, .center), Size(width: 0, height: 50)),
      (.lazyVGrid([], 4, .center), .zero), (.scrollView(.vertical), Size(width: 0, height: 50)),
    ])
  func `an empty list is as broad as its room and has no length`(kind: TreeDescription.Kind, size: Size) throws {
    let live = try LiveTree(TreeDescription(kind))
    #expect(live.layout(width: 100, height: 50) == size)
  }

  @Test(.promises("B09"), arguments: [0.0, 1.0])
  func `a window without room shows fixed parts at their size`(side: Double) throws {
    let live = try LiveTree(.vStack(spacing: 2, [.fixed(20, 10), .color, .spacer()]))
    #expect(live.layout(width: side, height: side) == Size(width: 20, height: 22))
    #expect(live.frame(0) == Rect(x: 0, y: 0, width: 20, height: 10))
    #expect(live.frame(1) == Rect(x: (20 - side) / 2, y: 12, width: side, height: 0))
    #expect(live.frame(2).height == 8)
  }

  static let lists: [TreeDescription.Kind] = [
    .lazyVStack(4, .center), .lazyHStack(4, .center), .lazyVGrid(tracks, 4, .center), .lazyHGrid(tracks, 4, .center),
  ]

  @Test(.promises("B09"), arguments: hugging + filling + lists, [0.0, 1.0])
  func `every container has good frames in a window without room`(kind: TreeDescription.Kind, side: Double) throws {
    let tree = TreeDescription(kind, [.color, .text("some words"), .fixed(3, 4), .hStack([])])
    #expect(try FiniteFrameTests.fault(tree, Proposal(width: side, height: side)) == nil)
  }

  @Test(.promises("B09"), arguments: [0.0, 1.0])
  func `a grid without room is as long as its fixed cells`(side: Double) throws {
    let rows: [TreeDescription] = [.gridRow([.fixed(20, 10), .color]), .gridRow([.color, .fixed(5, 4)])]
    let live = try LiveTree(.grid(vertical: 2, rows))
    #expect(live.layout(width: side, height: side) == Size(width: 25, height: 16))
    #expect(live.frame(0, 1) == Rect(x: 20, y: 0, width: 5, height: 10))
    #expect(live.frame(1, 0) == Rect(x: 0, y: 12, width: 20, height: 4))
  }

  /// A colour, a box and a text of four letters, one below the other or, in two tracks, in two lines.
  @Test(
    .promises("B09"),
    arguments: [
      (tracks, Size(width: 10, height: 10 + 4 + 4 + 4 + 80)), ([], .zero),
      // The adaptive one has no length left: 0, the gap, 7.
      ([GridTrack(.adaptive(min: 10, max: 20)), GridTrack(.fixed(7))], Size(width: 0 + 8 + 7, height: 10 + 4 + 80)),
    ], [0.0, 1.0])
  func `tracks without room have no negative length`(_ grid: ([GridTrack], Size), side: Double) throws {
    let live = try LiveTree(TreeDescription(.lazyVGrid(grid.0, 4, .center), [.color, .fixed(5, 4), .text("word")]))
    #expect(live.layout(width: side, height: side) == grid.1)
    #expect(live.frame(0).width == (grid.0.count == 1 ? 10 : 0))
  }

  @Test(.promises("B09")) func `a tree without a root responds with zero`() {
    #expect(LayoutTree().layout(in: Proposal(width: 10, height: 10)) == .zero)
  }

  @Test(.promises("B09")) func `a text in a tree that has nothing to measure with takes no room`() throws {
    let tree = LayoutTree()
    let row = try tree.makeNode(.hStack)
    tree.setRoot(row)
    tree.insert(try tree.makeNode(.text), into: row, after: .none)
    #expect(tree.layout(in: Proposal(width: 100, height: 50)) == .zero)
    #expect(tree.size(of: row) == .zero)
  }
}
