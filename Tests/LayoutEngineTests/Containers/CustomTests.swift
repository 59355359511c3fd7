import LayoutConformance
import LayoutEngine
import Testing

/// Custom containers that break their contract, and the calls that they get.
@Suite struct CustomTests {
  @Test func `a child that was not put stands in the middle, the last put wins`() throws {
    let live = try LiveTree(.custom(.forgetful, [.fixed(10, 10), .fixed(20, 20), .color]))
    #expect(live.layout(width: 100, height: 60) == Size(width: 100, height: 60))
    #expect(live.frame(0) == Rect(x: 1, y: 2, width: 10, height: 10))
    #expect(live.frame(1) == Rect(x: 40, y: 20, width: 20, height: 20))
    #expect(live.frame(2) == Rect(x: 1, y: 2, width: 100, height: 60))
  }

  @Test func `a container's stored values are out of date when a child changes`() throws {
    let live = try LiveTree(.custom(.diagonal, [.fixed(10, 10), .vStack([.fixed(20, 20), .fixed(5, 5)])]))
    #expect(live.layout(width: 100, height: 60) == Size(width: 30, height: 35))
    var next = live.shown
    next[[1, 0]].kind = .fixed(25, 40)
    try live.show(next)
    #expect(live.layout(width: 100, height: 60) == Size(width: 35, height: 55))
    next.children.remove(at: 0)
    try live.show(next)
    #expect(live.layout(width: 100, height: 60) == Size(width: 25, height: 45))
    #expect(live.frame(0) == Rect(x: 0, y: 0, width: 25, height: 45))
  }

  @Test func `from right to left it is mirrored without its doing`() throws {
    let live = try LiveTree(.custom(.row(gap: 5), [.fixed(10, 10), .fixed(20, 20)]))
    live.tree.rootDirection = .rightToLeft
    live.layout(width: 100, height: 60)
    #expect(live.frame(0) == Rect(x: 25, y: 0, width: 10, height: 10))
    #expect(live.frame(1) == Rect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test func `a response that is no size becomes zero, or the limit`() throws {
    let live = try LiveTree(.custom(.constant(.nan, .infinity, x: 3, y: 4), [.fixed(10, 10)]))
    #expect(live.layout(width: 100, height: 60) == Size(width: 0, height: Length.limit))
    #expect(live.frame(0) == Rect(x: 3, y: 4, width: 10, height: 10))
  }
}
