import LayoutEngine
import Testing

@Suite struct RectTests {
  @Test(arguments: [
    (10.0, 20.0, true), (39.9, 59.9, true), (40, 30, false), (20, 60, false), (9.9, 30, false), (20, 19.9, false),
  ])
  func `left and top edges belong to a rectangle, the others do not`(x: Double, y: Double, isInside: Bool) {
    #expect(Rect(x: 10, y: 20, width: 30, height: 40).contains(Point(x: x, y: y)) == isInside)
    #expect(!Rect(x: 10, y: 20, width: 0, height: 40).contains(Point(x: 10, y: 30)))
  }
}
