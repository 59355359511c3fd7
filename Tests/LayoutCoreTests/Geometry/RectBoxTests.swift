@testable import LayoutCore
import Testing

@Suite("Boxes that are made from others")
struct RectBoxTests {
  @Test(
    "The box around the corners after a transform",
    arguments: [
      (Transform.identity, Rect(x: 1, y: 2, width: 3, height: 4)),
      (Transform(scaleX: -2, y: 1), Rect(x: -8, y: 2, width: 6, height: 4)),
      (Transform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0), Rect(x: 2, y: 1, width: 4, height: 3)),
      (Transform(scaleX: 0, y: 0), Rect.zero),
    ])
  func corners(transform: Transform, expected: Rect) {
    #expect(Rect(x: 1, y: 2, width: 3, height: 4).applying(transform) == expected)
  }

  @Test func `a corner without a number is not left out`() {
    // The right corners are at infinity minus infinity.
    let far = Rect(x: 0, y: 0, width: 1e308, height: 1e308).applying(Transform(a: 10, b: 0, c: -10, d: 1, tx: 0, ty: 0))
    #expect(far.minX.isNaN && far.width.isNaN && far.minY == 0 && far.height == 1e308)
    #expect(far.finite.minX == -.greatestFiniteMagnitude / 2 && far.finite.maxX == .greatestFiniteMagnitude / 2)
  }

  @Test(arguments: [
    (2.0, Rect(x: -1, y: 0, width: 7, height: 8)), (-1.0, Rect(x: 2, y: 3, width: 1, height: 2)),
    (-2.0, Rect(x: 3, y: 4, width: 0, height: 0)),
  ])
  func `edges move outwards, and sides are not negative`(length: Double, expected: Rect) {
    #expect(Rect(x: 1, y: 2, width: 3, height: 4).outset(by: length) == expected)
  }

  @Test func `a shadow and a blur reach as far`() {
    #expect([-1, 0, 4, .nan].map { BoxEffect.reach(ofBlur: $0) } == [0, 0, 8, 0])
  }
}
