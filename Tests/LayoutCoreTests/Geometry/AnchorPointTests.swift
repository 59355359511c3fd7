@testable import LayoutCore
import TestPromises
import Testing

@Suite struct AnchorPointTests {
  @Test(
    .promises("F100"),
    arguments: [
      (Anchor<Point>.Source.center, 60.0, 40.0, 60.0), (.leading, 10, 40, 110), (.trailing, 110, 40, 10),
      (.top, 60, 20, 60), (.bottom, 60, 60, 60), (.topLeading, 10, 20, 110), (.topTrailing, 110, 20, 10),
      (.bottomLeading, 10, 60, 110), (.bottomTrailing, 110, 60, 10),
    ])
  func `the points that have names, from either side`(
    source: Anchor<Point>.Source, x: Double, y: Double, mirrored: Double
  ) {
    let box = rect(10, 20, 100, 40)
    #expect(source.anchor(box, .leftToRight).value == Point(x: x, y: y))
    #expect(source.anchor(box, .rightToLeft).value == Point(x: mirrored, y: y))
  }

  @Test func `points and rectangles that count from the corner do not turn round`() {
    let box = rect(10, 20, 100, 40)
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      #expect(Anchor<Point>.Source.point(Point(x: 3, y: 4)).anchor(box, direction).value == Point(x: 13, y: 24))
      #expect(Anchor<Rect>.Source.rect(rect(1, 2, 3, 4)).anchor(box, direction).value == rect(11, 22, 3, 4))
    }
  }
}
