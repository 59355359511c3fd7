import LayoutCore
import LayoutTesting
import Testing

private final class Log {
  var seen: [String] = []
  func add(_ text: String) { seen.append(text) }
}

private func screen(@LayoutBuilder _ body: @escaping () -> some Layout) -> LayoutRoot {
  let root = LayoutRoot(size: Size(width: 200, height: 200), measurers: .tens)
  root.setBody(body)
  return root
}

private let middle = Point(x: 100, y: 100)
private let right = Point(x: 130, y: 100)

@Suite("Gestures of gestures")
struct GestureValueTests {
  private let log = Log()

  @Test("A sequence begins its second gesture when the first one ended, where the pointer is by then")
  func sequence() {
    let root = screen { [log] in
      Box(40, 40).gesture(
        LongPressGesture(minimumDuration: 1).sequenced(
          before: DragGesture(minimumDistance: 5, coordinateSpace: .global)
        )
        .onChanged { log.add("\($0.text)") }.onEnded { log.add("end \($0.text)") })
    }
    // A drag without a long press is none.
    root.drag(over: [middle, right])
    #expect(log.seen == ["first"])
    log.seen = []
    root.movePointer(to: middle)
    root.send(PointerEvent(.began, at: middle, time: 10))
    root.send(PointerEvent(.stationary, at: Point(x: 102, y: 100), time: 11))
    root.send(PointerEvent(.moved, at: Point(x: 104, y: 100), time: 12))
    root.send(PointerEvent(.moved, at: right, time: 12))
    root.send(PointerEvent(.ended, at: right, time: 13))
    #expect(log.seen == ["first", "second", "second", "second 28x0", "end second 28x0"])
  }

  @Test("Two gestures at once have both values, and end when both are over")
  func simultaneous() {
    let root = screen { [log] in
      Box(40, 40).gesture(
        DragGesture().simultaneously(with: LongPressGesture(minimumDuration: 1, maximumDistance: 100))
          .onEnded { log.add("end \($0.first?.translation.width ?? 0) \($0.second ?? false)") })
    }
    root.drag(over: [middle, right])
    #expect(log.seen == ["end 30.0 false"])
    log.seen = []
    root.send(PointerEvent(.began, at: middle, time: 10))
    root.send(PointerEvent(.moved, at: right, time: 10.5))
    root.send(PointerEvent(.stationary, at: right, time: 11))
    #expect(log.seen.isEmpty)
    root.send(PointerEvent(.moved, at: Point(x: 150, y: 100), time: 11.5))
    root.send(PointerEvent(.ended, at: Point(x: 150, y: 100), time: 12))
    #expect(log.seen == ["end 50.0 true"])
  }

  @Test("The state of one of two gestures has its first value when both are over")
  func stateOfPart() throws {
    struct Card: Layout {
      @GestureState var way = 7.0
      var body: some Layout {
        let drag = DragGesture().updating($way) { value, way, _ in way = value.translation.width }
        Text("\(Int(way))").id("way").gesture(drag.simultaneously(with: TapGesture()))
      }
    }
    let root = screen { Card() }
    #expect(try root.text(of: "way") == "7")
    root.send(PointerEvent(.began, at: middle, time: 0))
    root.send(PointerEvent(.moved, at: right, time: 1))
    #expect(try root.text(of: "way") == "30")
    root.send(PointerEvent(.ended, at: right, time: 2))
    #expect(try root.text(of: "way") == "7")
  }

  @Test("Of two exclusive gestures the second comes only where the first one fails")
  func exclusive() {
    let root = screen { [log] in
      Box(40, 40).gesture(
        TapGesture(count: 2).exclusively(before: TapGesture())
          .onEnded { value in
            switch value {
            case .first: log.add("double")
            case .second: log.add("single")
            }
          })
    }
    root.click(at: middle, count: 2)
    #expect(log.seen == ["double"])
    root.click(at: middle)
    #expect(log.seen == ["double", "single"])
  }

  @Test("Of two exclusive gestures the host does not wait for the second where the first one is made")
  func exclusiveWait() {
    let root = screen {
      Box(40, 40).gesture(
        DragGesture().exclusively(before: LongPressGesture(minimumDuration: 1, maximumDistance: 100)))
    }
    root.movePointer(to: middle)
    root.send(PointerEvent(.began, at: middle, time: 10))
    #expect(root.pointerDeadline == 11)
    root.send(PointerEvent(.moved, at: right, time: 10.5))
    #expect(root.pointerDeadline == nil)
  }

  @Test(
    "A gesture's state follows it, and has its first value when it is over or cancelled",
    arguments: [
      PointerEvent.Phase.ended, .cancelled,
    ])
  func state(end: PointerEvent.Phase) throws {
    struct Card: Layout {
      @GestureState var way = 7.0
      var body: some Layout {
        Text("\(Int(way))").id("way")
          .gesture(DragGesture().updating($way) { value, way, _ in way = value.translation.width })
      }
    }
    let root = screen { Card() }
    #expect(try root.text(of: "way") == "7")
    root.send(PointerEvent(.began, at: middle, time: 0))
    root.send(PointerEvent(.moved, at: right, time: 1))
    #expect(try root.text(of: "way") == "30")
    root.send(PointerEvent(.moved, at: Point(x: 150, y: 100), time: 2))
    #expect(try root.text(of: "way") == "50")
    root.send(PointerEvent(end, at: Point(x: 150, y: 100), time: 3))
    #expect(try root.text(of: "way") == "7")
  }

  @Test("A gesture of one's own, a mapped one, and two fingers")
  func others() {
    struct Nudge: Gesture {
      var body: some Gesture<Double> { DragGesture(minimumDistance: 2).map(\.translation.width) }
    }
    let root = screen { [log] in
      Box(40, 40).gesture(Nudge().onEnded { log.add("nudge \($0)") })
        .gesture(MagnifyGesture().onEnded { log.add("scale \($0.magnification) at \($0.startLocation)") })
        .simultaneousGesture(RotateGesture().onChanged { log.add("angle \($0.rotation.degrees.rounded())") })
    }
    root.drag(over: [middle, Point(x: 103, y: 100)])
    #expect(log.seen == ["nudge 3.0"])
    log.seen = []
    root.pinch(at: middle, scale: 2, rotation: .degrees(30))
    #expect(log.seen == ["angle 30.0", "scale 2.0 at (20, 20)"])
  }

  @Test("The actions are those of the last evaluation, also in the middle of a gesture")
  func exchanged() {
    struct Page: Layout {
      @State var count = 0
      let log: Log
      var body: some Layout {
        let now = count
        Box(40, 40).gesture(
          DragGesture().onChanged { _ in
            log.add("\(now)")
            count += 1
          })
      }
    }
    let root = screen { [log] in Page(log: log) }
    root.drag(over: [middle, Point(x: 120, y: 100), right, Point(x: 140, y: 100)])
    #expect(log.seen == ["0", "1", "2"])
  }

  @Test("The pointer comes over the element and those around it, and leaves the inner one first")
  func hover() {
    let root = screen { [log] in
      ZStack { Box(40, 40).onContinuousHover { log.add("\($0)") }.pointerStyle(.link) }
        .frame(width: 100, height: 100).onHover { log.add("\($0)") }.pointerStyle(.grabIdle)
    }
    root.movePointer(to: Point(x: 55, y: 100))
    #expect(root.pointerStyle == .grabIdle)
    root.movePointer(to: Point(x: 90, y: 100))
    root.movePointer(to: middle)
    #expect(root.pointerStyle == .link)
    root.movePointer(to: nil)
    #expect(root.pointerStyle == nil)
    #expect(log.seen == ["true", "active((10, 20))", "active((20, 20))", "ended", "false"])
  }
}

extension SequenceGesture.Value where First == LongPressGesture, Second == DragGesture {
  fileprivate var text: String {
    switch self {
    case .first: "first"
    case .second(_, nil): "second"
    case .second(_, let drag?): "second \(drag.translation)"
    }
  }
}
