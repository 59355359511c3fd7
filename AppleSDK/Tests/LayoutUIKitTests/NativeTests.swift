import Foundation
import HostSuite
import Testing
import UIKit

@testable import LayoutApple
@testable import LayoutUIKit

@MainActor
@Suite(.serialized)
struct NativeTests {
  @Test(
    "A view that Auto Layout placed is placed by its frame, and given back as it was, with what its owner said of it")
  func constrained() {
    let (probe, button) = (UIKitProbe(width: 200, height: 100), UIButton(type: .system))
    button.translatesAutoresizingMaskIntoConstraints = false
    button.accessibilityLabel = "mine"
    var step = 0
    probe.container.updateBody {
      VStack {
        if step == 0 { button.layout().size(width: 20, height: 10).accessibilityLabel("said") }
        if step == 1 { button.layout().size(width: 30, height: 10) }
      }
    }
    #expect(button.translatesAutoresizingMaskIntoConstraints)
    #expect(button.accessibilityLabel == "said")
    step = 1
    probe.container.updateBody()
    #expect(button.frame.width == 30)
    #expect(button.translatesAutoresizingMaskIntoConstraints)
    #expect(button.accessibilityLabel == "mine")
    step = 2
    probe.container.updateBody()
    #expect(button.superview == nil)
    #expect(!button.translatesAutoresizingMaskIntoConstraints)
  }
}
