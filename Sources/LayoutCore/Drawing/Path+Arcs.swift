public import LayoutEngine

extension Path {
  /// Adds an arc of a circle, after a line to its beginning where the path has a current point.
  ///
  /// - Parameters:
  ///   - radius: in points; a negative one leaves the arc out.
  ///   - startAngle: from the right, clockwise on the screen.
  ///   - clockwise: as in SwiftUI, in coordinates whose y grows upwards: on the screen `false` turns clockwise.
  ///     Equal to that, `false` runs from the start to growing angles.
  public mutating func addArc(
    center: Point, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: Transform = .identity
  ) {
    let full = 2 * Double.pi
    var sweep = endAngle.radians - startAngle.radians
    if clockwise, sweep > 0 {
      sweep = sweep.truncatingRemainder(dividingBy: full) - full
    } else if !clockwise, sweep < 0 {
      sweep = sweep.truncatingRemainder(dividingBy: full) + full
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: sweep), transform: transform)
  }

  /// Adds an arc of a circle that turns by `delta`, at most once around.
  public mutating func addRelativeArc(
    center: Point, radius: Double, startAngle: Angle, delta: Angle, transform: Transform = .identity
  ) {
    let frame = Transform(scaleX: radius, y: radius).concatenating(Transform(translationX: center.x, y: center.y))
      .concatenating(transform)
    guard frame.isFinite, radius >= 0, startAngle.radians.isFinite, delta.radians.isFinite else { return leaveOut() }
    let start = startAngle.direction.applying(frame)
    if currentPoint == nil { move(to: start) } else if currentPoint != start { addLine(to: start) }
    addArcSegments(from: startAngle.radians, sweep: max(-2 * .pi, min(delta.radians, 2 * .pi)), frame)
  }

  /// Adds an arc that touches the line to `tangent1End`, and the line from there to `tangent2End`, after a line to its
  /// beginning.
  ///
  /// Where the three points are in one line, or the radius is not positive, it is a line to `tangent1End`.
  public mutating func addArc(
    tangent1End: Point, tangent2End: Point, radius: Double, transform: Transform = .identity
  ) {
    guard tangent1End.isFinite, tangent2End.isFinite, radius.isFinite, transform.isFinite else { return leaveOut() }
    let corner = tangent1End
    guard let current = currentPoint, let back = transform.inverse else {
      return addLine(to: corner.applying(transform))
    }
    let (first, second) = (current.applying(back) - corner, tangent2End - corner)
    let (one, two) = (first.distance(to: .zero), second.distance(to: .zero))
    let cross = first.x * second.y - first.y * second.x
    guard radius > 0, one > 0, two > 0, abs(cross) > 1e-12 * one * two else {
      return addLine(to: corner.applying(transform))
    }
    let half = Angle(radians: abs(atan(cross, first.x * second.x + first.y * second.y)) / 2)
    let distance = radius / half.tangent
    let begin = corner + Point(x: first.x / one * distance, y: first.y / one * distance)
    let end = corner + Point(x: second.x / two * distance, y: second.y / two * distance)
    let middle = Point(x: first.x / one + second.x / two, y: first.y / one + second.y / two)
    let length = middle.distance(to: .zero)
    let away = (radius * radius + distance * distance).squareRoot()
    let center = corner + Point(x: middle.x / length * away, y: middle.y / length * away)
    addArc(
      center: center, radius: radius, startAngle: Angle(of: begin - center), endAngle: Angle(of: end - center),
      clockwise: cross > 0, transform: transform)
  }

  private func atan(_ y: Double, _ x: Double) -> Double { Angle(of: Point(x: x, y: y)).radians }

  /// Adds an arc of the unit circle in the coordinates of `frame` as curves of at most a quarter each.
  ///
  /// - Parameter end: the exact end, where it is known.
  mutating func addArcSegments(from start: Double, sweep: Double, _ frame: Transform, to end: Point? = nil) {
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    guard sweep != 0 else { return }
    let step = sweep / Double(count)
    let reach = 4 / 3 * Angle(radians: step / 4).tangent
    for at in 0..<count {
      let one = Angle(radians: start + step * Double(at)).direction
      let two = Angle(radians: start + step * Double(at + 1)).direction
      addCurve(
        to: at == count - 1 ? end ?? two.applying(frame) : two.applying(frame),
        control1: Point(x: one.x - reach * one.y, y: one.y + reach * one.x).applying(frame),
        control2: Point(x: two.x + reach * two.y, y: two.y - reach * two.x).applying(frame))
    }
  }
}
