import Layout

/// A curve through values from the leading edge on, which is smooth and never leaves the room between its values.
struct Curve: Shape {
  /// Heights from 0, the bottom edge, to 1, the top edge.
  let values: [Double]
  /// Whether the shape reaches down to the bottom edge.
  var isArea = false

  var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  func path(in rect: Rect) -> Path {
    let points = points(in: rect)
    guard let first = points.first, let last = points.last else { return Path() }
    let slopes = Self.slopes(points)
    return Path { path in
      path.move(to: first)
      for index in points.indices.dropLast() {
        let (start, end) = (points[index], points[index + 1])
        let third = (end.x - start.x) / 3
        path.addCurve(
          to: end, control1: Point(x: start.x + third, y: start.y + third * slopes[index]),
          control2: Point(x: end.x - third, y: end.y - third * slopes[index + 1]))
      }
      guard isArea else { return }
      path.addLine(to: Point(x: last.x, y: rect.maxY))
      path.addLine(to: Point(x: first.x, y: rect.maxY))
      path.closeSubpath()
    }
  }

  /// The slope at each point.
  ///
  /// It is level at the highest and the lowest points and at both ends, elsewhere it is the harmonic mean of both sides: with
  /// it no curve passes the higher or the lower of its points.
  private static func slopes(_ points: [Point]) -> [Double] {
    points.indices.map { index in
      guard index > 0, index < points.count - 1 else { return 0 }
      let (before, here, after) = (points[index - 1], points[index], points[index + 1])
      let rise = (here.y - before.y) / (here.x - before.x)
      let next = (after.y - here.y) / (after.x - here.x)
      return rise * next > 0 ? 2 * rise * next / (rise + next) : 0
    }
  }

  private func points(in rect: Rect) -> [Point] {
    let step = rect.width / Double(max(values.count - 1, 1))
    return values.enumerated().map { index, value in
      Point(x: rect.minX + Double(index) * step, y: rect.maxY - value * rect.height)
    }
  }
}

/// A part of a ring, from the top on clockwise in every layout direction.
struct RingPart: Shape {
  /// The part's beginning and end, in shares of the ring.
  let range: Range<Double>
  /// The ring's width in shares of its radius.
  var thickness = 0.34

  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: Rect) -> Path {
    let center = Point(x: rect.minX + rect.width / 2, y: rect.minY + rect.height / 2)
    let radius = min(rect.width, rect.height) / 2
    let start = Angle.degrees(range.lowerBound * 360 - 90)
    let delta = Angle.degrees((range.upperBound - range.lowerBound) * 360)
    return Path { path in
      path.addRelativeArc(center: center, radius: radius, startAngle: start, delta: delta)
      path.addRelativeArc(
        center: center, radius: radius * (1 - thickness), startAngle: start + delta, delta: -delta)
      path.closeSubpath()
    }
  }
}
