import LayoutAppKit
import Testing

private final class Person: BaseViewController, @MainActor Layout {
  let name = NSTextField(labelWithString: "Ada")

  override func setLayout() { layoutContainer.updateBody(of: self) { $0.body } }

  @LayoutBuilder var body: some Layout {
    HStack(spacing: 10) {
      Text("Name")
      name.ui()
    }
  }
}

@MainActor
@Suite(.serialized)
struct PageTests {
  @Test("The page's screen on AppKit (docs/apple.md) is shown, and gone when it is no longer shown")
  func page() {
    weak var person: Person?
    do {
      let made = Person()
      person = made
      let window = NSWindow(size: .zero)
      window.contentViewController = made
      window.setContentSize(CGSize(width: 300, height: 100))
      window.layoutIfNeeded()
      let container = made.layoutContainer
      #expect(container.subviews.count == 2 && container.subviews[1] === made.name)
      #expect(made.name.frame.minX > container.subviews[0].frame.maxX)
      #expect(abs(container.subviews[0].frame.midY - made.name.frame.midY) <= 1)
    }
    #expect(person == nil)
  }
}
