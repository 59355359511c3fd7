import LayoutAppKit
import Testing

@MainActor
@Suite(.serialized)
struct PageTests {
  @Test("The page's container on AppKit (docs/apple.md)")
  func page() {
    let container = LayoutContainer()
    let name = NSTextField(labelWithString: "Ada")
    container.updateBody {
      HStack(spacing: 10) {
        Text("Name")
        name.ui()
      }
    }
    container.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    container.layoutSubtreeIfNeeded()
    #expect(container.subviews.count == 2 && container.subviews[1] === name)
    #expect(name.frame.minX > container.subviews[0].frame.maxX)
    #expect(abs(container.subviews[0].frame.midY - name.frame.midY) <= 1)
  }
}
