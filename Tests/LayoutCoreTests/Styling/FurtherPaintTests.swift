@testable import LayoutCore
import LayoutTesting
import Testing

/// Ellipses, nets of colours, materials and shadows of styles: what hosts get, and what is diagnosed.
@Suite struct FurtherPaintTests {
  private static var light: EnvironmentValues { EnvironmentValues() }
  private static var dark: EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = .dark
    return values
  }

  private static let colors = Gradient(colors: [.red, .blue])

  struct Ellipse: Sendable {
    var from: Double
    var to: Double
    var expected: Paint

    init(_ from: Double, _ to: Double, _ expected: Paint) { (self.from, self.to, self.expected) = (from, to, expected) }
  }

  private static func ellipse(_ from: Double, _ to: Double, _ colors: [Color] = [.red, .blue]) -> Paint {
    .ellipticalGradient(EllipticalGradient(colors: colors, startRadiusFraction: from, endRadiusFraction: to))
  }

  @Test(
    arguments: [
      Ellipse(0, 0.5, ellipse(0, 0.5)), Ellipse(0.5, 0.25, ellipse(0.25, 0.5, [.blue, .red])),
      Ellipse(0.5, 0.5, ellipse(0.5, 0.5 + 1 / 1024)), Ellipse(0, 0, .color(.blue)),
      Ellipse(.nan, 0.5, ellipse(0, 0.5)), Ellipse(-1, .infinity, .color(.blue)),
    ])
  func `an ellipse runs outwards, and has a length`(item: Ellipse) {
    let paint = Self.ellipse(item.from, item.to)
    #expect(paint.resolved(in: Self.light) == item.expected)
    #expect(EllipticalGradient(colors: [.red]).paint.resolved(in: Self.light) == .color(.red))
  }

  private static let square = MeshGradient(
    width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .green, .mint])

  @Test(arguments: [true, false])
  func `a net runs through its points, and evenly between those of a grid`(smooths: Bool) {
    var mesh = MeshGradient(
      width: 3, height: 2, points: [[0, 0], [0.5, 0], [1, 0], [0, 1], [0.5, 1], [1, 1]],
      colors: [.black, .black, .black, .white, .white, .white], smoothsColors: smooths)
    let rows = mesh.places()
    #expect(rows.count == 13 && rows.allSatisfy { $0.count == 25 })
    for (y, row) in rows.enumerated() {
      for (x, place) in row.enumerated() {
        #expect(abs(place.point.x - Double(x) / 24) < 1e-9 && abs(place.point.y - Double(y) / 12) < 1e-9)
        #expect(abs(place.color.red - Double(y) / 12) < 1e-9)
      }
    }
    mesh.points[1] = [0.25, 0.5]
    let moved = mesh.places()
    #expect(moved[0][12].point == UnitPoint(x: 0.25, y: 0.5) && moved[0][0].point == .topLeading)
  }

  @Test func `smooth colours bend at a line of the net, and even ones have a corner`() {
    var mesh = MeshGradient(
      width: 3, height: 2, points: [[0, 0], [0.5, 0], [1, 0], [0, 1], [0.5, 1], [1, 1]],
      colors: [.black, .white, .black, .black, .white, .black], smoothsColors: false)
    func reds() -> [Double] { mesh.places()[0].map(\.color.red) }
    let even = reds()
    #expect(abs(even[12] - even[11] - 1.0 / 12) < 1e-9)
    mesh.smoothsColors = true
    let smooth = reds()
    #expect(smooth[12] == 1 && smooth[12] - smooth[11] < 1.0 / 48 && smooth.allSatisfy { (0...1).contains($0) })
  }

  struct Net: Sendable, CustomTestStringConvertible {
    var mesh: MeshGradient
    var testDescription: String

    init(_ message: String, _ change: (inout MeshGradient) -> Void) {
      (mesh, testDescription) = (square, message)
      mesh.background = .yellow
      change(&mesh)
    }
  }

  static let faulty = [
    Net("a mesh gradient of 1 by 2 points has no area") { $0.width = 1 },
    Net("a mesh gradient of 2 by -3 points has no area") { $0.height = -3 },
    Net("a mesh gradient of 2 by 3 has 4 points and 4 colours") { $0.height = 3 },
    Net("a mesh gradient of 2 by 2 has 4 points and 3 colours") { $0.colors.removeLast() },
    Net("a mesh gradient of 2 by 2 has 0 points and 4 colours") { $0.points = [] },
    Net("a mesh gradient of \(Int.max) by \(Int.max) has 4 points and 4 colours") {
      ($0.width, $0.height) = (.max, .max)
    },
    Net("a mesh gradient has a point that is not finite") { $0.points[2].y = .nan },
    Net("a mesh gradient has a point that is not finite") { $0.points[0].x = .infinity },
  ]

  @Test(arguments: faulty)
  func `a net that is none is diagnosed at its element, and draws its background`(net: Net) {
    let result = HStack(spacing: 0) {
      Color.red
      net.mesh
      Circle().fill(net.mesh.shadow(.drop(radius: 1)))
      Color.red.background(net.mesh)
      Circle().trim(to: 0.5).fill(net.mesh)
      Canvas { context, size in
        let box = Rect(origin: .zero, size: size)
        context.fill(Path(box), with: .paint(net.mesh.paint, in: box))
      }
      Text("a").foregroundStyle(net.mesh)
      Circle().foregroundStyle(net.mesh)
    }
    .calculateLayout(in: Size(width: 80, height: 10), measurers: .tens)
    #expect(result.diagnostics.allSatisfy { $0.code == .invalidNumber && $0.message.hasSuffix(net.testDescription) })
    let paths = result.diagnostics.map { String($0.path.prefix(3)) }
    #expect(paths.sorted() == (1...7).map { "0.\($0)" })
    let paint = net.mesh.paint.resolved(in: Self.light)
    #expect(paint.opacity == 1)
    if case .meshGradient(let mesh) = paint { #expect(mesh.places().isEmpty) } else { Issue.record("no mesh") }
  }

  @Test func `points far away are nearer, and colours are plain`() {
    var mesh = Self.square
    mesh.points[0] = [-1e9, 1e30]
    mesh.colors[0] = .primary
    guard case .meshGradient(let shown) = mesh.paint.resolved(in: Self.dark) else {
      Issue.record("no mesh")
      return
    }
    #expect(shown.points[0] == [-16, 16] && shown.colors[0] == .white)
  }

  @Test(
    arguments: zip(
      [Material.ultraThin, .thin, .regular, .thick, .ultraThick, .bar], [0.4, 0.55, 0.7, 0.82, 0.92, 0.86]))
  func `a material has a colour of the scheme`(material: Material, opacity: Double) {
    for (values, white) in [(Self.light, 0.97), (Self.dark, 0.13)] {
      guard case .material(let ground) = material.paint.resolved(in: values) else {
        Issue.record("no material")
        continue
      }
      // A colour with two forms has parts of 16 bits.
      #expect(ground.material == material && abs(ground.tint.opacity - opacity) < 2e-5)
      #expect([ground.tint.red, ground.tint.green, ground.tint.blue].allSatisfy { abs($0 - white) < 2e-5 })
    }
  }

  @Test func `a style has several shadows, with plain colours, and without those that are clear`() {
    let style = Color.red.shadow(.inner(color: .primary, radius: 4)).shadow(.drop(color: .clear, radius: 9))
      .shadow(.drop(radius: 2, x: 3, y: -4))
    let expected = ShadowedPaint(
      paint: .color(.red), shadows: [.inner(color: .white, radius: 4), .drop(radius: 2, x: 3, y: -4)])
    #expect(style.resolved(in: Self.dark) == .shadowed(expected))
    #expect(expected.reach == 9)
    #expect(Color.red.shadow(.drop(color: .clear, radius: 4)).resolved(in: Self.dark) == .color(.red))
    #expect(Self.colors.shadow(.inner(radius: .nan, x: .infinity)).resolved(in: Self.dark).reach == 0)
  }

  @Test func `a paint moves to another of its sort, and comes and goes with its shadows`() {
    func look(_ paint: Paint?) -> ViewLook {
      ViewLook(content: .shape(.circle, ShapeAppearance(paint: paint)))
    }
    func half(_ one: Paint?, _ two: Paint?) -> ViewLook { look(one).interpolated(towards: look(two), amount: 0.5) }
    #expect(half(Self.ellipse(0, 0.5), Self.ellipse(0.25, 1)) == look(Self.ellipse(0.125, 0.75)))
    var (moved, middle) = (Self.square, Self.square)
    moved.points[0] = [0.5, 0.25]
    middle.points[0] = [0.25, 0.125]
    #expect(half(Self.square.paint, moved.paint) == look(middle.paint))
    let (near, far) = (Color.red.shadow(.drop(radius: 2)), Color.red.shadow(.drop(radius: 6)))
    #expect(half(near, far) == look(Color.red.shadow(.drop(radius: 4))))
    let absent = Color.red.opacity(0).shadow(.drop(color: .clear, radius: 2))
    #expect(look(nil).interpolated(towards: look(near), amount: 0) == look(absent))
  }
}
