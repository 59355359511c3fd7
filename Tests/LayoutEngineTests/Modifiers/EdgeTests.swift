import LayoutConformance
import LayoutEngine
import Testing

/// Places by distances from a container's edges.
@Suite struct EdgeTests {
  @Test func `in a column a distance counts from the column's edge`() throws {
    let live = try LiveTree(.vStack(at: .leading, [.fixed(200, 20), TreeDescription.fixed(100, 50).trailing(10)]))
    #expect(live.layout(width: 400, height: 800) == Size(width: 200, height: 70))
    #expect(live.frame(0) == Rect(x: 0, y: 0, width: 200, height: 20))
    #expect(live.frame(1) == Rect(x: 90, y: 20, width: 100, height: 50))
  }

  @Test func `along the column a distance shifts without moving what follows`() throws {
    let live = try LiveTree(
      .vStack(
        at: .leading,
        [
          .fixed(200, 20), TreeDescription.fixed(100, 50).edges(TreeDescription.Edges(top: 5, trailing: 10)),
          .fixed(30, 30),
        ]))
    #expect(live.layout(width: 400, height: 800) == Size(width: 200, height: 100))
    #expect(live.frame(1) == Rect(x: 90, y: 25, width: 100, height: 50))
    #expect(live.frame(2) == Rect(x: 0, y: 70, width: 30, height: 30))
  }

  @Test(arguments: [
    (TreeDescription.Edges(top: 5), Point(x: 20, y: 5)), (TreeDescription.Edges(bottom: 5), Point(x: 20, y: 45)),
    (TreeDescription.Edges(top: 5, bottom: 9), Point(x: 20, y: 5)),
    (TreeDescription.Edges(leading: 7), Point(x: 27, y: 25)),
    (TreeDescription.Edges(trailing: 7), Point(x: 13, y: 25)),
  ])
  func `in a row the vertical edges are the row's, the horizontal ones a shift`(
    edges: TreeDescription.Edges, corner: Point
  ) throws {
    let live = try LiveTree(.hStack([.fixed(20, 100), TreeDescription.fixed(10, 50).edges(edges), .fixed(5, 5)]))
    #expect(live.layout(width: 400, height: 800) == Size(width: 35, height: 100))
    #expect(live.frame(1) == Rect(origin: corner, size: Size(width: 10, height: 50)))
    #expect(live.frame(2).minX == 30)
  }

  @Test func `alone an element fills the room and stands at its distances`() throws {
    let edges = TreeDescription.Edges(top: 10, leading: 20, percent: [.top, .leading])
    let live = try LiveTree(TreeDescription.fixed(100, 100).edges(edges))
    #expect(live.layout(width: 400, height: 800) == Size(width: 400, height: 800))
    #expect(live.frames()["0"] == Rect(x: 80, y: 80, width: 100, height: 100))
    #expect(live.frame() == Rect(x: 0, y: 0, width: 400, height: 800))
  }

  @Test(arguments: [
    (TreeDescription.Edges(top: 10), Rect(x: 0, y: 10, width: 100, height: 50)),
    (TreeDescription.Edges(bottom: 10), Rect(x: 0, y: 240, width: 100, height: 50)),
    (TreeDescription.Edges(trailing: 10), Rect(x: 190, y: 0, width: 100, height: 50)),
    (TreeDescription.Edges(centered: .both), Rect(x: 100, y: 125, width: 100, height: 50)),
    (TreeDescription.Edges(leading: 5, centered: .both), Rect(x: 5, y: 125, width: 100, height: 50)),
  ])
  func `alone in 300 by 300`(edges: TreeDescription.Edges, frame: Rect) throws {
    let live = try LiveTree(TreeDescription.fixed(100, 50).edges(edges))
    live.layout(width: 300, height: 300)
    #expect(live.frames()["0"] == frame)
  }

  @Test func `two opposite edges leave a flexible element the rest`() throws {
    let live = try LiveTree(TreeDescription.color.edges(TreeDescription.Edges(leading: 30, trailing: 20)))
    live.layout(width: 300, height: 100)
    #expect(live.frames()["0"] == Rect(x: 30, y: 0, width: 250, height: 100))
  }

  @Test func `unspecified room is the element and its distances`() throws {
    let live = try LiveTree(
      TreeDescription.fixed(100, 50).edges(TreeDescription.Edges(top: 10, leading: 20, trailing: 5)))
    #expect(live.layout(width: nil, height: nil) == Size(width: 125, height: 60))
  }

  @Test func `in depth both axes count from the stack's edges`() throws {
    let live = try LiveTree(
      .zStack([
        .fixed(200, 100), TreeDescription.fixed(20, 10).edges(TreeDescription.Edges(top: 5, trailing: 6)),
        TreeDescription.fixed(20, 10).edges(TreeDescription.Edges(leading: 10, percent: [.leading])),
        TreeDescription.fixed(20, 10).edges(TreeDescription.Edges(bottom: 0, centered: .horizontal)),
      ]))
    #expect(live.layout(width: 400, height: 800) == Size(width: 200, height: 100))
    #expect(live.frame(1) == Rect(x: 174, y: 5, width: 20, height: 10))
    // A percentage refers to what the stack was placed with.
    #expect(live.frame(2) == Rect(x: 40, y: 45, width: 20, height: 10))
    #expect(live.frame(3) == Rect(x: 90, y: 90, width: 20, height: 10))
  }

  @Test func `from right to left leading is the right edge`() throws {
    let live = try LiveTree(.vStack(at: .leading, [.fixed(200, 20), TreeDescription.fixed(100, 50).trailing(10)]))
    live.tree.rootDirection = .rightToLeft
    live.layout(width: 400, height: 800)
    #expect(live.frame(1) == Rect(x: 10, y: 20, width: 100, height: 50))
    let alone = try LiveTree(TreeDescription.fixed(100, 50).leading(30))
    alone.tree.rootDirection = .rightToLeft
    alone.layout(width: 400, height: 800)
    #expect(alone.frames()["0"] == Rect(x: 270, y: 0, width: 100, height: 50))
  }
}
