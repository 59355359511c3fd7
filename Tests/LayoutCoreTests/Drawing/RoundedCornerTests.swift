@testable import LayoutCore
import LayoutTesting
import Testing

/// Corners that are no parts of circles: their paths, and what hosts get.
@Suite struct RoundedCornerTests {
  private static let box = rect(0, 0, 100, 60)

  private func content(_ shape: some Layout) -> ViewContent? {
    let (host, root) = (CountingHost(), LayoutRoot(size: Size(width: 100, height: 60), measurers: .tens))
    root.host = host
    root.updateBody { shape }
    #expect(host.violations == [])
    return host.picture.last?.content
  }

  private func path(_ content: ViewContent?) -> Path? {
    guard case .drawing(let drawing)? = content, case .fill(let path, _, _)? = drawing.steps.first?.operation else {
      return nil
    }
    return path
  }

  /// The ends of a path's elements, rounded to a thousandth.
  private func ends(_ path: Path) -> [Point] {
    var ends: [Point] = []
    func rounded(_ point: Point) -> Point {
      Point(x: (point.x * 1000).rounded() / 1000, y: (point.y * 1000).rounded() / 1000)
    }
    path.forEach { element in
      switch element {
      case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): ends.append(rounded(end))
      case .closeSubpath: break
      }
    }
    return ends
  }

  @Test func `a corner takes 1.6 radii of each edge, of which the middle is an arc`() {
    let path = Path(roundedRect: Self.box, cornerRadius: 10, style: .continuous)
    #expect(path.boundingRect == Self.box)
    // Each curve turns by 27 degrees, so the arc begins at 10 - 10 cos 27 and 10 - 10 sin 27.
    let all = ends(path)
    #expect(
      all.prefix(5) == [
        Point(x: 0, y: 16), Point(x: 1.09, y: 5.46), Point(x: 5.46, y: 1.09), Point(x: 16, y: 0), Point(x: 84, y: 0),
      ])
    #expect(all.count == 16)
  }

  @Test func `a corner begins without a bend, and goes over into that of the arc`() throws {
    var first: (Point, Point, Point, Point)?
    var current = Point.zero
    Path(roundedRect: Self.box, cornerRadius: 10, style: .continuous).forEach { element in
      switch element {
      case .move(let end): current = end
      case .curve(let end, let one, let two): first = first ?? (current, one, two, end)
      default: break
      }
    }
    let (p0, p1, p2, p3) = try #require(first)
    #expect([p0.x, p1.x, p2.x] == [0, 0, 0])
    // The bend of a cubic curve at its end.
    let (a, b) = (p3 - p2, p2 - p1)
    let length = (a.x * a.x + a.y * a.y).squareRoot()
    let bend = 2.0 / 3 * abs(a.x * b.y - a.y * b.x) / (length * length * length)
    #expect(abs(bend - 0.1) < 1e-9)
    // It ends in the direction of the arc.
    #expect(abs(a.x * (p3.x - 10) + a.y * (p3.y - 10)) < 1e-9)
  }

  @Test(arguments: [30, 40, 1e9])
  func `corners without room are circular`(radius: Double) {
    #expect(
      RoundedRectangle(cornerRadius: radius, style: .continuous).path(in: Self.box)
        == RoundedRectangle(cornerRadius: radius).path(in: Self.box))
  }

  @Test func `with less room the corner takes what there is`() {
    // Half of 60 is 1.25 radii.
    let all = ends(RoundedRectangle(cornerRadius: 24, style: .continuous).path(in: Self.box))
    #expect(all.first == Point(x: 0, y: 30) && all.contains(Point(x: 30, y: 0)))
  }

  @Test func `an edge is shared between its corners by their radii`() {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 30, topTrailingRadius: 30, style: .continuous)
    // 60 points for 30, and nothing below: 0.6 more is 48; 100 points for 30 and 30.
    let all = ends(shape.path(in: Self.box))
    #expect(all.first == Point(x: 0, y: 48) && all.contains(Point(x: 48, y: 0)) && all.contains(Point(x: 52, y: 0)))
    let narrow = ends(shape.path(in: rect(0, 0, 66, 60)))
    #expect(narrow.first == Point(x: 0, y: 33) && narrow.contains(Point(x: 33, y: 0)))
    #expect(shape.path(in: Self.box).boundingRect == Self.box)
  }

  @Test func `corners of ellipses have two radii`() {
    let size = Size(width: 20, height: 10)
    #expect(path(content(RoundedRectangle(cornerSize: size))) == Path(roundedRect: Self.box, cornerSize: size))
    #expect(
      RoundedRectangle(cornerSize: size).inset(by: 4).path(in: Self.box)
        == Path(roundedRect: rect(4, 4, 92, 52), cornerSize: Size(width: 16, height: 6)))
    #expect(
      ends(RoundedRectangle(cornerSize: size, style: .continuous).path(in: Self.box)).prefix(1)
        == [Point(x: 0, y: 16)])
  }

  @Test func `hosts draw corners of circles by themselves, and paths for others`() {
    let style = ShapeAppearance(fill: .red)
    #expect(
      content(RoundedRectangle(cornerSize: Size(width: 8, height: 8)).fill(.red))
        == .shape(.roundedRectangle(radius: 8), style))
    #expect(content(Capsule(style: .continuous).fill(.red)) == .shape(.capsule, style))
    #expect(
      path(content(RoundedRectangle(cornerRadius: 8, style: .continuous).fill(.red)))
        == Path(roundedRect: Self.box, cornerRadius: 8, style: .continuous))
  }

  @Test(arguments: [Double.nan, .infinity, -1, 0])
  func `radii that are no lengths are sharp corners`(radius: Double) {
    #expect(RoundedRectangle(cornerRadius: radius, style: .continuous).path(in: Self.box) == Path(Self.box))
    #expect(
      UnevenRoundedRectangle(topLeadingRadius: radius, style: .continuous).path(in: Self.box) == Path(Self.box))
    #expect(content(Rectangle().clipShape(.rect(cornerRadius: radius, style: .continuous))) != nil)
  }

  @Test func `short names are the shapes`() {
    func path<Content: Shape>(_ shape: Content) -> Path { shape.path(in: Self.box) }
    let radii = RectangleCornerRadii(topLeading: 9)
    let corner = Size(width: 9, height: 4)
    #expect(
      path(.rect(cornerRadius: 9, style: .continuous)) == path(RoundedRectangle(cornerRadius: 9, style: .continuous)))
    #expect(path(.rect(cornerSize: corner)) == path(RoundedRectangle(cornerSize: corner)))
    #expect(path(.rect(cornerRadii: radii)) == path(UnevenRoundedRectangle(cornerRadii: radii)))
    #expect(
      path(.rect(topLeadingRadius: 9, style: .continuous))
        == path(UnevenRoundedRectangle(cornerRadii: radii, style: .continuous)))
    #expect(path(.capsule(style: .continuous)) == path(Capsule()))
  }
}
