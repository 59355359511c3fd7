import Foundation
import Testing

@testable import LayoutApple

/// Views of SwiftUI's in a layout.
@MainActor
@Suite(.serialized)
struct HostingTests {
  @Test(
    "A view of SwiftUI's that has another size is given it, whether or not its controller sets its preferred size",
    arguments: [true, false])
  func otherSize(isSet: Bool) {
    Simulation.setsPreferredSizes = isSet
    defer { Simulation.setsPreferredSizes = true }
    let (probe, view) = (Probe(width: 300, height: 100), HostingView.of(Letters(text: "Four")))
    probe.container.updateBody { view.ui() }
    probe.pass()
    #expect(view.frame.size == CGSize(width: 34, height: 22))
    // By its own state, which nothing outside observes.
    view.controller.rootView.text = "Four and"
    probe.pass()
    probe.pass()
    #expect(view.frame.size == CGSize(width: 68, height: 22))
  }

  @Test("A view of SwiftUI's reads both sizes from its controller, and has none without")
  func options() {
    let view = HostingView.of(Letters(text: "Hello"))
    #expect(view.controller.sizingOptions == [.intrinsicContentSize, .preferredContentSize])
    // Five letters of 8.5 points, a line of 21.25.
    #expect(view.size(for: Proposal(width: nil, height: nil)) == Size(width: 42.5, height: 21.25))
    view.controller.sizingOptions = .preferredContentSize
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
  }
}
