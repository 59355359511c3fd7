import LayoutReference
import TestPromises
import Testing

/// A layout, its proposal, the frame of the whole, and that of the innermost layer.
private struct Expectation: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let layout: @Sendable () -> AnyLayout
  let whole: Rect
  let core: Rect

  init(_ name: String, _ layout: @autoclosure @escaping @Sendable () -> any Layout, _ whole: Rect, _ core: Rect) {
    testDescription = name
    self.layout = { AnyLayout(erasing: layout()) }
    self.whole = whole
    self.core = core
  }

  static let room = Size(width: 200, height: 100)

  func check() {
    let result = layout().calculateLayout(in: Expectation.room, measurers: .tens)
    #expect(result.elements[0].frame == whole)
    #expect(result.elements[0].layers[0] == core)
    #expect(result.diagnostics.isEmpty)
  }
}

private let box = Box(40, 20)

@Suite struct `Modifiers and their frames` {
  private static let sizes: [Expectation] = [
    Expectation("size", box, rect(0, 0, 40, 20), rect(0, 0, 40, 20)),
    Expectation("width only", Color.red.size(width: 40), rect(0, 0, 40, 100), rect(0, 0, 40, 100)),
    Expectation("height only", Color.red.size(height: 20), rect(0, 0, 200, 20), rect(0, 0, 200, 20)),
    Expectation("a size", Color.red.size(Size(width: 7, height: 8)), rect(0, 0, 7, 8), rect(0, 0, 7, 8)),
    Expectation(
      "width in percent", Color.red.size(width: .percent(90), height: 30), rect(0, 0, 180, 30),
      rect(0, 0, 180, 30)),
    Expectation(
      "height in percent", Color.red.size(width: 30, height: .percent(50)), rect(0, 0, 30, 50), rect(0, 0, 30, 50)),
    Expectation(
      "both in percent", Color.red.size(width: .percent(25), height: .percent(10)), rect(0, 0, 50, 10),
      rect(0, 0, 50, 10)),
    Expectation(
      "percent inside padding", VStack { Color.red.size(width: .percent(50), height: 10) }.padding(20),
      rect(0, 0, 120, 50), rect(20, 20, 80, 10)),
    Expectation("frame", box.frame(width: 100, height: 60), rect(0, 0, 100, 60), rect(30, 20, 40, 20)),
    Expectation(
      "frame, aligned", box.frame(width: 100, height: 60, alignment: .bottomTrailing),
      rect(0, 0, 100, 60), rect(60, 40, 40, 20)),
    Expectation(
      "filling frame", box.frame(maxWidth: .infinity, alignment: .leading),
      rect(0, 0, 200, 20), rect(0, 0, 40, 20)),
    Expectation(
      "bounded frame", Color.red.frame(minWidth: 10, maxWidth: 50, minHeight: 120, maxHeight: 150),
      rect(0, 0, 50, 120), rect(0, 0, 50, 120)),
    Expectation("fixed size", Color.red.fixedSize(), rect(0, 0, 10, 10), rect(0, 0, 10, 10)),
    Expectation(
      "fixed on one axis", Color.red.fixedSize(horizontal: true, vertical: false),
      rect(0, 0, 10, 100), rect(0, 0, 10, 100)),
    Expectation("shape, fit", Color.red.aspectRatio(4), rect(0, 0, 200, 50), rect(0, 0, 200, 50)),
    Expectation(
      "shape, fill", Color.red.aspectRatio(1, contentMode: .fill), rect(0, 0, 200, 200), rect(0, 0, 200, 200)),
    Expectation(
      "own shape, fit", Color.red.frame(idealWidth: 10, idealHeight: 20).scaledToFit(),
      rect(0, 0, 50, 100), rect(0, 0, 50, 100)),
    Expectation(
      "own shape, fill", Color.red.frame(idealWidth: 10, idealHeight: 20).scaledToFill(),
      rect(0, 0, 200, 400), rect(0, 0, 200, 400)),
    Expectation(
      "share of the window", Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 8),
      rect(0, 0, 96, 100), rect(0, 0, 96, 100)),
  ]

  private static let places: [Expectation] = [
    Expectation("padding", box.padding(), rect(0, 0, 72, 52), rect(16, 16, 40, 20)),
    Expectation("padding on all sides", box.padding(5), rect(0, 0, 50, 30), rect(5, 5, 40, 20)),
    Expectation(
      "padding on some sides", box.padding([.leading, .bottom], 5), rect(0, 0, 45, 25), rect(5, 0, 40, 20)),
    Expectation(
      "padding by insets", box.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
      rect(0, 0, 46, 24), rect(2, 1, 40, 20)),
    Expectation("negative padding", box.padding(-5), rect(0, 0, 30, 10), rect(-5, -5, 40, 20)),
    Expectation("padding of something flexible", Color.red.padding(10), rect(0, 0, 200, 100), rect(10, 10, 180, 80)),
    Expectation("offset", box.offset(x: 3, y: -4), rect(0, 0, 40, 20), rect(3, -4, 40, 20)),
    Expectation("position", box.position(x: 50, y: 60), rect(0, 0, 200, 100), rect(30, 50, 40, 20)),
    Expectation("top", box.top(10), rect(0, 0, 200, 100), rect(0, 10, 40, 20)),
    Expectation("leading", box.leading(10), rect(0, 0, 200, 100), rect(10, 0, 40, 20)),
    Expectation("bottom", box.bottom(10), rect(0, 0, 200, 100), rect(0, 70, 40, 20)),
    Expectation("trailing", box.trailing(10), rect(0, 0, 200, 100), rect(150, 0, 40, 20)),
    Expectation(
      "percent from the end", box.bottom(.percent(10)).trailing(.percent(5)), rect(0, 0, 200, 100),
      rect(150, 70, 40, 20)),
    Expectation(
      "both edges", Color.red.leading(10).trailing(30).top(5).bottom(5), rect(0, 0, 200, 100), rect(10, 5, 160, 90)),
    Expectation("the last edge wins", box.top(10).top(30), rect(0, 0, 200, 100), rect(0, 30, 40, 20)),
    Expectation(
      "percent from the start", box.top(.percent(10)).leading(.percent(20)), rect(0, 0, 200, 100),
      rect(40, 10, 40, 20)),
    Expectation(
      "the middle after both edges", box.top(.percent(10)).leading(.percent(20)).centerX(),
      rect(0, 0, 200, 100),
      rect(80, 10, 40, 20)),
    Expectation(
      "an edge after the middle", box.centerX().leading(.percent(20)).top(.percent(10)),
      rect(0, 0, 200, 100),
      rect(40, 10, 40, 20)),
    Expectation(
      "the middle of both axes after all edges", box.top(1).leading(2).bottom(3).trailing(4).center(),
      rect(0, 0, 200, 100), rect(80, 40, 40, 20)),
    Expectation(
      "one axis is in the middle, the other keeps its edge", box.center().trailing(10), rect(0, 0, 200, 100),
      rect(150, 40, 40, 20)),
    Expectation(
      "an edge, the middle and the other edge", box.leading(30).centerX().trailing(10), rect(0, 0, 200, 100),
      rect(150, 0, 40, 20)),
    Expectation(
      "the same edge again after the middle", box.leading(30).centerX().leading(5), rect(0, 0, 200, 100),
      rect(5, 0, 40, 20)),
    Expectation(
      "both edges after the middle", Color.red.centerX().leading(10).trailing(30), rect(0, 0, 200, 100),
      rect(10, 0, 160, 100)),
    Expectation(
      "the middle twice", box.centerY().top(3).centerY(), rect(0, 0, 200, 100), rect(0, 40, 40, 20)),
    Expectation("centerX", box.centerX(), rect(0, 0, 200, 100), rect(80, 0, 40, 20)),
    Expectation("centerY", box.centerY(), rect(0, 0, 200, 100), rect(0, 40, 40, 20)),
    Expectation("centerX and an edge", box.centerX().bottom(0), rect(0, 0, 200, 100), rect(80, 80, 40, 20)),
    Expectation(
      "padding, then a frame", box.padding(10).frame(width: 100), rect(0, 0, 100, 40), rect(30, 10, 40, 20)),
    Expectation(
      "a frame, then padding", box.frame(width: 100).padding(10), rect(0, 0, 120, 40), rect(40, 10, 40, 20)),
    Expectation(
      "a decorated stack", VStack {}.size(width: 100, height: 80).background(.gray).cornerRadius(16),
      rect(0, 0, 100, 80), rect(50, 40, 0, 0)),
  ]

  @Test(.promises("F071", "F072", "F074", "F087"), arguments: sizes)
  private func `each size modifier`(expectation: Expectation) { expectation.check() }

  @Test(.promises("F041", "F076", "F077", "F078", "F079", "F080", "F085", "F086", "F092"), arguments: places)
  private func `each place modifier`(expectation: Expectation) { expectation.check() }

  @Test func `right to left everything is mirrored`() {
    for expectation in Self.sizes + Self.places {
      var environment = EnvironmentValues()
      environment.layoutDirection = .rightToLeft
      let result = expectation.layout().calculateLayout(
        in: Expectation.room, measurers: .tens, environment: environment)
      let core = expectation.core
      let mirrored = rect(expectation.whole.width - core.maxX, core.minY, core.width, core.height)
      #expect(result.elements[0].frame == expectation.whole, "\(expectation.testDescription)")
      #expect(result.elements[0].layers[0] == mirrored, "\(expectation.testDescription)")
    }
  }

  @Test(.promises("F073")) func `percentages of every kind of number`() {
    let half: Percent = 50%
    #expect(half == Percent(50))
    #expect(12.5% == Percent(12.5))
    #expect(Float(25)% == Percent(25))
  }

  @Test(.promises("F080")) func `an offset in a stack moves no other child`() {
    let layout = HStack {
      Box(10, 10)
      Box(10, 10).offset(x: 100, y: 5)
      Box(10, 10)
    }
    let cores = layout.calculateLayout(in: Expectation.room).elements.dropFirst().map { $0.layers[0] }
    #expect(cores == [rect(0, 0, 10, 10), rect(110, 5, 10, 10), rect(20, 0, 10, 10)])
  }

  @Test(.promises("F193")) func `priorities in a row`() {
    let layout = HStack {
      word(10)
      word(10).layoutPriority(1)
    }
    #expect(layout.leaves(150, 100).map(\.width) == [50, 100])
  }

  @Test(.promises("F195")) func `a fixed size in a stack`() {
    let layout = HStack {
      word(10).fixedSize()
      word(10)
    }
    #expect(layout.leaves(150, 100).map(\.width) == [100, 50])
  }
}
