import LayoutEngine
import Testing

/// What random scripts once found.
@Suite struct RegressionTests {
  @Test func `a stack that lost a percentage is offered the z-stack's own size again`() throws {
    let percent = Model.color.modified(.edges(Model.Edges(leading: 50, percent: [.leading])))
    let before = Model.zStack([Model(.geometryReader, [.hStack([percent])]), .fixed(1, 80)]).numbered()
    let live = try LiveTree(before)
    live.layout(width: 300, height: 10)
    #expect(live.frame(0).height == 10)
    var after = before
    after.children[0].children[0].children = []
    try live.show(after)
    live.layout(width: 300, height: 10)
    #expect(live.frame(0) == Rect(x: 0, y: 0, width: 300, height: 80))
  }

  @Test func `the background of a grid's row covers the row`() throws {
    let row = Model.gridRow([.fixed(30, 20), .fixed(40, 10)]).modified(.background([.color]))
    let live = try LiveTree(.grid(horizontal: 5, vertical: 4, [.gridRow([.fixed(10, 10)]), row]))
    live.layout(width: nil, height: nil)
    let background = live.frames()["0.1@1b"]
    #expect(background == Rect(x: 0, y: 14, width: 75, height: 20))
    #expect(live.frame(1, 1) == Rect(x: 35, y: 19, width: 40, height: 10))
  }

  @Test func `tracks with gaps below zero never make a negative breadth`() throws {
    let tracks = [GridTrack(.fixed(10), spacing: -100), GridTrack(.fixed(10))]
    let live = try LiveTree(Model(.lazyVGrid(tracks, 0, .center), [.fixed(5, 5)]))
    #expect(live.layout(width: 200, height: nil) == Size(width: 0, height: 5))
  }
}
