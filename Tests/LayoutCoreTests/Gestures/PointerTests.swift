import LayoutCore
import LayoutTesting
import Testing

/// The actions of a test, in the order in which they ran.
private final class Log {
  var seen: [String] = []
  func add(_ text: String) { seen.append(text) }
}

/// A root of 200 × 200 points with a body.
private func screen(@LayoutBuilder _ body: @escaping () -> some Layout) -> LayoutRoot {
  let root = LayoutRoot(size: Size(width: 200, height: 200), measurers: .tens)
  root.setBody(body)
  return root
}

private let middle = Point(x: 100, y: 100)

@Suite("Gestures by pointer events")
struct PointerTests {
  private let log = Log()

  @Test("A tap begins and ends in the box, and is the innermost one's")
  func tap() {
    let root = screen { [log] in
      ZStack { Box(40, 40).onTapGesture { log.add("inner") } }
        .frame(width: 100, height: 100).background(.yellow).onTapGesture { log.add("outer") }
    }
    root.click(at: middle)
    #expect(log.seen == ["inner"])
    root.click(at: Point(x: 60, y: 60))
    #expect(log.seen == ["inner", "outer"])
    root.drag(over: [Point(x: 60, y: 60), Point(x: 10, y: 10)])
    root.click(at: Point(x: 10, y: 10))
    root.click(at: middle, button: .middle)
    #expect(log.seen.count == 2)
  }

  @Test(
    "A tap waits for a double tap of the same element, in whatever order they are written", arguments: [false, true])
  func doubleTap(isDoubleFirst: Bool) {
    let root = screen { [log] in
      if isDoubleFirst {
        Box(40, 40).onTapGesture(count: 2) { log.add("double") }.onTapGesture { log.add("single") }
      } else {
        Box(40, 40).onTapGesture { log.add("single") }.onTapGesture(count: 2) { log.add("double") }
      }
    }
    var waits: [Double?] = []
    root.onPointerWait = { waits.append($0.map { ($0 * 100).rounded() / 100 }) }
    root.click(at: middle, count: 2)
    #expect(log.seen == ["double"])
    #expect(waits == [0.4, nil])
    root.click(at: middle)
    #expect(log.seen == ["double", "single"])
    // Too late for a double tap, and too far away.
    root.click(at: middle)
    root.click(at: middle)
    root.click(at: Point(x: 85, y: 100))
    #expect(log.seen == ["double", "single", "single", "single", "single"])
  }

  @Test("A long press is made when its time is over, with the button still down")
  func longPress() {
    let root = screen { [log] in
      Box(40, 40).onLongPressGesture(minimumDuration: 1) {
        log.add("long")
      } onPressingChanged: {
        log.add("\($0)")
      }
      .onTapGesture { log.add("tap") }
    }
    var waits: [Double?] = []
    root.onPointerWait = { waits.append($0) }
    root.hold(at: middle, for: 1)
    #expect(log.seen == ["true", "long", "false"])
    #expect(waits == [1, nil])
    log.seen = []
    root.hold(at: middle, for: 0.5)
    #expect(log.seen == ["true", "false", "tap"])
    log.seen = []
    // It moved too far.
    root.drag(over: [middle, Point(x: 111, y: 100)])
    #expect(log.seen == ["true", "false", "tap"])
  }

  @Test("A drag has its places in its space, as the box was at the press, and a speed")
  func drag() throws {
    var drags: [DragGesture.Value] = []
    let root = screen { [log] in
      Box(40, 40)
        .gesture(DragGesture().onChanged { drags.append($0) }.onEnded { log.add("end \($0.location)") })
        .offset(x: drags.last?.translation.width ?? 0, y: 0)
        .padding(10).coordinateSpace(name: "frame")
    }
    root.drag(over: [middle, Point(x: 105, y: 100), Point(x: 110, y: 100), Point(x: 130, y: 110)])
    #expect(drags.map(\.location) == [Point(x: 30, y: 20), Point(x: 50, y: 30)])
    #expect(drags.map(\.startLocation) == [Point(x: 20, y: 20), Point(x: 20, y: 20)])
    #expect(drags.last?.translation == Size(width: 30, height: 10))
    #expect(log.seen == ["end (50, 30)"])
    let velocity = try #require(drags.last?.velocity)
    #expect(abs(velocity.width - 200) < 1e-6 && abs(velocity.height - 100) < 1e-6)
    #expect(drags.last?.predictedEndTranslation.width == 30 + velocity.width / 4)
  }

  @Test(
    "A drag counts from the space that it asks for",
    arguments: [
      (CoordinateSpace.local, Point(x: 30, y: 20)), (.global, Point(x: 110, y: 100)),
      (.named("frame"), Point(x: 40, y: 30)),
    ])
  func spaces(space: CoordinateSpace, place: Point) {
    var places: [Point] = []
    let root = screen {
      Box(40, 40)
        .gesture(DragGesture(minimumDistance: 0, coordinateSpace: space).onEnded { places.append($0.location) })
        .padding(10).coordinateSpace(name: "frame")
    }
    root.drag(over: [middle, Point(x: 110, y: 100)])
    #expect(places == [place])
  }

  @Test("A name that no element around has counts as the whole layout, and is diagnosed")
  func unknownSpace() {
    var places: [Point] = []
    let root = screen {
      Box(40, 40).gesture(DragGesture(coordinateSpace: .named("none")).onEnded { places.append($0.location) })
    }
    root.layoutIfNeeded()
    var found: [Diagnostic.Code] = []
    root.onDiagnostic = { found.append($0.code) }
    root.drag(over: [middle, Point(x: 120, y: 100)])
    #expect(places == [Point(x: 120, y: 100)])
    #expect(found == [.unknownCoordinateSpace])
  }

  @Test("The first gesture that is recognized wins, and a high one of those at once")
  func priorities() {
    let root = screen { [log] in
      ZStack {
        Box(40, 40).onTapGesture { log.add("inner tap") }
          .simultaneousGesture(TapGesture().onEnded { log.add("beside") })
      }
      .frame(width: 100, height: 100)
      .gesture(DragGesture().onEnded { _ in log.add("drag") })
      .highPriorityGesture(LongPressGesture(minimumDuration: 1).onEnded { _ in log.add("long") })
    }
    root.click(at: middle)
    #expect(log.seen == ["inner tap", "beside"])
    log.seen = []
    root.drag(over: [middle, Point(x: 115, y: 100)])
    #expect(log.seen == ["beside", "drag"])
    log.seen = []
    root.hold(at: middle, for: 2)
    #expect(log.seen == ["long", "beside"])
    let other = screen { [log] in
      ZStack { Box(40, 40).onTapGesture { log.add("inner") } }
        .highPriorityGesture(TapGesture().onEnded { log.add("high") })
    }
    log.seen = []
    other.click(at: middle)
    #expect(log.seen == ["high"])
  }

  @Test("A cancelled press is no tap and no long press, and ends a drag at its last place")
  func cancelled() {
    let root = screen { [log] in
      Box(40, 40).onTapGesture { log.add("tap") }
        .gesture(DragGesture(coordinateSpace: .global).onEnded { log.add("end \($0.location)") })
        .onLongPressGesture {
          log.add("long")
        } onPressingChanged: {
          log.add("\($0)")
        }
    }
    root.press(at: middle)
    root.send(PointerEvent(.cancelled, at: middle, time: 1))
    #expect(log.seen == ["true", "false"])
    log.seen = []
    root.press(at: middle)
    root.send(PointerEvent(.moved, at: Point(x: 120, y: 100), time: 2))
    root.send(PointerEvent(.cancelled, at: Point(x: 120, y: 100), time: 3))
    #expect(log.seen == ["true", "false", "end (120, 100)"])
  }

  @Test("A press on a control is the control's, and a drag that begins on a button is not")
  func controls() {
    let root = screen { [log] in
      VStack(spacing: 0) {
        Button("OK") {}.frame(width: 80, height: 40)
        Toggle("On", isOn: .constant(true)).frame(width: 80, height: 40)
        Button("Off") {}.disabled(true).frame(width: 80, height: 40)
      }
      .onTapGesture { log.add("tap") }
      .gesture(DragGesture().onEnded { _ in log.add("drag") })
    }
    for y in [60.0, 100, 140] {
      root.click(at: Point(x: 100, y: y))
      root.drag(over: [Point(x: 100, y: y), Point(x: 120, y: y)])
    }
    #expect(log.seen == ["drag", "tap", "drag"])
  }

  @Test("What is cut off, invisible, scrolled away or untouchable is not hit")
  func unseen() {
    var (opacity, isOpen) = (1.0, true)
    let root = screen { [log] in
      ScrollView {
        VStack(spacing: 0) {
          Box(200, 100)
          Box(160, 40).onTapGesture { log.add("tap") }.frame(width: 80, height: 40).clipped()
            .opacity(opacity).allowsHitTesting(isOpen)
          Box(200, 300)
        }
      }
    }
    let place = Point(x: 100, y: 120)
    root.click(at: place)
    #expect(log.seen.count == 1)
    root.click(at: Point(x: 30, y: 120))
    #expect(log.seen.count == 1)
    opacity = 0
    root.updateBody()
    root.click(at: place)
    #expect(log.seen.count == 1)
    (opacity, isOpen) = (0.5, false)
    root.updateBody()
    root.click(at: place)
    #expect(log.seen.count == 1)
    isOpen = true
    root.updateBody()
    root.click(at: place)
    #expect(log.seen.count == 2)
  }

  @Test("Taps follow scrolling, turning and scaling, and what lies above is hit first")
  func transformed() throws {
    let root = screen { [log] in
      ZStack {
        Rectangle().size(width: 100, height: 20).onTapGesture { log.add("bar") }.rotationEffect(.degrees(90))
        Box(10, 10).onTapGesture { log.add("dot") }
      }
    }
    root.click(at: Point(x: 100, y: 60))
    root.click(at: Point(x: 60, y: 100))
    root.click(at: middle)
    #expect(log.seen == ["bar", "dot"])
    log.seen = []
    let beside = screen { [log] in
      VStack(spacing: 0) {
        Box(40, 40).rotationEffect(.degrees(90)).onTapGesture { log.add("turned") }
        Box(40, 40).onTapGesture { log.add("beside") }.overlay { Box(10, 10).onTapGesture { log.add("over") } }
      }
    }
    for y in [80.0, 105, 120] { beside.click(at: Point(x: 100, y: y)) }
    #expect(log.seen == ["turned", "beside", "over"])
    log.seen = []
    let cut = screen { [log] in
      VStack(spacing: 0) {
        ScrollView { Box(200, 300).onTapGesture { log.add("row") } }.frame(height: 100)
        Spacer()
      }
    }
    for y in [90.0, 110] { cut.click(at: Point(x: 100, y: y)) }
    #expect(log.seen == ["row"])
    log.seen = []
    let other = screen { [log] in
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { row in Box(200, 50).onTapGesture { log.add("\(row)") } }
        }
      }
    }
    let host = CountingHost()
    other.host = host
    other.click(at: Point(x: 100, y: 10))
    let scroll = try #require(host.views.first { if case .scroll = $0.value.content { true } else { false } }?.key)
    other.scroll(scroll, to: Point(x: 0, y: 320))
    other.click(at: Point(x: 100, y: 10))
    #expect(log.seen == ["0", "6"])
  }

  @Test("A shape is the area of an element, for taps and for the pointer over it")
  func contentShape() {
    let root = screen { [log] in
      Box(80, 80).contentShape(Circle()).onTapGesture { log.add("tap") }.onHover { log.add("\($0)") }
    }
    for place in [Point(x: 62, y: 62), middle, Point(x: 138, y: 138)] {
      root.click(at: place)
      root.movePointer(to: place)
    }
    #expect(log.seen == ["tap", "true", "false"])
  }

  @Test("An element that goes ends its gesture without an action, and its state")
  func removed() {
    let model = Model()
    let root = screen { [log] in
      if model.isThere {
        Box(40, 40).gesture(
          DragGesture().onChanged { _ in log.add("changed") }.onEnded { _ in log.add("ended") })
      }
    }
    root.press(at: middle)
    root.send(PointerEvent(.moved, at: Point(x: 120, y: 100), time: 2))
    model.isThere = false
    root.updateBody()
    root.send(PointerEvent(.moved, at: Point(x: 130, y: 100), time: 3))
    root.send(PointerEvent(.ended, at: Point(x: 130, y: 100), time: 4))
    #expect(log.seen == ["changed"])
  }

  private final class Model { var isThere = true }

  @Test("Events without a number, without a host, and inside of an action have no effect")
  func ignored() {
    let root = LayoutRoot(size: Size(width: 200, height: 200), measurers: .tens)
    root.updateBody { [log] in Box(40, 40).onTapGesture { log.add("tap") } }
    #expect(!root.send(PointerEvent(.began, at: middle, time: 0)))
    root.click(at: Point(x: Double.nan, y: 0))
    root.send(PointerEvent(.began, at: middle, time: .infinity))
    root.send(PointerEvent(.ended, at: middle, time: 1))
    #expect(log.seen.isEmpty)
    let other = LayoutRoot(size: Size(width: 200, height: 200), measurers: .tens)
    other.setBody { [log] in
      Box(40, 40).onTapGesture {
        log.add("tap")
        other.send(PointerEvent(.began, at: middle, time: 2))
        other.send(PointerEvent(.ended, at: middle, time: 3))
      }
    }
    other.click(at: middle)
    #expect(log.seen == ["tap"])
  }

  @Test("Keys and screen readers tap without the pointer, as often as the gesture wants", arguments: [1, 2, 3])
  func press(count: Int) throws {
    var place: Point?
    let root = screen { [log] in
      Box(40, 30).onTapGesture { log.add("outer") }
        .onTapGesture(count: count) { log.add("never") }.padding(5)
        .onTapGesture { place = $0 }.id("box")
    }
    _ = try root.view(id: "box")
    let box = try #require(root.namedElements("box").first?.parts.compactMap(\.view).first)
    #expect(root.press(box))
    #expect(place == Point(x: 25, y: 20))
    let other = screen { [log] in Box(40, 30).onTapGesture(count: count) { log.add("tap") }.id("box") }
    try other.press(id: "box")
    #expect(log.seen == ["tap"])
  }
}

extension LayoutRoot {
  /// Presses the first button, which stays down.
  fileprivate func press(at place: Point) {
    movePointer(to: place)
    send(PointerEvent(.began, at: place, time: 0.5))
  }
}
