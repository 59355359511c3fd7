@testable import LayoutCore
import Testing

private func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

/// Elements of paths, their boxes and insides, to the number.
@Suite struct PathTests {
  private func elements(_ path: Path) -> [Path.Element] {
    var all: [Path.Element] = []
    path.forEach { all.append($0) }
    return all
  }

  /// The part of a circle's radius by which a quarter's control points are away from its ends.
  private static let reach = 0.5522847498307936

  @Test func `a rectangle is four lines`() {
    let expected: [Path.Element] = [
      .move(to: point(1, 2)), .line(to: point(4, 2)), .line(to: point(4, 6)), .line(to: point(1, 6)), .closeSubpath,
    ]
    #expect(elements(Path(rect(1, 2, 3, 4))) == expected)
    #expect(Path(rect(1, 2, 3, 4)).currentPoint == point(1, 2))
  }

  @Test func `an ellipse is four curves with exact ends`() {
    let path = Path(ellipseIn: rect(0, 0, 20, 10))
    let ends = elements(path).compactMap(\.end)
    #expect(ends == [point(20, 5), point(10, 10), point(0, 5), point(10, 0), point(20, 5)])
    #expect(path.boundingRect == rect(0, 0, 20, 10))
    guard case .curve(_, let control1, let control2) = elements(path)[1] else {
      Issue.record("no curve")
      return
    }
    #expect(control1.x == 20 && abs(control1.y - (5 + 5 * Self.reach)) < 1e-12)
    #expect(abs(control2.x - (10 + 10 * Self.reach)) < 1e-12 && control2.y == 10)
  }

  struct Arc: Sendable {
    var start, end: Double
    var clockwise: Bool
    var last: Point
    var box: Rect
    /// The number of curves, of at most a quarter each.
    var curves: Int

    init(_ start: Double, _ end: Double, _ clockwise: Bool, _ last: Point, _ box: Rect, _ curves: Int) {
      (self.start, self.end, self.clockwise) = (start, end, clockwise)
      (self.last, self.box, self.curves) = (last, box, curves)
    }
  }

  @Test(
    arguments: [
      Arc(0, 90, false, point(10, 20), rect(10, 10, 10, 10), 1),
      Arc(0, 90, true, point(10, 20), rect(0, 0, 20, 20), 3),
      Arc(0, 360, false, point(20, 10), rect(0, 0, 20, 20), 4),
      Arc(0, 800, false, point(20, 10), rect(0, 0, 20, 20), 4),
      Arc(-90, 90, false, point(10, 20), rect(10, 0, 10, 20), 2),
      Arc(90, -90, true, point(10, 0), rect(10, 0, 10, 20), 2),
    ])
  func `an arc turns the way that SwiftUI's does`(arc: Arc) {
    let path = Path {
      $0.addArc(
        center: point(10, 10), radius: 10, startAngle: .degrees(arc.start), endAngle: .degrees(arc.end),
        clockwise: arc.clockwise)
    }
    #expect(path.currentPoint == arc.last)
    let box = path.boundingRect
    for (one, other) in [
      (box.minX, arc.box.minX), (box.minY, arc.box.minY), (box.maxX, arc.box.maxX), (box.maxY, arc.box.maxY),
    ] {
      #expect(abs(one - other) < 1e-9)
    }
    #expect(elements(path).count == arc.curves + 1)
  }

  @Test func `an arc in a corner touches both lines`() {
    let path = Path {
      $0.move(to: point(0, 0))
      $0.addArc(tangent1End: point(20, 0), tangent2End: point(20, 20), radius: 5)
      $0.addLine(to: point(20, 20))
    }
    let ends = elements(path).compactMap(\.end)
    #expect(ends.count == 4)
    for (end, expected) in zip(ends, [point(0, 0), point(15, 0), point(20, 5), point(20, 20)]) {
      #expect(end.distance(to: expected) < 1e-9)
    }
    let straight = Path {
      $0.move(to: point(0, 0))
      $0.addArc(tangent1End: point(20, 0), tangent2End: point(40, 0), radius: 5)
    }
    #expect(elements(straight) == [.move(to: point(0, 0)), .line(to: point(20, 0))])
  }

  @Test func `round corners are as large as half the shorter side at most`() {
    let path = Path { $0.addRoundedRect(in: rect(0, 0, 20, 10), cornerRadii: RectangleCornerRadii(topLeading: 99)) }
    #expect(
      elements(path).compactMap(\.end)
        == [point(0, 5), point(5, 0), point(20, 0), point(20, 10), point(0, 10)])
    #expect(Path(roundedRect: rect(0, 0, 20, 10), cornerRadius: .nan) == Path(rect(0, 0, 20, 10)))
    #expect(Path(roundedRect: rect(0, 0, 20, 10), cornerRadius: 3).boundingRect == rect(0, 0, 20, 10))
  }

  @Test func `a box of curves is around them, and not around their control points`() {
    let quad = Path {
      $0.move(to: point(0, 0))
      $0.addQuadCurve(to: point(10, 0), control: point(5, 10))
    }
    #expect(quad.boundingRect == rect(0, 0, 10, 5))
    #expect(quad.controlRect == rect(0, 0, 10, 10))
    let cubic = Path {
      $0.move(to: point(0, 0))
      $0.addCurve(to: point(10, 0), control1: point(0, 8), control2: point(10, 8))
    }
    #expect(cubic.boundingRect == rect(0, 0, 10, 6))
    #expect(Path().boundingRect == .zero)
  }

  @Test func `a hole is outside by one rule, and inside by the other`() {
    let path = Path {
      $0.addRect(rect(0, 0, 30, 30))
      $0.addRect(rect(10, 10, 10, 10))
    }
    #expect(path.contains(point(15, 15)))
    #expect(!path.contains(point(15, 15), eoFill: true))
    #expect(path.contains(point(5, 5), eoFill: true))
    #expect(!path.contains(point(31, 5)))
    #expect(!path.contains(point(.nan, 5)))
    // A part that is not closed.
    let open = Path { $0.addLines([point(0, 0), point(10, 0), point(10, 10)]) }
    #expect(open.contains(point(8, 4)))
    #expect(!open.contains(point(2, 8)))
  }

  @Test(
    arguments: [
      (0.0, 0.5, "M0,0L10,0L10,10"), (0.25, 0.5, "M10,0L10,10"), (0.125, 0.375, "M5,0L10,0L10,5"),
      (0.5, 1, "M10,10L0,10L0,0"), (0, 1, "M0,0L10,0L10,10L0,10Z"), (-1, .nan, "M0,0L10,0L10,10L0,10Z"),
      (0.5, 0.5, ""), (0.8, 0.2, ""), (.nan, 0.25, "M0,0L10,0"),
    ])
  func `a trimmed path is a part of its length`(from: Double, to: Double, expected: String) throws {
    #expect(Path(rect(0, 0, 10, 10)).trimmedPath(from: from, to: to) == (try Path(svg: expected)))
  }

  @Test func `half of a circle ends at its other side`() {
    let half = Path(ellipseIn: rect(0, 0, 20, 20)).trimmedPath(from: 0.25, to: 0.75)
    #expect(half.currentPoint.map { $0.distance(to: point(10, 0)) < 1e-9 } == true)
    #expect(abs(half.boundingRect.maxX - 10) < 1e-9)
    #expect(abs(half.boundingRect.minX) < 1e-9)
  }

  @Test func `one part of several is closed where it is whole`() throws {
    let two = try Path(svg: "M0 0h10v10h-10zM20 0h10v10h-10z")
    #expect(two.trimmedPath(from: 0.5, to: 1) == (try Path(svg: "M20 0h10v10h-10z")))
    #expect(two.trimmedPath(from: 0.25, to: 0.75) == (try Path(svg: "M10 10L0 10L0 0M20 0L30 0L30 10")))
  }

  @Test func `a transform and its inverse leave points where they are`() throws {
    let transform = Transform(translationX: 3, y: 4).rotated(by: .degrees(90)).scaledBy(x: 2, y: 5)
    #expect(point(1, 1).applying(transform) == point(-2, 6))
    let back = try #require(transform.inverse)
    #expect(point(-2, 6).applying(back).distance(to: point(1, 1)) < 1e-12)
    let skewed = Transform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)
    #expect(point(6, 11).applying(try #require(skewed.inverse)).distance(to: point(1, 1)) < 1e-12)
    #expect(Transform(scaleX: 0, y: 1).inverse == nil)
    #expect(Transform(scaleX: .nan, y: 1).inverse == nil)
    #expect(Path(rect(0, 0, 1, 1)).offsetBy(dx: 2, dy: 3) == Path(rect(2, 3, 1, 1)))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `elements with such numbers are left out and counted`(number: Double) {
    var path = Path()
    path.move(to: point(1, 1))
    path.addLine(to: point(number, 2))
    path.addQuadCurve(to: point(2, 2), control: point(0, number))
    path.addCurve(to: point(2, 2), control1: point(number, 0), control2: .zero)
    path.addRect(rect(0, 0, number, 1))
    path.addEllipse(in: rect(number, 0, 1, 1))
    path.addRoundedRect(in: rect(0, 0, number, 1), cornerSize: Size(width: 1, height: 1))
    path.addArc(center: .zero, radius: number, startAngle: .zero, endAngle: .degrees(9), clockwise: false)
    path.addArc(center: .zero, radius: 1, startAngle: .degrees(number), endAngle: .zero, clockwise: false)
    path.addArc(tangent1End: point(number, 0), tangent2End: point(5, 5), radius: 1)
    path.addPath(Path(rect(0, 0, 1, 1)), transform: Transform(translationX: number, y: 0))
    #expect(elements(path).filter { $0 != .closeSubpath } == [.move(to: point(1, 1))])
    #expect(path.invalidCount == 13)
    #expect(path.boundingRect == rect(1, 1, 0, 0))
  }

  @Test func `a path has so many elements and no more`() {
    var path = Path()
    for x in 0..<(Path.elementLimit + 5) { path.addLine(to: point(Double(x), 0)) }
    #expect(elements(path).count == Path.elementLimit)
    #expect(path.excessCount == 5)
    #expect(path.boundingRect.maxX == Double(Path.elementLimit - 1))
  }

  @Test func `a path without a move begins at its first point`() {
    let path = Path {
      $0.closeSubpath()
      $0.addLine(to: point(3, 4))
      $0.addLine(to: point(5, 6))
      $0.closeSubpath()
    }
    #expect(elements(path) == [.move(to: point(3, 4)), .line(to: point(5, 6)), .closeSubpath])
    #expect(path.currentPoint == point(3, 4))
  }
}
