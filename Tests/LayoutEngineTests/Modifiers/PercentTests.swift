import LayoutConformance
import LayoutEngine
import Testing

/// Lengths in percent of what the nearest container was proposed.
@Suite struct PercentTests {
  @Test func `half the width in a row of 400 is 200`() throws {
    let live = try LiveTree(.hStack([TreeDescription.color.percent(width: 50), .fixed(20, 20)]))
    #expect(live.layout(width: 400, height: 100) == Size(width: 220, height: 100))
    #expect(live.frame(0) == Rect(x: 0, y: 0, width: 200, height: 100))
    #expect(live.frame(1) == Rect(x: 200, y: 40, width: 20, height: 20))
  }

  @Test func `percent and points in one column`() throws {
    let live = try LiveTree(
      .vStack(
        spacing: 16,
        [
          TreeDescription.color.modified(.percentFrame(90, 60, .horizontal)),
          TreeDescription.color.modified(.percentFrame(80, 200, .horizontal)),
        ]))
    #expect(live.layout(width: 400, height: 800) == Size(width: 360, height: 276))
    #expect(live.frame(0) == Rect(x: 0, y: 0, width: 360, height: 60))
    #expect(live.frame(1) == Rect(x: 20, y: 76, width: 320, height: 200))
  }

  @Test func `without a base the length is as if not given`() throws {
    let live = try LiveTree(.hStack([TreeDescription.color.percent(width: 50), .fixed(20, 20)]))
    #expect(live.layout(width: nil, height: 100) == Size(width: 30, height: 100))
    #expect(live.frame(0) == Rect(x: 0, y: 0, width: 10, height: 100))
  }

  @Test func `a percentage is as large while the stack tries zero and infinity`() throws {
    // Were it flexible, it would be served after the colour and get less.
    let live = try LiveTree(.hStack([.color, TreeDescription.color.percent(width: 75)]))
    live.layout(width: 400, height: 100)
    #expect(live.frame(0) == Rect(x: 0, y: 0, width: 100, height: 100))
    #expect(live.frame(1) == Rect(x: 100, y: 0, width: 300, height: 100))
  }

  @Test func `the base is inside the container's padding`() throws {
    let live = try LiveTree(
      TreeDescription.hStack([TreeDescription.color.percent(width: 50), .fixed(20, 20)]).padding(50))
    live.layout(width: 400, height: 200)
    #expect(live.frame(0) == Rect(x: 50, y: 50, width: 150, height: 100))
  }

  @Test func `an element's own padding does not change its base`() throws {
    let live = try LiveTree(.hStack([TreeDescription.color.percent(width: 50).padding(10), .fixed(20, 20)]))
    live.layout(width: 400, height: 100)
    #expect(live.frame(0) == Rect(x: 0, y: 0, width: 220, height: 100))
  }

  @Test func `the root refers to what it is proposed`() throws {
    let live = try LiveTree(TreeDescription.color.percent(width: 25, height: 50))
    #expect(live.layout(width: 400, height: 300) == Size(width: 100, height: 150))
    #expect(live.layout(width: 200, height: 100) == Size(width: 50, height: 50))
  }

  @Test func `the nearest container counts, not the outermost`() throws {
    let inner = TreeDescription.vStack([TreeDescription.color.percent(width: 50, height: 10), .fixed(5, 5)]).frame(
      width: 100)
    let live = try LiveTree(.hStack([inner, .color]))
    live.layout(width: 400, height: 100)
    #expect(live.frame(0, 0) == Rect(x: 25, y: 42.5, width: 50, height: 10))
  }
}
