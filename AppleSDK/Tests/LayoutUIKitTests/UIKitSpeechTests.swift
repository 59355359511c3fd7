import Testing
import UIKit

@testable import LayoutApple

@MainActor
@Suite("What screen readers find in UIKit", .serialized)
struct UIKitSpeechTests {
  @Test("UIKit gets the layout's lists, and goes through them")
  func rotors() throws {
    let probe = UIKitProbe(width: 200, height: 200)
    #expect(probe.container.accessibilityCustomRotors == nil)
    probe.container.updateBody {
      VStack {
        Text("Inbox").accessibilityHeading(.h1)
        Text("One").id(1)
        Text("Two").id(2)
      }
      .accessibilityRotor("Unread") { for id in 1...2 { AccessibilityRotorEntry("Number \(id)", id: id) } }
    }
    probe.pass()
    let rotor = try #require(probe.container.accessibilityCustomRotors?.first)
    #expect(rotor.name == "Unread" && probe.container.accessibilityCustomRotors?.count == 1)
    func next(_ view: AnyObject?, _ direction: UIAccessibilityCustomRotor.Direction) -> String? {
      let result = rotor.itemSearchBlock(UIAccessibilityCustomRotorSearchPredicate(view, direction))
      return (result?.targetElement as? UILabel)?.text
    }
    let first = probe.views.first { probe.text(of: $0) == "One" }
    #expect(next(nil, .next) == "One")
    #expect(next(first, .next) == "Two")
    #expect(next(first, .previous) == nil)
  }

  @Test("Elements with a place of their own are read in it, and others in UIKit's order")
  func order() {
    let probe = UIKitProbe(width: 200, height: 200)
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
    #expect(probe.container.accessibilityElements == nil)
    show(1)
    let texts = probe.container.accessibilityElements?.map {
      ($0 as? UILabel)?.text ?? ($0 as? UIButton)?.title(for: .normal)
    }
    #expect(texts == ["Two", "One", "Three"])
    show(0)
    #expect(probe.container.accessibilityElements == nil)
  }

  @Test("The order is computed once after a change, however often UIKit reads it")
  func orderCounts() {
    let probe = UIKitProbe(width: 200, height: 200)
    func show(_ text: String) {
      probe.container.updateBody {
        VStack {
          Text("One")
          Text(text).accessibilitySortPriority(1)
        }
      }
      probe.pass()
    }
    show("Two")
    for _ in 0..<5 { #expect(probe.container.accessibilityElements?.count == 2) }
    #expect(probe.container.host.reading.computations == 1)
    show("Two")
    _ = probe.container.accessibilityElements
    #expect(probe.container.host.reading.computations == 1)
    show("Three")
    #expect((probe.container.accessibilityElements?.first as? UILabel)?.text == "Three")
    #expect(probe.container.host.reading.computations == 2)
  }
}
