import Layout
import Testing

import class SwiftUI.UIHostingController
import struct SwiftUI.VStack

/// What the page shows in SwiftUI.
struct ProfileCard: Layout {
  let name: String

  var body: some Layout {
    HStack(spacing: 10) {
      Circle().size(width: 40, height: 40)
      Text(name).font(.system(size: 16))
    }
  }
}

final class Welcome: BaseViewController, @MainActor Layout {
  let headline = UILabel().configure { $0.text = "Welcome" }
  let start = UIButton(type: .system)

  override func setLayout() { layoutContainer.updateBody(of: self) { $0.body } }

  @LayoutBuilder var body: some Layout {
    LayoutCore.VStack(alignment: .center, spacing: 24) {
      headline.layout().size(width: 280, height: 30)
      start.layout().size(width: 240, height: 50)
    }
  }
}

@MainActor
@Suite(.serialized)
struct PageTests {
  @Test("The page's screen")
  func screen() {
    let welcome = Welcome()
    _ = show(welcome)
    #expect(close(welcome.headline.frame, 55, 370, 280, 30))
    #expect(close(welcome.start.frame, 75, 424, 240, 50))
  }

  @Test("The page's screen is gone when it is no longer shown")
  func gone() {
    weak var welcome: Welcome?
    do {
      let made = Welcome()
      welcome = made
      _ = show(made)
      #expect(made.layoutContainer.subviews.count == 2)
    }
    #expect(welcome == nil)
  }

  @Test("The page's layout in SwiftUI, beside a name that was imported by itself")
  func inSwiftUI() {
    // SwiftUI's, by that import.
    let controller = UIHostingController(rootView: VStack { Profile() })
    _ = show(controller)
    let container = controller.view.subviews.first as? LayoutContainer
    // A circle of 40, a gap of 10 and three letters of 8, below a line of 21.25.
    #expect(close(container?.frame ?? .zero, 158, 412.625, 74, 40))
    #expect(container?.subviews.count == 2)
  }
}
