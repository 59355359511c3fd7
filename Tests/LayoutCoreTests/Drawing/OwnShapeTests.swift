@testable import LayoutCore
import LayoutTesting
import Observation
import Testing

/// Shapes of callers: what hosts get, and how often the paths are made.
@Suite struct OwnShapeTests {
  private let host = CountingHost()
  private let root = LayoutRoot(size: Size(width: 40, height: 20), measurers: .tens)

  init() { root.host = host }

  /// From the top left corner to the bottom right one.
  struct Slope: Shape, Hashable {
    var inset = 0.0

    func path(in rect: Rect) -> Path {
      Path { $0.addLines([Point(x: inset, y: inset), Point(x: rect.width - inset, y: rect.height - inset)]) }
    }
  }

  private func drawings() -> [Drawing] {
    host.picture.compactMap { if case .drawing(let drawing) = $0.content { drawing } else { nil } }
  }

  private func drawn(_ body: some Layout) -> Drawing? {
    root.updateBody { body }
    #expect(host.violations == [])
    return drawings().first
  }

  private func slope(_ x: Double, _ y: Double) -> Path { Path { $0.addLines([.zero, Point(x: x, y: y)]) } }

  @Test func `a shape is filled in the foreground colour, in the size of its box`() {
    let drawing = drawn(Slope().foregroundColor(.red))
    #expect(drawing?.size == Size(width: 40, height: 20))
    #expect(drawing?.steps == [Drawing.Step(operation: .fill(slope(40, 20), .color(.red), FillStyle()))])
    #expect(drawing?.isClipped == false)
    root.size = Size(width: 30, height: 10)
    root.layoutIfNeeded()
    #expect(drawings().first?.steps.first?.operation == .fill(slope(30, 10), .color(.red), FillStyle()))
  }

  @Test func `it takes its room as other shapes do`() {
    #expect(Slope().whole(30, 70) == rect(0, 0, 30, 70))
    #expect(Slope().fill(.red).intrinsicContentSize == Size(width: 10, height: 10))
    let row = HStack(spacing: 0) {
      Slope()
      Circle().trim(to: 0.5)
      Color.red
    }
    #expect(row.leaves(90, 10) == [rect(0, 0, 30, 10), rect(30, 0, 30, 10), rect(60, 0, 30, 10)])
  }

  @Test func `an equal shape is not shown anew, and another colour or property is`() {
    _ = drawn(Slope().fill(.red))
    host.takeCounts()
    _ = drawn(Slope().fill(.red))
    #expect(host.counts.total == 0)
    _ = drawn(Slope().fill(.blue))
    #expect(host.counts == CountingHost.Counts(contents: 1))
    _ = drawn(Slope(inset: 1).fill(.blue))
    #expect(host.takeCounts() == CountingHost.Counts(contents: 2))
  }

  @Test func `a built-in shape takes the place of one's own, and the other way round`() {
    for round in 0..<4 {
      host.takeCounts()
      root.updateBody {
        VStack(spacing: 0) {
          if round % 2 == 0 { AnyLayout(Slope()) } else { AnyLayout(GeometryReader { _ in Color.red }) }
          if round % 2 == 0 { AnyLayout(Circle()) } else { AnyLayout(Circle().trim(to: 0.5)) }
        }
      }
      #expect(drawings().count == 1)
      #expect(host.violations == [])
    }
  }

  @Test func `lines are in the middle of an outline, or inside`() {
    let style = StrokeStyle(lineWidth: 4, lineCap: .round, dash: [2, 1])
    let middle = drawn(Rectangle().stroke(.red, style: style))
    #expect(middle?.steps == [Drawing.Step(operation: .stroke(Path(rect(0, 0, 40, 20)), .color(.red), style))])
    let inside = drawn(Rectangle().strokeBorder(.red, style: style))
    #expect(inside?.steps == [Drawing.Step(operation: .stroke(Path(rect(2, 2, 36, 16)), .color(.red), style))])
    let both = drawn(Rectangle().fill(.blue, style: FillStyle(eoFill: true)).strokeBorder(.red, style: style))
    #expect(
      both?.steps.map(\.operation) == [
        .fill(Path(rect(0, 0, 40, 20)), .color(.blue), FillStyle(eoFill: true)),
        .stroke(Path(rect(2, 2, 36, 16)), .color(.red), style),
      ])
  }

  @Test func `a plain line of a built-in shape is drawn by hosts`() {
    for (shape, isInside) in [
      (Rectangle().stroke(.red, lineWidth: 2), false), (Rectangle().strokeBorder(.red, lineWidth: 2), true),
      (Rectangle().stroke(.red, style: StrokeStyle(lineWidth: 2)), false),
    ] {
      root.updateBody { shape }
      let style = ShapeAppearance(stroke: Border(color: .red, width: 2), strokesInside: isInside)
      #expect(host.picture.map(\.content) == [.shape(.rectangle, style)])
    }
  }

  struct Changed: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var shape: @Sendable () -> AnyShape
    var path: Path

    init<Content: Shape>(_ name: String, _ path: Path, _ shape: @escaping @Sendable () -> Content)
    where Content: SendableMetatype {
      (testDescription, self.path, self.shape) = (name, path, { AnyShape(shape()) })
    }
  }

  static func line(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) -> Path {
    Path { $0.addLines([Point(x: x0, y: y0), Point(x: x1, y: y1)]) }
  }

  @Test(
    arguments: [
      Changed("trim", line(0, 0, 20, 10)) { Slope().trim(to: 0.5) },
      Changed("offset", line(3, 4, 43, 24)) { Slope().offset(Point(x: 3, y: 4)) },
      Changed("rotation", line(40, 20, 0, 0)) { Slope().rotation(.degrees(180)) },
      Changed("rotation about a corner", line(0, 0, -20, 40)) { Slope().rotation(.degrees(90), anchor: .topLeading) },
      Changed("scale", line(10, 5, 30, 15)) { Slope().scale(0.5) },
      Changed("transform", line(0, 0, 80, 20)) { Slope().transform(Transform(scaleX: 2, y: 1)) },
      Changed("inset", Path(rect(3, 3, 34, 14))) { Rectangle().inset(by: 1).inset(by: 2) },
      Changed("inset of all", Path()) { Rectangle().inset(by: 10) },
      Changed("path", line(1, 2, 3, 4)) { line(1, 2, 3, 4) },
      Changed("scale of a path", line(1, 2, 3, 4)) { line(1, 2, 3, 4).scale(1) },
    ])
  func `changed shapes`(changed: Changed) {
    #expect(changed.shape().path(in: rect(0, 0, 40, 20)) == changed.path)
  }

  @Test func `corners lie inside each other by an inset`() {
    let corners = RectangleCornerRadii(topLeading: 8, bottomTrailing: 4)
    let inner = UnevenRoundedRectangle(cornerRadii: corners).inset(by: 3).path(in: rect(0, 0, 40, 20))
    #expect(
      inner
        == Path {
          $0.addRoundedRect(
            in: rect(3, 3, 34, 14), cornerRadii: RectangleCornerRadii(topLeading: 5, bottomTrailing: 1))
        })
    #expect(
      RoundedRectangle(cornerRadius: 8).inset(by: 3).path(in: rect(0, 0, 40, 20))
        == Path(roundedRect: rect(3, 3, 34, 14), cornerRadius: 5))
  }

  @Test func `leading is on the right in the other direction`() {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 5)
    guard case .fill(let left, _, _)? = drawn(shape)?.steps.first?.operation,
      case .fill(let right, _, _)? = drawn(shape.layoutDirection(.rightToLeft))?.steps.first?.operation
    else {
      Issue.record("no fill")
      return
    }
    #expect(!left.contains(Point(x: 0.5, y: 0.5)) && left.contains(Point(x: 39.5, y: 0.5)))
    #expect(right.contains(Point(x: 0.5, y: 0.5)) && !right.contains(Point(x: 39.5, y: 0.5)))
  }

  @Observable final class Model {
    var inset = 0.0
  }

  struct Observed: Shape {
    let model: Model
    func path(in rect: Rect) -> Path { Slope(inset: model.inset).path(in: rect) }
  }

  @Test func `a model that a path reads is observed`() {
    let model = Model()
    _ = drawn(Observed(model: model))
    host.takeCounts()
    model.inset = 2
    root.layoutIfNeeded()
    let path = Slope(inset: 2).path(in: rect(0, 0, 40, 20))
    #expect(drawings().first?.steps.first?.operation == .fill(path, .color(.black), FillStyle()))
    #expect(host.counts == CountingHost.Counts(contents: 1))
  }

  @Test func `erased shapes are compared`() {
    #expect(AnyShape._isSame(AnyShape(Slope()), AnyShape(Slope())))
    #expect(!AnyShape._isSame(AnyShape(Slope()), AnyShape(Slope(inset: 1))))
    #expect(!AnyShape._isSame(AnyShape(Slope()), AnyShape(Circle())))
    #expect(!AnyShape._isSame(AnyShape(Observed(model: Model())), AnyShape(Observed(model: Model()))))
    root.updateBody { AnyShape(Circle()) }
    #expect(host.picture.map(\.content) == [.shape(.circle, ShapeAppearance(fill: .black))])
  }

  struct Broken: Shape {
    var number: Double
    func path(in rect: Rect) -> Path {
      Path {
        $0.move(to: .zero)
        $0.addLine(to: Point(x: number, y: 0))
        $0.addLine(to: Point(x: 5, y: 5))
      }
    }
  }

  @Test(arguments: [Double.nan, .infinity])
  func `numbers that are not finite are diagnosed where the path is shown`(number: Double) {
    let result = HStack {
      Color.red
      Broken(number: number)
    }
    .calculateLayout(in: Size(width: 40, height: 20), measurers: .tens)
    #expect(result.diagnostics.map(\.code) == [.invalidNumber])
    #expect(result.diagnostics.map(\.path) == ["0.1.0"])
    #expect(
      result.diagnostics.first?.message
        == "Broken: a path has 1 elements with numbers that are not finite; they are left out")
    #expect(drawn(Broken(number: number))?.steps.first?.operation == .fill(slope(5, 5), .color(.black), FillStyle()))
  }

  @Test(
    arguments: [
      (StrokeStyle(lineWidth: 1, dash: [1, -1]), "the dashes of a line are [1.0, -1.0]; the line has no gaps"),
      (StrokeStyle(lineWidth: 1, dash: [.nan]), "the dashes of a line are [nan]; the line has no gaps"),
      (StrokeStyle(lineWidth: 1, dash: [0, 0]), "the dashes of a line are [0.0, 0.0]; the line has no gaps"),
      (StrokeStyle(lineWidth: 1, dash: [1e-5]), "a line has more than 100000 dashes; it has no gaps"),
      (StrokeStyle(lineWidth: 1, dash: [1e-300]), "a line has more than 100000 dashes; it has no gaps"),
    ])
  func `dashes that cannot be drawn are left out and diagnosed`(style: StrokeStyle, message: String) {
    let shape = Slope().stroke(.red, style: style)
    let result = shape.calculateLayout(in: Size(width: 40, height: 20), measurers: .tens)
    #expect(result.diagnostics.map(\.message) == ["Slope: \(message)"])
    #expect(
      drawn(shape)?.steps.map(\.operation) == [.stroke(slope(40, 20), .color(.red), StrokeStyle(lineWidth: 1))])
  }

  @Test func `a path of 100,000 elements is drawn whole, and one more is diagnosed`() {
    func zigzag(_ count: Int) -> Path {
      Path { path in for x in 0..<count { path.addLine(to: Point(x: Double(x % 40), y: Double(x % 20))) } }
    }
    #expect(zigzag(100_000).calculateLayout(in: Size(width: 40, height: 20)).diagnostics.isEmpty)
    let result = zigzag(100_001).calculateLayout(in: Size(width: 40, height: 20))
    #expect(result.diagnostics.map(\.code) == [.tooManyPathElements])
    #expect(drawn(zigzag(100_001))?.steps.first?.operation == .fill(zigzag(100_000), .color(.black), FillStyle()))
  }

  @Test func `a path that is too far away is left out and diagnosed`() {
    let far = Self.line(0, 0, 2e6, 0)
    #expect(
      far.calculateLayout(in: Size(width: 40, height: 20)).diagnostics.map(\.message)
        == ["Path: a path is farther than 1000000 points from its box; it is left out"])
    #expect(drawn(far)?.steps == [])
  }
}
