import Foundation
import Testing

@testable import LayoutApple

@MainActor
@Suite("What screen readers find", .serialized)
struct SpeechTests {
  @Test("A list of elements is gone through from view to view, in both directions")
  func rotors() throws {
    let probe = Probe(width: 200, height: 200)
    probe.container.updateBody {
      VStack {
        Text("Inbox").accessibilityHeading(.h1)
        Text("One").id(1)
        Text("Two").id(2)
        Button("Three") {}.id(3)
      }
      .accessibilityRotor("Unread") {
        AccessibilityRotorEntry("First", id: 1)
        AccessibilityRotorEntry("Gone", id: 9)
        AccessibilityRotorEntry("Last", id: 3)
      }
    }
    probe.pass()
    let rotors = probe.container.spokenRotors(withHeadings: true)
    #expect(rotors.map(\.name) == ["Headings", "Unread"])
    #expect(probe.container.spokenRotors(withHeadings: false).map(\.name) == ["Unread"])
    let unread = try #require(rotors.last)
    #expect(unread.entries.map(\.label) == ["First", "Last"])
    let views = unread.entries.map(\.view)
    #expect(probe.text(of: views[0]) == "One")
    #expect(unread.entry(from: nil, isForward: true)?.label == "First")
    #expect(unread.entry(from: nil, isForward: false)?.label == "Last")
    #expect(unread.entry(from: views[0], isForward: true)?.label == "Last")
    #expect(unread.entry(from: views[1], isForward: true) == nil)
    #expect(unread.entry(from: views[1], isForward: false)?.label == "First")
    #expect(unread.entry(from: nil, isForward: true, filter: "la")?.label == "Last")
  }

  @Test("An element with actions and without a label has the name of the texts inside, as they are now")
  func names() throws {
    let probe = Probe(width: 200, height: 200)
    var subject = "Lunch"
    probe.container.updateBody {
      HStack {
        Text("Ada")
        Text(subject)
      }
      .accessibilityAction(named: "Delete") {}
    }
    probe.pass()
    let box = try #require(probe.views.first { $0 is BoxView } as? BoxView)
    #expect(box.isSpokenElement)
    #expect(probe.isLabelled(box, "Ada Lunch"))
    subject = "Tea"
    probe.root.updateBody()
    probe.pass()
    #expect(probe.isLabelled(box, "Ada Tea"))
  }

  @Test("The actions of a box around a control are the control's")
  func controls() throws {
    let probe = Probe(width: 200, height: 200)
    var log: [String] = []
    probe.container.updateBody { Button("Send") {}.accessibilityAction(named: "Later") { log.append("later") } }
    probe.pass()
    let button = try #require(probe.views.last)
    #expect(probe.perform(.named("Later"), on: button))
    #expect(log == ["later"])
  }
}
