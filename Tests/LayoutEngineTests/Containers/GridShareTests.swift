import LayoutConformance
import LayoutEngine
import Testing

/// What lines of a lower priority keep of a grid's length.
@Suite struct GridShareTests {
  private static let bounds = TreeDescription.Bounds(min: 33.1)

  /// 100.3 less 33.1, and 33.1 added again, is less than 100.3.
  @Test func `what is kept for later lines is theirs to the last bit, as in a stack`() throws {
    let cells = [
      TreeDescription.fixed(0, 10).modified(.priority(1)),
      TreeDescription.color.modified(.flexibleFrame(Self.bounds, .none)),
    ]
    let grid = TreeDescription(.grid(0, 0, .center), [TreeDescription(.gridRow(nil), cells)])
    let live = try LiveTree(grid)
    #expect(live.layout(width: 100.3, height: 10) == Size(width: 100.3, height: 10))
    #expect(live.frame(0, 1) == Rect(x: 0, y: 0, width: 100.3, height: 10))
    let row = try LiveTree(.hStack(spacing: 0, cells))
    row.layout(width: 100.3, height: 10)
    #expect(row.frame(1) == live.frame(0, 1))
  }
}
