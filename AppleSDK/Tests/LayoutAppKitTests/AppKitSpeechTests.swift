import AppKit
import Testing

@testable import LayoutApple

@MainActor
@Suite("What screen readers find in AppKit", .serialized)
struct AppKitSpeechTests {
  @Test("AppKit gets the layout's lists, and goes through them")
  func rotors() throws {
    let probe = AppKitProbe(width: 200, height: 200)
    #expect(probe.container.accessibilityCustomRotors().isEmpty)
    probe.container.updateBody {
      VStack {
        Text("Inbox").accessibilityHeading(.h1)
        Text("One").id(1)
        Text("Two").id(2)
      }
      .accessibilityRotor("Unread") { for id in 1...2 { AccessibilityRotorEntry("Number \(id)", id: id) } }
    }
    probe.pass()
    let rotors = probe.container.accessibilityCustomRotors()
    #expect(rotors.map(\.label) == ["Headings", "Unread"])
    let search = try #require(rotors.last?.itemSearchDelegate)
    func next(
      _ from: NSAccessibilityCustomRotor.ItemResult?, _ direction: NSAccessibilityCustomRotor.SearchDirection,
      _ filter: String = ""
    ) -> NSAccessibilityCustomRotor.ItemResult? {
      search.rotor(rotors[1], resultFor: NSAccessibilityCustomRotor.SearchParameters(from, direction, filter))
    }
    let first = next(nil, .next)
    #expect(first?.customLabel == "Number 1" && (first?.targetElement as? TextLabel)?.stringValue == "One")
    #expect(next(first, .next)?.customLabel == "Number 2")
    #expect(next(first, .previous) == nil)
    #expect(next(nil, .next, "2")?.customLabel == "Number 2")
  }

  @Test("Elements with a place of their own are read in it, and others in AppKit's order")
  func order() {
    let probe = AppKitProbe(width: 200, height: 200)
    func show(_ priority: Double) {
      probe.container.updateBody {
        VStack {
          Text("One")
          Text("Two").accessibilitySortPriority(priority)
          Button("Three") {}
        }
      }
      probe.pass()
    }
    show(0)
    #expect(probe.container.accessibilityChildren()?.count == probe.container.subviews.count)
    show(1)
    for _ in 0..<3 {
      let texts = probe.container.accessibilityChildren()?.map {
        ($0 as? TextLabel)?.stringValue ?? ($0 as? NSButton)?.title
      }
      #expect(texts == ["Two", "One", "Three"])
    }
    #expect(probe.container.host.reading.computations == 1)
  }

  @Test("The second button opens the menu of a button")
  func menuOfButton() throws {
    let probe = AppKitProbe(width: 200, height: 200)
    var pressed = 0
    probe.container.updateBody { Button("Row") { pressed += 1 }.contextMenu { Button("Reply") {} } }
    probe.pass()
    try probe.requestMenu(at: Point(x: 100, y: 100))
    #expect(probe.root.presentations.map(\.kind) == [.menu] && pressed == 0)
  }

  @Test("A screen reader opens the menu of an element")
  func menus() throws {
    let probe = AppKitProbe(width: 200, height: 200)
    probe.container.updateBody { Text("Row").contextMenu { Button("Reply") {} } }
    probe.pass()
    let box = try #require(probe.views.first as? BoxView)
    #expect(box.accessibilityPerformShowMenu())
    probe.pass()
    #expect(probe.root.presentations.map(\.kind) == [.menu])
  }
}
