import AppKit
import Testing

@testable import LayoutApple

/// Keys and the mouse, as far as they are AppKit's own.
@MainActor
@Suite(.serialized)
struct AppKitEventTests {
  private final class Log { var entries: [String] = [] }

  private let log = Log()
  private let probe = AppKitProbe(width: 300, height: 300)

  private func showField() throws {
    let log = log
    probe.container.setBody {
      TextField("", text: .constant("")).onKeyPress(phases: .all) { press in
        log.entries.append("\(press.phase.rawValue)")
        return .handled
      }
    }
    probe.pass()
    #expect(probe.root.focus(probe.views.first.flatMap { probe.id(of: $0) }))
  }

  @Test("A key that is held down repeats, until it goes up")
  func repeats() throws {
    try showField()
    for (type, isARepeat) in [(NSEvent.EventType.keyDown, false), (.keyDown, true), (.keyDown, true), (.keyUp, false)] {
      #expect(!Simulation.send(NSEvent(type, "k", isARepeat: isARepeat, in: probe.window)))
    }
    #expect(log.entries == ["1", "2", "2", "4"])
  }

  @Test("Keys of another window, and those after the container left its window, are none of the layout's")
  func windows() throws {
    try showField()
    let other = NSWindow(size: CGSize(width: 100, height: 100))
    #expect(Simulation.send(NSEvent(.keyDown, "k", in: other)))
    probe.container.removeFromSuperview()
    #expect(Simulation.send(NSEvent(.keyDown, "k", in: probe.window)))
    #expect(log.entries == [])
  }

  @Test("What is dragged is searched for once a press, however far the mouse goes")
  func dragCounts() {
    probe.container.setBody {
      VStack(spacing: 0) {
        Rectangle().size(width: 300, height: 100).draggable("value")
        Rectangle().size(width: 300, height: 100)
      }
    }
    probe.pass()
    var count = 0
    let source = probe.container.host.transfer.source
    probe.container.host.transfer.source = {
      count += 1
      return source?($0)
    }
    probe.container.point(.began, 150, 200)
    for step in 1...20 { probe.container.point(.changed, 150 + Double(step), 200) }
    probe.container.point(.ended, 170, 200)
    #expect(count == 1)
  }

  @Test("Where nothing has the keyboard, the container that is in no other one has the keys first")
  func nowhere() throws {
    let inner = LayoutContainer()
    let log = log
    inner.setBody {
      Text("Inner").onTapGesture { log.entries.append("inner") }.keyboardShortcut("s", modifiers: .super)
      Text("Other").onTapGesture { log.entries.append("other") }.keyboardShortcut("o", modifiers: .super)
    }
    probe.container.setBody {
      VStack {
        inner.ui().size(width: 100, height: 100)
        Text("Outer").onTapGesture { log.entries.append("outer") }.keyboardShortcut("s", modifiers: .super)
      }
    }
    probe.pass()
    probe.pass()
    for key in ["s", "o"] as [KeyEquivalent] { try probe.press(key, modifiers: .super) }
    #expect(log.entries == ["outer", "other"])
  }

  @Test("A key without a character, as the first half of an accented letter, is left to AppKit")
  func deadKeys() throws {
    try showField()
    #expect(Simulation.send(NSEvent(.keyDown, "", in: probe.window)))
    #expect(log.entries == [])
  }

  @Test("The cursor is that of the element under the mouse, and AppKit's arrow where that leaves it")
  func cursors() throws {
    let names: [(PointerStyle, String)] = [
      (.link, "pointingHand"), (.horizontalText, "iBeam"), (.rectSelection, "crosshair"), (.grabIdle, "openHand"),
      (.columnResize, "resizeLeftRight"), (.notAllowed, "operationNotAllowed"), (.zoomIn, "arrow"),
    ]
    for (style, name) in names {
      let probe = AppKitProbe(width: 300, height: 300)
      probe.container.setBody { Rectangle().size(width: 100, height: 100).pointerStyle(style) }
      probe.pass()
      Simulation.cursor = nil
      try probe.hover(at: Point(x: 20, y: 20))
      #expect(Simulation.cursor == nil)
      try probe.hover(at: Point(x: 150, y: 150))
      #expect(Simulation.cursor == name)
      try probe.hover(at: Point(x: 20, y: 20))
      #expect(Simulation.cursor == "arrow")
    }
  }

  @Test("Two clicks are a double one within the time that the user has set")
  func doubleClicks() throws {
    let log = log
    probe.container.setBody { Rectangle().size(width: 100, height: 100).onTapGesture { log.entries.append("tap") } }
    probe.pass()
    let before = Simulation.doubleClickInterval
    defer { Simulation.doubleClickInterval = before }
    Simulation.doubleClickInterval = 0.75
    probe.container.click(Point(x: 150, y: 150))
    #expect(probe.root.doubleTapTime == 0.75 && log.entries == ["tap"])
  }

  @Test("AppKit's ring is around a box that takes the keyboard, as round as it is")
  func rings() throws {
    probe.container.setBody {
      VStack(spacing: 0) {
        Rectangle().size(width: 60, height: 40).cornerRadius(6).focusable()
        Rectangle().size(width: 60, height: 40).background(.red)
      }
    }
    probe.pass()
    let boxes = probe.views.compactMap { $0 as? BoxView }
    let box = try #require(boxes.first { $0.takesFocus })
    #expect(box.focusRingMaskBounds == CGRect(x: 0, y: 0, width: 60, height: 40))
    #expect(boxes.filter { !$0.takesFocus }.allSatisfy { $0.focusRingMaskBounds == .zero })
    Simulation.filled = []
    box.drawFocusRingMask()
    #expect(Simulation.filled.count == 1)
  }
}
