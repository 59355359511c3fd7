@testable import LayoutCore
import LayoutTesting
import Observation
import Testing

/// Free drawing: the steps that are stored, and when they are made.
@Suite struct CanvasTests {
  private let host = CountingHost()
  private let root = LayoutRoot(size: Size(width: 40, height: 20), measurers: .tens)

  init() { root.host = host }

  private var drawing: Drawing? {
    host.picture.lazy.compactMap { if case .drawing(let drawing) = $0.content { drawing } else { nil } }.first
  }

  private func steps(_ draw: @escaping (inout GraphicsContext, Size) -> Void) -> [Drawing.Step] {
    root.updateBody { Canvas(renderer: draw).font(.system(size: 20)) }
    #expect(host.violations == [])
    return drawing?.steps ?? []
  }

  private let box = Path(rect(0, 0, 4, 4))

  @Test func `points of gradients are points of the canvas`() {
    let steps = steps { context, _ in
      let gradient = Gradient(colors: [.red, .blue])
      context.fill(
        box, with: .linearGradient(gradient, startPoint: Point(x: 20, y: 20), endPoint: Point(x: 120, y: 20)))
      context.fill(box, with: .paint(.color(.red), in: Rect(x: .nan, y: 0, width: 1, height: 1)))
      context.fill(box, with: .paint(gradient.paint, in: Rect(x: .nan, y: 0, width: 1, height: 1)))
    }
    let line = LinearGradient(
      colors: [.red, .blue], startPoint: UnitPoint(x: 20, y: 20), endPoint: UnitPoint(x: 120, y: 20))
    #expect(
      steps.map(\.operation) == [
        .fill(box, .paint(.linearGradient(line), in: Rect(x: 0, y: 0, width: 1, height: 1)), FillStyle()),
        .fill(box, .color(.red), FillStyle()),
      ])
  }

  @Test func `what is drawn is stored with the state of the context`() {
    let steps = steps { context, size in
      #expect(size == Size(width: 40, height: 20))
      context.fill(box, with: .color(.red))
      context.translateBy(x: 10, y: 0)
      context.scaleBy(x: 2, y: 2)
      context.opacity = 0.5
      var copy = context
      copy.clip(to: box, style: FillStyle(eoFill: true))
      copy.stroke(box, with: .color(.blue), lineWidth: 3)
      context.fill(box, with: .color(.green), style: FillStyle(antialiased: false))
    }
    let moved = Transform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 0)
    #expect(
      steps == [
        Drawing.Step(operation: .fill(box, .color(.red), FillStyle())),
        Drawing.Step(
          operation: .stroke(box, .color(.blue), StrokeStyle(lineWidth: 3)), transform: moved, opacity: 0.5,
          clips: [Drawing.Clip(path: Path(rect(10, 0, 8, 8)), style: FillStyle(eoFill: true))]),
        Drawing.Step(
          operation: .fill(box, .color(.green), FillStyle(antialiased: false)), transform: moved, opacity: 0.5),
      ])
    #expect(drawing?.isClipped == true)
  }

  @Test func `rotating and concatenating come before what is there`() {
    let steps = steps { context, _ in
      context.translateBy(x: 5, y: 0)
      context.rotate(by: .degrees(90))
      context.fill(box, with: .color(.red))
      context.concatenate(Transform(scaleX: 2, y: 1))
      context.fill(box, with: .color(.red))
      context.transform = .identity
      context.fill(box, with: .color(.red))
    }
    #expect(
      steps.map(\.transform) == [
        Transform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 0), Transform(a: 0, b: 2, c: -1, d: 0, tx: 5, ty: 0), .identity,
      ])
  }

  @Test(
    arguments: [
      (UnitPoint.center, rect(5, 0, 30, 20)), (.topLeading, rect(20, 10, 30, 20)),
      (.bottomTrailing, rect(-10, -10, 30, 20)),
    ])
  func `a text is where its anchor is`(anchor: UnitPoint, frame: Rect) {
    let steps = steps { context, _ in context.draw(Text("abc"), at: Point(x: 20, y: 10), anchor: anchor) }
    #expect(
      steps.map(\.operation) == [.text("abc", TextStyle(font: .system(size: 20)), .black, in: frame)])
  }

  @Test func `texts and pictures in boxes`() {
    let steps = steps { context, _ in
      #expect(context.size(of: Text("abcd"), width: 20) == Size(width: 20, height: 40))
      context.draw(Text("a"), in: rect(1, 2, 3, 4), font: .system(size: 8), color: .red)
      context.draw(Image("a.png"), in: rect(5, 6, 7, 8))
    }
    #expect(
      steps.map(\.operation) == [
        .text("a", TextStyle(font: .system(size: 8)), .red, in: rect(1, 2, 3, 4)),
        .image(ImageContent(.file("a.png"), mode: .stretch), in: rect(5, 6, 7, 8)),
      ])
  }

  @Test func `a layer fades as a whole`() {
    let steps = steps { context, _ in
      context.translateBy(x: 1, y: 1)
      context.opacity = 0.25
      context.drawLayer { layer in
        layer.fill(box, with: .color(.red))
        layer.opacity = 0.5
        layer.fill(box, with: .color(.blue))
      }
      context.drawLayer { _ in }
    }
    let moved = Transform(translationX: 1, y: 1)
    #expect(
      steps == [
        Drawing.Step(
          operation: .layer([
            Drawing.Step(operation: .fill(box, .color(.red), FillStyle()), transform: moved),
            Drawing.Step(operation: .fill(box, .color(.blue), FillStyle()), transform: moved, opacity: 0.5),
          ]), opacity: 0.25)
      ])
  }

  @Test func `it is drawn once a size and evaluation, and shown where it differs`() {
    var calls = 0
    func show(_ color: Color) {
      root.updateBody {
        Canvas { context, size in
          calls += 1
          context.fill(Path(Rect(origin: .zero, size: size)), with: .color(color))
        }
      }
    }
    show(.red)
    #expect(calls == 1)
    host.takeCounts()
    root.layoutIfNeeded()
    #expect(calls == 1)
    show(.red)
    #expect(calls == 2)
    #expect(host.counts.total == 0)
    show(.blue)
    #expect(calls == 3)
    #expect(host.takeCounts() == CountingHost.Counts(contents: 1))
    root.size = Size(width: 30, height: 20)
    root.layoutIfNeeded()
    #expect(calls == 4)
    #expect(host.takeCounts() == CountingHost.Counts(frames: 1, contents: 1))
  }

  @Observable final class Model {
    var color = Color.red
  }

  fileprivate enum Key: EnvironmentKey { static var defaultValue: Double { 1 } }

  @Test func `models and the environment are observed`() {
    let model = Model()
    var width = 1.0
    root.updateBody {
      Canvas { context, _ in
        context.stroke(box, with: .color(model.color), lineWidth: context.environment.pen)
      }
      .environment(\.pen, width)
    }
    func line(_ color: Color, _ width: Double) -> Drawing.Operation {
      .stroke(box, .color(color), StrokeStyle(lineWidth: width))
    }
    #expect(drawing?.steps.first?.operation == line(.red, 1))
    model.color = .blue
    root.layoutIfNeeded()
    #expect(drawing?.steps.first?.operation == line(.blue, 1))
    width = 4
    root.updateBody()
    #expect(drawing?.steps.first?.operation == line(.blue, 4))
  }

  struct Bad: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var code: Diagnostic.Code
    var draw: @Sendable (inout GraphicsContext) -> Void

    init(_ message: String, _ code: Diagnostic.Code, _ draw: @escaping @Sendable (inout GraphicsContext) -> Void) {
      (testDescription, self.code, self.draw) = (message, code, draw)
    }
  }

  @Test(
    arguments: [
      Bad("a transform of a drawing is not finite; what is drawn with it is left out", .invalidNumber) {
        $0.translateBy(x: .nan, y: 0)
        $0.draw(Image("a"), in: rect(0, 0, 1, 1))
      },
      Bad("a box of a drawing is not finite or too far; its text or picture is left out", .invalidNumber) {
        $0.draw(Text("a"), in: rect(0, .infinity, 1, 1))
      },
      Bad("a line's width is nan; the line is left out", .invalidNumber) {
        $0.stroke(Path(rect(0, 0, 1, 1)), with: .color(.red), lineWidth: .nan)
      },
      Bad("a path is farther than 1000000 points from its box; it is left out", .invalidNumber) {
        $0.scaleBy(x: 1e7, y: 1)
        $0.fill(Path(rect(0, 0, 1, 1)), with: .color(.red))
      },
      Bad("a drawing has more than 16 layers inside each other", .nestingTooDeep) { context in
        func nest(_ context: inout GraphicsContext, _ depth: Int) {
          context.drawLayer { if depth < 20 { nest(&$0, depth + 1) } }
        }
        nest(&context, 0)
      },
      Bad("a drawing has more than 100000 steps; the others are left out", .tooManyPathElements) { context in
        let box = Path(rect(0, 0, 1, 1))
        for _ in 0...100_000 { context.fill(box, with: .color(.red)) }
      },
    ])
  func `what cannot be drawn is left out and diagnosed`(bad: Bad) {
    let result = Canvas { context, _ in bad.draw(&context) }
      .calculateLayout(in: Size(width: 10, height: 10), measurers: .tens)
    #expect(result.diagnostics.map(\.message) == ["Canvas: \(bad.testDescription)"])
    #expect(result.diagnostics.map(\.code) == [bad.code])
    root.updateBody { Canvas { context, _ in bad.draw(&context) } }
    #expect((drawing?.steps.count ?? 0) <= 100_000)
  }
}

extension EnvironmentValues {
  fileprivate var pen: Double {
    get { self[CanvasTests.Key.self] }
    set { self[CanvasTests.Key.self] = newValue }
  }
}
