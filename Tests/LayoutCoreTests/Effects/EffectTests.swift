import LayoutTesting
import Testing

@testable import LayoutCore

/// Effects on boxes: what hosts get, and what layout does not.
@Suite struct EffectTests {
  /// The decorations that a host gets, from the outermost inwards.
  private func decorations(@LayoutBuilder _ body: () -> some Layout) -> [Decoration] {
    let host = CountingHost()
    let root = LayoutRoot(size: Size(width: 100, height: 100), measurers: .tens)
    root.host = host
    let element = body()
    root.updateBody { element }
    return host.picture.compactMap { if case .decorated(let decoration) = $0.content { decoration } else { nil } }
  }

  @Test func `an effect is around the parts that are written before it`() {
    let all = decorations { Color.red.background(.blue).opacity(0.5).rotationEffect(.degrees(90)).border(.black) }
    #expect(all.count == 2)
    #expect(all.first?.border != nil && all.first?.effect == nil)
    #expect(all.last?.opacity == 0.5 && all.last?.background == .color(.blue))
    #expect(all.last?.effect == .transform(Transform(rotation: .degrees(90)), anchor: .center))
  }

  @Test func `two effects are two boxes, the later one around the other`() {
    let all = decorations { Color.red.blur(radius: 2).scaleEffect(2) }
    #expect(all.map(\.effect) == [.transform(Transform(scaleX: 2, y: 2), anchor: .center), .blur(radius: 2)])
  }

  @Test func `effects do not change the layout`() {
    let plain = HStack {
      Color.red.size(width: 20, height: 10)
      Color.blue.size(width: 20, height: 10)
    }
    let turned = HStack {
      Color.red.size(width: 20, height: 10).rotationEffect(.degrees(30)).blur(radius: 9).scaleEffect(3)
      Color.blue.size(width: 20, height: 10).mask { Text("mask") }.clipShape(Circle())
    }
    let size = Size(width: 100, height: 100)
    func leaves(_ layout: some Layout) -> [Rect] {
      let elements = layout.calculateLayout(in: size, measurers: .tens).elements
      return elements.filter { $0.frame.size == Size(width: 20, height: 10) }.map(\.frame)
    }
    #expect(leaves(plain) == leaves(turned) && leaves(plain).count == 2)
  }

  @Test(
    "A transform is about its anchor in the box",
    arguments: [
      (UnitPoint.center, Point(x: 20, y: 30), Point(x: 40, y: 20)),
      (UnitPoint.topLeading, Point(x: 10, y: 10), Point(x: 10, y: 10)),
      (UnitPoint.bottomTrailing, Point(x: 30, y: 50), Point(x: 30, y: 50)),
    ])
  func anchors(anchor: UnitPoint, middle: Point, corner: Point) throws {
    let effect = BoxEffect.transform(Transform(rotation: .degrees(90)), anchor: anchor)
    let transform = try #require(effect.transform(in: Rect(x: 10, y: 10, width: 20, height: 40)))
    #expect(transform.isFinite)
    if anchor == .center { #expect(middle.applying(transform) == middle) }
    #expect(Point(x: 10, y: 10).applying(transform) == (anchor == .bottomTrailing ? Point(x: 70, y: 30) : corner))
  }

  @Test(
    "The area that an effect draws on",
    arguments: [
      (BoxEffect.blur(radius: 4), Rect(x: 2, y: 2, width: 36, height: 26)),
      (.blur(radius: 0), Rect(x: 10, y: 10, width: 20, height: 10)),
      (.transform(Transform(scaleX: 2, y: 2), anchor: .topLeading), Rect(x: 10, y: 10, width: 40, height: 20)),
      (.transform(Transform(rotation: .radians(.nan)), anchor: .center), Rect(x: 10, y: 10, width: 0, height: 0)),
      (.group, Rect(x: 10, y: 10, width: 20, height: 10)),
    ])
  func areas(effect: BoxEffect, area: Rect) {
    let box = Rect(x: 10, y: 10, width: 20, height: 10)
    #expect(effect.area(of: box, in: box) == area)
  }

  @Test func `a blur of no valid radius is none, and factors that are not finite change nothing`() {
    let all = decorations {
      Color.red.blur(radius: .nan).brightness(.infinity).contrast(.nan).saturation(.nan).grayscale(.nan)
        .hueRotation(.degrees(.infinity)).blur(radius: -3)
    }
    let changes: [BoxEffect?] = [
      .blur(radius: 0), .colors(.hueRotation(.zero)), .colors(.saturation(1)), .colors(.saturation(1)),
      .colors(.contrast(1)), .colors(.brightness(0)), .blur(radius: 0),
    ]
    #expect(all.map(\.effect) == changes)
  }

  @Test(
    "The matrices of changes of colours",
    arguments: [
      (ColorChange.brightness(0.5), [1.0, 0, 0, 0, 0.5]), (.contrast(2), [2, 0, 0, 0, -0.5]),
      (.saturation(0), [0.213, 0.715, 0.072, 0, 0]), (.saturation(1), [1, 0, 0, 0, 0]),
      (.inversion, [-1, 0, 0, 0, 1]), (.multiplication(Color(white: 0.5)), [0.5, 0, 0, 0, 0]),
      (.hueRotation(.zero), [1, 0, 0, 0, 0]),
    ])
  func matrices(change: ColorChange, red: [Double]) {
    for (one, two) in zip(change.matrix[0], red) { #expect(abs(one - two) < 1e-12) }
    #expect(change.matrix.count == 4 && change.matrix.allSatisfy { $0.count == 5 })
    #expect(change.matrix[3] == [0, 0, 0, 1, 0])
  }

  @Test func `a mask is the first view in its box, one view also where it is several elements or none`() {
    for count in 0..<3 {
      let host = CountingHost()
      let root = LayoutRoot(size: Size(width: 100, height: 100), measurers: .tens)
      root.host = host
      root.updateBody {
        Color.red.background { Color.blue }.mask { ForEach(0..<count) { _ in Circle() } }
      }
      let kinds = host.picture.map { view -> String in
        switch view.content {
        case .decorated(let decoration): decoration.effect.map { "\($0)" } ?? "box"
        case .shape(let kind, _): "\(kind)"
        default: "other"
        }
      }
      let circles = Array(repeating: "circle", count: count)
      #expect(kinds == ["mask", "group"] + circles + ["rectangle", "rectangle"])
    }
  }

  @Test func `regions that are drawn anew contain what an effect reaches`() {
    let tracker = DirtyRegionTracker(nil)
    let root = LayoutRoot(size: Size(width: 100, height: 100), measurers: .tens)
    root.host = tracker
    func body(_ color: Color) {
      root.updateBody { color.size(width: 20, height: 20).scaleEffect(2) }
    }
    body(.red)
    _ = tracker.takeRegions()
    body(.blue)
    #expect(tracker.takeRegions() == [Rect(x: 30, y: 30, width: 40, height: 40)])
  }
}
