import LayoutCore
import LayoutTesting
import TestPromises
import Testing

@Suite struct `Gradients and patterns` {
  private typealias Stop = Gradient.Stop

  private static var dark: EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = .dark
    return values
  }

  private func resolved(_ style: some ShapeStyle) -> Paint { style.paint.resolved(in: Self.dark) }

  private func stops(_ paint: Paint) -> [Stop] {
    switch paint {
    case .linearGradient(let line): line.gradient.stops
    case .radialGradient(let circle): circle.gradient.stops
    case .angularGradient(let turn): turn.gradient.stops
    default: []
    }
  }

  private static func linear(_ colors: [Color]) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
  }

  // MARK: Stops

  @Test func `stops are put in order and into the way`() {
    let gradient = Gradient(stops: [
      Stop(color: .red, location: 2), Stop(color: .green, location: .nan), Stop(color: .blue, location: 0.5),
      Stop(color: .black, location: 0.5), Stop(color: .white, location: -.infinity),
    ])
    #expect(gradient.stops.map(\.color) == [.green, .white, .blue, .black, .red])
    #expect(gradient.stops.map(\.location) == [0, 0, 0.5, 0.5, 1])
    var other = Gradient(colors: [.red, .green, .blue])
    #expect(other.stops.map(\.location) == [0, 0.5, 1])
    other.stops[0].location = 0.75
    #expect(other.stops.map(\.color) == [.green, .red, .blue])
    #expect(Gradient(colors: []).stops.isEmpty && Gradient(colors: [.red]).stops.map(\.location) == [0])
  }

  @Test(arguments: [0, 1]) func `a gradient of no colour is clear, and one of a single colour is that`(count: Int) {
    let colors = Array(repeating: Color.primary, count: count)
    let color = count == 0 ? Color.clear : .white
    #expect(resolved(Gradient(colors: colors)) == .color(color))
    #expect(resolved(Self.linear(colors)) == .color(color))
    #expect(resolved(.radialGradient(colors: colors, startRadius: 0, endRadius: 9)) == .color(color))
    #expect(resolved(.conicGradient(colors: colors)) == .color(color))
  }

  // MARK: Numbers

  @Test(
    arguments: [
      (UnitPoint(x: .nan, y: 0), UnitPoint(x: 0, y: .infinity)), (.center, .center),
      (UnitPoint(x: 1e300, y: 2), UnitPoint(x: 99, y: 2)),
    ] as [(UnitPoint, UnitPoint)])
  func `a line without a length has the last colour`(start: UnitPoint, end: UnitPoint) {
    let line = LinearGradient(colors: [.red, .blue], startPoint: start, endPoint: end)
    #expect(resolved(line) == .color(.blue))
  }

  @Test func `radii are put in order`() {
    func circle(_ start: Double, _ end: Double) -> Paint {
      resolved(.radialGradient(colors: [.red, .blue], startRadius: start, endRadius: end))
    }
    func radii(_ paint: Paint) -> [Double] {
      if case .radialGradient(let circle) = paint { [circle.startRadius, circle.endRadius] } else { [] }
    }
    #expect(radii(circle(2, 9)) == [2, 9])
    #expect(radii(circle(9, 2)) == [2, 9])
    #expect(stops(circle(9, 2)).map(\.color) == [.blue, .red])
    #expect(radii(circle(.nan, 9)) == [0, 9])
    #expect(radii(circle(-4, 1e300)) == [0, 1_000_000])
    #expect(radii(circle(5, 5)) == [5, 5 + 1 / 1024])
    #expect(circle(0, 0) == .color(.blue))
    #expect(circle(.infinity, -1) == .color(.blue))
  }

  @Test func `angles become one turn`() {
    func turn(_ start: Double, _ end: Double) -> (from: Double, stops: [Stop])? {
      let paint = resolved(
        .angularGradient(colors: [.red, .blue], startAngle: .degrees(start), endAngle: .degrees(end)))
      guard case .angularGradient(let turn) = paint else { return nil }
      #expect(abs(turn.endAngle.degrees - turn.startAngle.degrees - 360) < 1e-9)
      return (turn.startAngle.degrees.rounded(), turn.gradient.stops)
    }
    #expect(turn(0, 360)?.stops.map(\.location) == [0, 1])
    #expect(turn(90, 720)?.from == 90)
    #expect(turn(90, 720)?.stops.map(\.location) == [0, 1])
    #expect(turn(0, 180)?.stops.map(\.location) == [0, 0.5, 0.75, 0.75])
    #expect(turn(0, 180)?.stops.map(\.color) == [.red, .blue, .blue, .red])
    // Against the clock.
    #expect(turn(90, 0)?.from == 0)
    #expect(turn(90, 0)?.stops.map(\.color) == [.blue, .red, .red, .blue])
    #expect(turn(90, 0)?.stops.map(\.location) == [0, 0.25, 0.625, 0.625])
    #expect(turn(.nan, .infinity)?.stops.map(\.location) == [0, 1])
    #expect(turn(7, 7) == nil)
  }

  @Test(arguments: [.nan, 0, -1, .infinity] as [Double]) func `a scale that is no scale counts as 1`(scale: Double) {
    var pattern = ImagePaint(image: Image("a.png"), scale: scale)
    #expect(pattern.scale == 1)
    pattern.scale = scale
    #expect(pattern.scale == 1 && pattern.source == .file("a.png"))
  }

  // MARK: In layouts

  private struct Dusk: ShapeStyle {
    var paint: Paint { Gradient(colors: [.primary, .blue]).paint }
  }

  @Test func `a style reaches the host, with the colours of its place`() {
    let (host, root) = (CountingHost(), LayoutRoot(size: Size(width: 400, height: 400), measurers: .tens))
    root.host = host
    root.updateBody {
      Circle().fill(Dusk())
      Circle().stroke(Dusk(), lineWidth: 3)
      Circle().foregroundStyle(Dusk())
      Text("a").foregroundStyle(Dusk())
      Color.clear.background(Dusk()).border(Dusk(), width: 2)
      Color.clear.background(Dusk(), in: Capsule())
      Color.clear.overlay(Dusk())
      Color.clear.overlay(.red, in: Circle())
    }
    func paint(_ color: Color) -> Paint {
      .linearGradient(LinearGradient(colors: [color, .blue], startPoint: .top, endPoint: .bottom))
    }
    func letters(_ color: Color) -> TextStyle {
      var style = TextStyle()
      style.paint = paint(color)
      return style
    }
    func expected(_ color: Color) -> [ViewContent] {
      let border = Border(paint: paint(color), width: 3)
      var decoration = Decoration()
      (decoration.background, decoration.border) = (paint(color), Border(paint: paint(color), width: 2))
      let clear = ViewContent.shape(.rectangle, ShapeAppearance(fill: .clear))
      return [
        .shape(.circle, ShapeAppearance(paint: paint(color))), .shape(.circle, ShapeAppearance(stroke: border)),
        .shape(.circle, ShapeAppearance(paint: paint(color))), .text("a", letters(color), color),
        .decorated(decoration), clear, .shape(.capsule, ShapeAppearance(paint: paint(color))), clear,
        clear, .shape(.rectangle, ShapeAppearance(paint: paint(color))),
        clear, .shape(.circle, ShapeAppearance(fill: .red)),
      ]
    }
    #expect(host.picture.map(\.content) == expected(.black))
    host.takeCounts()
    root.environment.colorScheme = .dark
    root.layoutIfNeeded()
    #expect(host.picture.map(\.content) == expected(.white))
    #expect(host.takeCounts() == .init(contents: 7))
    // What is equal is passed to no host, though it was made anew.
    root.updateBody()
    #expect(host.takeCounts().total == 0 && root.session.footprint.styles == 7)
  }

  @Test func `a text has a paint only where that is no colour and it has no colour of its own`() {
    let (host, root) = (CountingHost(), LayoutRoot(size: Size(width: 400, height: 400), measurers: .tens))
    root.host = host
    let paint = Gradient(colors: [.red, .blue]).paint
    root.updateBody {
      Text("a").foregroundStyle(paint)
      Text("a").foregroundColor(.green).foregroundStyle(paint)
      Text("a").foregroundStyle(.green)
      Text("a").foregroundStyle(Gradient(colors: [.green]))
    }
    let paints = host.picture.map { view -> Paint? in
      if case .text(_, let style, let color) = view.content { style.paint ?? .color(color) } else { nil }
    }
    #expect(paints == [paint, .color(.green), .color(.green), .color(.green)])
    #expect(Text("a").foregroundStyle(paint).intrinsicContentSize == Text("a").intrinsicContentSize)
  }

  @Test func `a colour that is set inside removes a style from further out`() {
    let host = CountingHost()
    let root = LayoutRoot(size: Size(width: 400, height: 400), measurers: .tens)
    root.host = host
    root.updateBody {
      VStack {
        Circle()
        Circle().foregroundColor(.red)
        Circle().foregroundStyle(.green)
      }
      .foregroundStyle(Self.linear([.red, .blue]))
    }
    let fills = host.picture.map { view -> Paint? in
      if case .shape(_, let appearance) = view.content { appearance.fill } else { nil }
    }
    #expect(fills == [Self.linear([.red, .blue]).paint, .color(.red), .color(.green)])
  }

  @Test func `a gradient is an element that fills its box, as a colour is`() {
    let host = CountingHost()
    let root = LayoutRoot(size: Size(width: 90, height: 30), measurers: .tens)
    root.host = host
    let line = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    let circle = RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 9)
    let turn = AngularGradient(colors: [.red, .blue], center: .center)
    root.updateBody {
      HStack(spacing: 0) {
        line
        circle
        turn
      }
    }
    #expect(
      host.picture.map(\.content)
        == [line.paint, circle.paint, turn.paint].map { .shape(.rectangle, ShapeAppearance(paint: $0)) })
    #expect(host.picture.map(\.frame) == [rect(0, 0, 30, 30), rect(30, 0, 30, 30), rect(60, 0, 30, 30)])
  }

  @Test func `a paint is not much larger than a colour, and what hosts get is small`() {
    #expect(MemoryLayout<Paint>.size <= MemoryLayout<Color>.size + 1)
    // Up to there it is passed to a host without a call that copies memory.
    #expect(MemoryLayout<ViewContent>.size <= 128)
  }
}
