import LayoutEngine

extension Transform {
  /// The transform on the way to another one.
  ///
  /// Both are taken apart into a turn, a skew and factors, so that a turn stays a turn on the way, the shorter way
  /// round; numbers that cannot be taken apart move by themselves.
  func interpolated(towards other: Transform, _ amount: Double) -> Transform {
    func between(_ one: Double, _ two: Double) -> Double { one.interpolated(towards: two, amount: amount) }
    if amount == 1 { return other }
    guard let one = parts, var two = other.parts else {
      return Transform(
        a: between(a, other.a), b: between(b, other.b), c: between(c, other.c), d: between(d, other.d),
        tx: between(tx, other.tx), ty: between(ty, other.ty))
    }
    if two.angle - one.angle > .pi { two.angle -= 2 * .pi }
    if one.angle - two.angle > .pi { two.angle += 2 * .pi }
    let scaled = Transform(scaleX: between(one.x, two.x), y: between(one.y, two.y))
    let skewed = Transform(a: 1, b: 0, c: between(one.skew, two.skew), d: 1, tx: 0, ty: 0)
    let turned = Transform(rotation: .radians(between(one.angle, two.angle)))
    return scaled.concatenating(skewed).concatenating(turned)
      .concatenating(Transform(translationX: between(tx, other.tx), y: between(ty, other.ty)))
  }

  /// The factors, the skew and the turn, in this order of their effect; `nil` where the plane becomes a line or a point.
  private var parts: (x: Double, y: Double, skew: Double, angle: Double)? {
    let area = a * d - b * c
    let x = (a * a + b * b).squareRoot()
    guard isFinite, area != 0, x > 0, area.isFinite else { return nil }
    return (x, area / x, (a * c + b * d) / area, Angle(of: Point(x: a, y: b)).radians)
  }
}
