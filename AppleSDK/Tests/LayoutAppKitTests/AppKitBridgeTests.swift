import AppKit
import TestPromises
import Testing

@testable import LayoutApple
@testable import LayoutAppKit

@MainActor
@Suite(.serialized)
struct AppKitBridgeTests {
  @Test("A view of SwiftUI's comes in a hosting controller of AppKit's", .promises("F156"))
  func controller() { #expect(Letters(text: "Hello").appkit.rootView.text == "Hello") }

  @Test("What is seen of a view of AppKit's fills its place in a view of SwiftUI's", .promises("F154"))
  func seen() {
    let (box, button) = (HostedViewBox(frame: CGRect(x: 0, y: 0, width: 50, height: 20)), NSButton())
    box.show(button)
    #expect(button.alignmentRect(forFrame: button.frame) == CGRect(x: 0, y: 0, width: 50, height: 20))
    #expect(button.frame.width > 50)
  }
}
