import LayoutEngine

/// A line or curve of a path with its beginning: what lengths, boxes and insides are computed from.
struct PathSegment {
  enum Kind {
    case move, line, quad, cubic, close
  }

  var kind: Kind
  var start: Point
  var control1: Point
  var control2: Point
  var end: Point

  /// The point at `share` of the parameter.
  func point(at share: Double) -> Point {
    switch kind {
    case .move: return end
    case .line, .close: return start.toward(end, share)
    case .quad:
      return start.toward(control1, share).toward(control1.toward(end, share), share)
    case .cubic:
      let (one, two, three) = (
        start.toward(control1, share), control1.toward(control2, share), control2.toward(end, share)
      )
      return one.toward(two, share).toward(two.toward(three, share), share)
    }
  }

  /// The part from the parameter `low` to `high`.
  func part(from low: Double, to high: Double) -> PathSegment {
    var part = self
    if high < 1 { part = part.upTo(high) }
    if low > 0, high > 0 { part = part.reversed.upTo(1 - low / high).reversed }
    return part
  }

  private func upTo(_ share: Double) -> PathSegment {
    var part = self
    part.end = point(at: share)
    switch kind {
    case .move, .line, .close: break
    case .quad: part.control1 = start.toward(control1, share)
    case .cubic:
      let middle = control1.toward(control2, share)
      part.control1 = start.toward(control1, share)
      part.control2 = part.control1.toward(middle, share)
    }
    return part
  }

  private var reversed: PathSegment {
    let second = kind == .quad ? control1 : control2
    return PathSegment(
      kind: kind, start: end, control1: second, control2: kind == .quad ? control2 : control1, end: start)
  }

  /// The number of straight lines by which a curve is followed.
  static var pieces: Int { 32 }

  /// The ends of the straight lines that follow the segment.
  var lines: some Sequence<Point> {
    let count = kind == .quad || kind == .cubic ? PathSegment.pieces : 1
    return (1...count).lazy.map { count == 1 || $0 == count ? end : point(at: Double($0) / Double(count)) }
  }

  /// The length in points, that of a curve to about a thousandth.
  var length: Double {
    guard kind != .move else { return 0 }
    var (sum, last) = (0.0, start)
    for point in lines {
      sum += last.distance(to: point)
      last = point
    }
    return sum
  }

  /// The parameter at `distance` points from the beginning.
  func share(at distance: Double) -> Double {
    guard kind == .quad || kind == .cubic else {
      let whole = length
      return whole > 0 ? distance / whole : 0
    }
    var (sum, last, index) = (0.0, start, 0)
    for point in lines {
      let step = last.distance(to: point)
      if sum + step >= distance, step > 0 {
        return (Double(index) + (distance - sum) / step) / Double(PathSegment.pieces)
      }
      sum += step
      last = point
      index += 1
    }
    return 1
  }
}

extension Path {
  /// Calls `body` with each segment, in order.
  func forEachSegment(_ body: (PathSegment) -> Void) {
    var (start, last) = (Point.zero, Point.zero)
    for element in elements {
      var segment = PathSegment(kind: .line, start: last, control1: last, control2: last, end: last)
      switch element {
      case .move(let end):
        segment.kind = .move
        segment.end = end
        start = end
      case .line(let end): segment.end = end
      case .quadCurve(let end, let control):
        segment.kind = .quad
        (segment.control1, segment.end) = (control, end)
      case .curve(let end, let control1, let control2):
        segment.kind = .cubic
        (segment.control1, segment.control2, segment.end) = (control1, control2, end)
      case .closeSubpath:
        segment.kind = .close
        segment.end = start
      }
      last = segment.end
      body(segment)
    }
  }
}
