@testable import LayoutCore
import LayoutTesting
import Testing

private final class Log {
  var seen: [String] = []
  func add(_ text: String) { seen.append(text) }
}

private let middle = Point(x: 100, y: 100)
private let right = Point(x: 130, y: 100)

@Suite("Limits and ends of gestures")
struct GestureLimitTests {
  private let log = Log()
  private let host = CountingHost()

  /// A root of 200 × 200 points with a body, in a host.
  private func screen(@LayoutBuilder _ body: @escaping () -> some Layout) -> LayoutRoot {
    let root = LayoutRoot(size: Size(width: 200, height: 200), measurers: .tens)
    root.host = host
    root.setBody(body)
    root.layoutIfNeeded()
    return root
  }

  @Test("A number that is set later is valid, as one of the beginning")
  func numbers() {
    var (tap, place) = (TapGesture(), SpatialTapGesture())
    for (count, valid) in [(0, 1), (-5, 1), (3, 3), (Int.max, 100)] {
      tap.count = count
      place.count = count
      #expect(tap.count == valid && place.count == valid)
      #expect(TapGesture(count: count).count == valid && SpatialTapGesture(count: count).count == valid)
    }
    var (hold, drag, magnify) = (LongPressGesture(), DragGesture(), MagnifyGesture())
    for (number, valid) in [(Double.nan, 0.0), (-1, 0), (2, 2), (.infinity, .infinity)] {
      hold.minimumDuration = number
      hold.maximumDistance = number
      drag.minimumDistance = number
      magnify.minimumScaleDelta = number
      #expect(hold.minimumDuration == valid && hold.maximumDistance == valid)
      #expect(drag.minimumDistance == valid && magnify.minimumScaleDelta == valid)
    }
  }

  @Test("A key makes as many taps as can be made, and no more")
  func manyTaps() throws {
    let root = screen { [log] in Box(40, 40).onTapGesture(count: .max) { log.add("tap") } }
    #expect(root.press(try #require(host.roots.first)))
    #expect(log.seen == ["tap"])
  }

  @Test("A key makes no gesture that needs more than taps")
  func otherThanTaps() throws {
    let root = screen { [log] in
      Box(40, 40).gesture(
        LongPressGesture().sequenced(before: TapGesture()).onChanged { _ in log.add("changed") }
          .onEnded { _ in log.add("ended") })
    }
    #expect(!root.press(try #require(host.roots.first)))
    #expect(log.seen.isEmpty)
  }

  @Test("A host waits for a day at most", arguments: [(86_400.0, [86_400.0]), (1e7, []), (1e300, [])])
  func waits(duration: Double, wanted: [Double]) {
    let root = screen { Box(40, 40).onLongPressGesture(minimumDuration: duration) {} }
    var waits: [Double] = []
    root.onPointerWait = { if let seconds = $0 { waits.append(seconds) } }
    root.send(PointerEvent(.began, at: middle, time: 0.5))
    #expect(waits == wanted)
  }

  @Test("A drag that rests before its release has no speed")
  func rest() {
    var ends: [DragGesture.Value] = []
    let root = screen { Box(40, 40).gesture(DragGesture().onEnded { ends.append($0) }) }
    root.send(PointerEvent(.began, at: middle, time: 10))
    root.send(PointerEvent(.moved, at: right, time: 10.05))
    root.send(PointerEvent(.ended, at: right, time: 12))
    #expect(ends.map(\.velocity) == [.zero])
    #expect(ends.map(\.time) == [12])
    #expect(ends.map(\.translation) == [Size(width: 30, height: 0)])
  }

  @Test("A second press too far away is no double tap, and a press that moves is no long one")
  func tooFar() {
    let root = screen { [log] in
      Box(40, 40).onTapGesture(count: 2) { log.add("double") }
        .onLongPressGesture(minimumDuration: 1) { log.add("long") }
    }
    for (place, time) in [(middle, 0.0), (Point(x: 85, y: 100), 0.2)] {
      root.send(PointerEvent(.began, at: place, time: time))
      root.send(PointerEvent(.ended, at: place, time: time + 0.1))
    }
    #expect(log.seen.isEmpty)
    root.send(PointerEvent(.began, at: middle, time: 10))
    root.send(PointerEvent(.moved, at: Point(x: 111, y: 100), time: 10.5))
    root.send(PointerEvent(.stationary, at: Point(x: 111, y: 100), time: 12))
    root.send(PointerEvent(.ended, at: Point(x: 111, y: 100), time: 12.5))
    #expect(log.seen.isEmpty)
  }

  @Test("Gestures that are over are released, and count as recognized until the next press")
  func released() {
    let root = screen { Box(40, 40).onLongPressGesture(minimumDuration: 1) {} }
    root.send(PointerEvent(.began, at: middle, time: 0))
    #expect(root.pointer.entries.count == 1 && !root.hasRecognizedGesture)
    #expect(root.send(PointerEvent(.stationary, at: middle, time: 1)))
    #expect(root.pointer.entries.isEmpty && root.pointer.winner == nil)
    #expect(root.hasRecognizedGesture)
    #expect(root.send(PointerEvent(.ended, at: middle, time: 2)))
    #expect(!root.send(PointerEvent(.began, at: middle, time: 3)))
    #expect(!root.hasRecognizedGesture)
  }

  @Test("A disabled element takes no gesture, no key and no value, until it is enabled")
  func disabled() {
    var isOff = true
    let root = screen { [log] in
      Box(40, 40).onTapGesture { log.add("tap") }
        .onLongPressGesture(minimumDuration: 1) { log.add("long") }
        .gesture(DragGesture().onEnded { _ in log.add("drag") })
        .draggable("text")
        .dropDestination(for: String.self) { _, _ in
          log.add("drop")
          return true
        }
        .copyable(["text"])
        .pasteDestination(for: String.self) { _ in log.add("paste") }
        .disabled(isOff)
    }
    let clipboard = Clipboard.inMemory()
    root.click(at: middle)
    root.hold(at: middle, for: 2)
    root.drag(over: [middle, right])
    #expect(root.dragItem(at: middle) == nil)
    #expect(!root.drop([TransferItem("a")], at: middle))
    #expect(!root.press(.tab))
    for view in host.roots {
      #expect(!root.press(view))
      #expect(!root.copy(from: view, to: clipboard))
      #expect(!root.paste(into: view, from: clipboard))
    }
    #expect(log.seen.isEmpty)
    isOff = false
    root.updateBody()
    root.click(at: middle)
    #expect(root.press(.tab))
    #expect(root.press(.space))
    #expect(root.drop([TransferItem("a")], at: middle))
    #expect(root.dragItem(at: middle) != nil)
    #expect(log.seen == ["tap", "tap", "drop"])
  }

  @Test("A disabled element takes no notice of the pointer over it, and opens no menu, until it is enabled")
  func disabledPointer() throws {
    var isOff = true
    let root = screen { [log] in
      Box(40, 40).onHover { log.add("\($0)") }.contextMenu { Button("Reply") {} }.id("box").disabled(isOff)
    }
    root.movePointer(to: middle)
    root.click(at: middle, button: .secondary)
    #expect(!root.hasContextMenu(at: middle))
    for view in host.roots { #expect(!root.openContextMenu(of: view)) }
    #expect(log.seen.isEmpty && root.presentations.isEmpty)
    isOff = false
    root.updateBody()
    root.movePointer(to: middle)
    root.click(at: middle, button: .secondary)
    root.layoutIfNeeded()
    #expect(log.seen == ["true"] && root.presentations.count == 1)
    // The pointer leaves an element that is disabled meanwhile, and so does the menu.
    isOff = true
    root.updateBody()
    root.layoutIfNeeded()
    root.movePointer(to: Point(x: 105, y: 100))
    #expect(log.seen == ["true", "false"])
    #expect(root.presentations.isEmpty)
  }

  @Test("What is written around a disabled element is not disabled")
  func aroundDisabled() {
    let root = screen { [log] in
      Box(40, 40).onTapGesture { log.add("inner") }.disabled().onTapGesture { log.add("outer") }
    }
    root.click(at: middle)
    #expect(log.seen == ["outer"])
  }
}
