public import LayoutEngine

extension Path {
  /// The smallest box around all lines and curves, without the control points; zero for an empty path.
  ///
  /// - Complexity: O(elements).
  public var boundingRect: Rect {
    var box = PointBox()
    forEachSegment { segment in
      box.add(segment.end)
      for axis in [Axis.horizontal, .vertical] {
        for share in segment.turns(along: axis) where share > 0 && share < 1 { box.add(segment.point(at: share)) }
      }
    }
    return box.rect
  }

  /// A box around all points, control points too.
  ///
  /// - Complexity: O(elements).
  package var controlRect: Rect {
    var box = PointBox()
    forEachSegment { segment in
      box.add(segment.end)
      if segment.kind == .quad || segment.kind == .cubic { box.add(segment.control1) }
      if segment.kind == .cubic { box.add(segment.control2) }
    }
    return box.rect
  }

  /// The length of all lines and curves, in points; that of curves to about a thousandth.
  ///
  /// - Complexity: O(elements).
  package var length: Double {
    var sum = 0.0
    forEachSegment { sum += $0.length }
    return sum
  }

  /// Whether `point` is inside; a part that is not closed counts as if it were.
  ///
  /// - Parameter eoFill: whether a point is inside that an odd number of outlines surrounds; otherwise their directions
  ///   count.
  /// - Complexity: O(elements).
  public func contains(_ point: Point, eoFill: Bool = false) -> Bool {
    guard point.isFinite else { return false }
    var (winding, crossings) = (0, 0)
    func cross(_ one: Point, _ two: Point) {
      guard (one.y <= point.y) != (two.y <= point.y) else { return }
      let side = (two.x - one.x) * (point.y - one.y) - (point.x - one.x) * (two.y - one.y)
      if one.y <= point.y ? side > 0 : side < 0 {
        winding += one.y <= point.y ? 1 : -1
        crossings += 1
      }
    }
    var (start, last) = (Point.zero, Point.zero)
    forEachSegment { segment in
      if segment.kind == .move {
        cross(last, start)
        start = segment.end
      } else {
        var from = segment.start
        for to in segment.lines {
          cross(from, to)
          from = to
        }
      }
      last = segment.end
    }
    cross(last, start)
    return eoFill ? crossings % 2 == 1 : winding != 0
  }

  /// The path in the coordinates after `transform`.
  public func applying(_ transform: Transform) -> Path {
    if transform.isIdentity { return self }
    var path = Path()
    path.append(self, transform)
    return path
  }

  /// The path moved by `dx` and `dy` points.
  public func offsetBy(dx: Double, dy: Double) -> Path { applying(Transform(translationX: dx, y: dy)) }

  /// The part of the path between two fractions of its length.
  ///
  /// - Parameters:
  ///   - from: the fraction at which it begins, from 0; NaN counts as 0.
  ///   - to: the fraction at which it ends, up to 1; NaN counts as 1. At or before `from` nothing is left.
  /// - Complexity: O(elements).
  public func trimmedPath(from: Double, to: Double) -> Path {
    let (low, high) = (from > 0 ? min(from, 1) : 0, to < 1 ? max(to, 0) : 1)
    if low == 0, high == 1 { return self }
    var path = Path()
    path.leaveOut(invalidCount)
    let whole = length
    guard low < high, whole > 0, whole.isFinite else { return path }
    let (first, last) = (low * whole, high * whole)
    var done = 0.0
    /// Whether the part so far begins where the whole part does, so that it can be closed.
    var (isOpen, isWhole) = (false, false)
    forEachSegment { segment in
      guard segment.kind != .move else {
        (isOpen, isWhole) = (false, true)
        return
      }
      let length = segment.length
      let (begin, end) = (max(first - done, 0), min(last - done, length))
      done += length
      guard begin < end else {
        if length > 0 { (isOpen, isWhole) = (false, false) }
        return
      }
      let (lower, upper) = (
        begin > 0 ? segment.share(at: begin) : 0, end < length ? segment.share(at: end) : 1
      )
      let part = segment.part(from: lower, to: upper)
      if !isOpen {
        path.move(to: part.start)
        isOpen = true
        if lower > 0 { isWhole = false }
      }
      switch part.kind {
      case .quad: path.addQuadCurve(to: part.end, control: part.control1)
      case .cubic: path.addCurve(to: part.end, control1: part.control1, control2: part.control2)
      case .close where isWhole && upper == 1: path.closeSubpath()
      case .move, .line, .close: path.addLine(to: part.end)
      }
    }
    return path
  }
}

/// The box around points.
private struct PointBox {
  private var low: Point?
  private var high = Point.zero

  mutating func add(_ point: Point) {
    guard let least = low else {
      low = point
      high = point
      return
    }
    low = Point(x: min(least.x, point.x), y: min(least.y, point.y))
    high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
  }

  var rect: Rect {
    guard let low else { return .zero }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y).finite
  }
}

extension PathSegment {
  /// The parameters at which the curve turns along `axis`.
  fileprivate func turns(along axis: Axis) -> [Double] {
    let (p0, p1, p2, p3) = (start[axis], control1[axis], control2[axis], end[axis])
    switch kind {
    case .move, .line, .close: return []
    case .quad:
      let bend = p0 - 2 * p1 + p3
      return bend == 0 ? [] : [(p0 - p1) / bend]
    case .cubic:
      let (a, b, c) = (p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0)
      // A curve that is nearly one of a lower degree is one: its roots would be far off by rounding.
      let largest = max(abs(a), abs(b), abs(c))
      if abs(a) <= 1e-12 * largest { return b == 0 ? [] : [-c / b] }
      let root = b * b - 4 * a * c
      guard root >= 0 else { return [] }
      return [(-b + root.squareRoot()) / (2 * a), (-b - root.squareRoot()) / (2 * a)]
    }
  }
}
