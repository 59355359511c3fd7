import LayoutConformance
import LayoutEngine
import TestPromises
import Testing

/// Bounds of a flexible frame that contradict each other.
@Suite struct FrameBoundsTests {
  @Test("without an ideal too the minimum wins", .promises("B04"), arguments: [nil, 0, 5, 20, 40, 1000] as [Double?])
  func minimumWins(proposed: Double?) throws {
    let bounds = TreeDescription.Bounds(min: 30, max: 10)
    let live = try LiveTree(TreeDescription.color.modified(.flexibleFrame(bounds, bounds)))
    #expect(live.layout(width: proposed, height: proposed) == Size(width: 30, height: 30))
    let frame = Rect(x: 0, y: 0, width: 30, height: 30)
    #expect(live.frames() == ["0": frame, "0@1": frame])
  }
}
