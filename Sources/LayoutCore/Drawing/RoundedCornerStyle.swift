import LayoutEngine

/// The form of a round corner.
@nonexhaustive
public enum RoundedCornerStyle: UInt8, Hashable, Sendable, CaseIterable {
  /// A quarter of a circle or an ellipse.
  ///
  /// It is the default here, because every host draws such corners by itself, without a path.
  case circular
  /// A corner whose bend begins gently, so that no edge is seen where it meets the straight line.
  ///
  /// It is an arc between two curves. With a smoothing `s` it takes `(1 + s) * radius` of each edge, each of both
  /// curves turns by `s * 45` degrees, and the arc by the rest. A curve begins with the bend of the edge, which is
  /// none, and ends with that of the arc, one divided by the radius. The smoothing is 0.6, which is also a usual one
  /// of drawing programs, or less where the edge has no room for it: the ends of a capsule have none, and are
  /// circular.
  case continuous
}

/// The curve between an edge and the arc of a continuous corner, where the arc belongs to the circle of radius 1
/// about the origin.
///
/// It is a cubic one. Its first three points are on the edge, so it begins without a bend. The third one is where the
/// edge meets the tangent of the arc's beginning. At the end of a cubic curve the bend is 2/3 of the distance of its
/// second point from the tangent there, divided by the square of the distance of its third point from the end. Bend 1
/// gives the second point.
enum CornerCurve {
  /// The smoothing, where there is room for it.
  static var smoothing: Double { 0.6 }

  /// The angle by which the curve turns.
  static func turn(_ smoothing: Double) -> Double { smoothing * .pi / 4 }

  /// The beginning of a corner, on the edge that touches the circle at the angle `start`.
  static func beginning(at start: Double, _ smoothing: Double) -> Point { edge(at: start, -smoothing) }

  /// The distances of the second and the third point of the curve behind the place where the edge touches the circle.
  static func reaches(_ smoothing: Double) -> (second: Double, third: Double) {
    let turn = turn(smoothing)
    let third = Angle(radians: turn / 2).tangent
    return (third - 1.5 * third * third / Angle(radians: turn).direction.y, third)
  }

  /// The point on that edge, so far behind the place where it touches the circle.
  static func edge(at start: Double, _ distance: Double) -> Point {
    let direction = Angle(radians: start).direction
    return Point(x: direction.x - distance * direction.y, y: direction.y + distance * direction.x)
  }
}

extension Path {
  /// Adds a corner that turns by a quarter, from its beginning on.
  mutating func addCorner(from start: Double, _ smoothing: Double, _ frame: Transform) {
    guard smoothing > 0 else { return addArcSegments(from: start, sweep: .pi / 2, frame) }
    let turn = CornerCurve.turn(smoothing)
    let (second, third) = CornerCurve.reaches(smoothing)
    let end = start + .pi / 2
    addCurve(
      to: Angle(radians: start + turn).direction.applying(frame),
      control1: CornerCurve.edge(at: start, second).applying(frame),
      control2: CornerCurve.edge(at: start, third).applying(frame))
    addArcSegments(from: start + turn, sweep: .pi / 2 - 2 * turn, frame)
    addCurve(
      to: CornerCurve.edge(at: end, smoothing).applying(frame),
      control1: CornerCurve.edge(at: end, -third).applying(frame),
      control2: CornerCurve.edge(at: end, -second).applying(frame))
  }

  /// The smoothing of a corner: an edge is shared between its two corners by their radii.
  ///
  /// - Parameter corners: the radii of all corners, from the top left one clockwise.
  static func smoothing(of at: Int, _ corners: [Size], in size: Size) -> Double {
    let corner = corners[at]
    // The top and the bottom edge are between an even corner and the next one.
    let beside = corners[at % 2 == 0 ? (at + 1) % 4 : (at + 3) % 4]
    let above = corners[at % 2 == 0 ? (at + 3) % 4 : (at + 1) % 4]
    let room = min(size.width / (corner.width + beside.width), size.height / (corner.height + above.height))
    return max(0, min(room - 1, CornerCurve.smoothing))
  }
}
