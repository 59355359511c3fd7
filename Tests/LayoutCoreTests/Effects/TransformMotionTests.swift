import Testing

@testable import LayoutCore

/// The way from one transform to another.
@Suite struct TransformMotionTests {
  private func isNear(_ one: Transform, _ two: Transform) -> Bool {
    zip([one.a, one.b, one.c, one.d, one.tx, one.ty], [two.a, two.b, two.c, two.d, two.tx, two.ty]).allSatisfy {
      abs($0 - $1) < 1e-9
    }
  }

  @Test(
    "A turn stays a turn on the way, the shorter way round",
    arguments: [(0.0, 90.0, 45.0), (350, 10, 0), (10, 350, 0), (0, 180, 90), (-30, 30, 0)])
  func turns(from: Double, to: Double, middle: Double) {
    let (one, two) = (Transform(rotation: .degrees(from)), Transform(rotation: .degrees(to)))
    #expect(isNear(one.interpolated(towards: two, 0.5), Transform(rotation: .degrees(middle))))
    #expect(isNear(one.interpolated(towards: two, 0), one))
    #expect(one.interpolated(towards: two, 1) == two)
  }

  @Test func `factors, skews and moves are on the way too`() {
    let skew = Transform(a: 2, b: 0, c: 1, d: 4, tx: 10, ty: 20)
    let half = Transform.identity.interpolated(towards: skew, 0.5)
    #expect(isNear(half, Transform(a: 1.5, b: 0, c: 0.3125, d: 2.5, tx: 5, ty: 10)))
    #expect(isNear(skew.interpolated(towards: .identity, 0), skew))
  }

  @Test func `a plane that is a line moves by its numbers`() {
    let flat = Transform(scaleX: 0, y: 1)
    #expect(Transform.identity.interpolated(towards: flat, 0.5) == Transform(scaleX: 0.5, y: 1))
  }
}
