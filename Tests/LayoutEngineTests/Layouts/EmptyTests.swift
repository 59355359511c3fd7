import LayoutEngine
import Testing

/// Containers without children, and windows without room.
@Suite struct EmptyTests {
  static let tracks = [GridTrack(.flexible(min: 10, max: .infinity))]
  static let hugging: [Model.Kind] = [
    .hStack(nil, .center), .vStack(0, .center), .zStack(.center), .viewThatFits(.both), .grid(nil, nil, .center),
    .custom(.row(gap: 4)), .custom(.diagonal),
  ]
  static let filling: [Model.Kind] = [.geometryReader, .scrollView(.both), .custom(.forgetful)]

  @Test(arguments: hugging)
  func `an empty container that hugs is 0 by 0`(kind: Model.Kind) throws {
    let live = try LiveTree(Model(kind))
    #expect(live.layout(width: 100, height: 100) == .zero)
    #expect(live.frame() == .zero)
  }

  @Test(arguments: filling)
  func `an empty container that fills is as large as its room`(kind: Model.Kind) throws {
    let live = try LiveTree(Model(kind))
    #expect(live.layout(width: 100, height: 50) == Size(width: 100, height: 50))
  }

  @Test(arguments: [
    (Model.Kind.lazyVStack(4, .center), Size(width: 100, height: 0)),
    (.lazyHStack(4, .center), Size(width: 0, height: 50)),
    (.lazyVGrid(tracks, 4, .center), Size(width: 100, height: 0)),
    (.lazyHGrid(tracks, 4, .center), Size(width: 0, height: 50)),
    (.lazyVGrid([], 4, .center), .zero), (.scrollView(.vertical), Size(width: 0, height: 50)),
  ])
  func `an empty list is as broad as its room and has no length`(kind: Model.Kind, size: Size) throws {
    let live = try LiveTree(Model(kind))
    #expect(live.layout(width: 100, height: 50) == size)
  }

  @Test(arguments: [0.0, 1.0])
  func `a window without room shows fixed parts at their size`(side: Double) throws {
    let live = try LiveTree(.vStack(spacing: 2, [.fixed(20, 10), .color, .spacer()]))
    #expect(live.layout(width: side, height: side) == Size(width: 20, height: 22))
    #expect(live.frame(0) == Rect(x: 0, y: 0, width: 20, height: 10))
    #expect(live.frame(1) == Rect(x: (20 - side) / 2, y: 12, width: side, height: 0))
    #expect(live.frame(2).height == 8)
  }

  @Test(arguments: hugging + filling + [.lazyVStack(4, .center), .lazyHStack(4, .center)], [0.0, 1.0])
  func `every container has good frames in a window without room`(kind: Model.Kind, side: Double) throws {
    let model = Model(kind, [.color, .text("some words"), .fixed(3, 4), .hStack([])])
    #expect(try FiniteFrameTests.fault(model, Proposal(width: side, height: side)) == nil)
  }

  @Test func `a tree without a root answers zero`() {
    #expect(LayoutTree().layout(in: Proposal(width: 10, height: 10)) == .zero)
  }
}
