import LayoutAppKit
import TestPromises
import Testing

/// The quick start with AppKit's words: a controller that is its own layout, and makes its own view.
private final class Welcome: NSViewController, @MainActor Layout {
  let layoutContainer = LayoutContainer()
  let name = NSTextField(labelWithString: "Good morning")
  let start = NSButton()

  override func loadView() { view = NSView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }

  override func viewDidLoad() {
    super.viewDidLoad()
    start.title = "Begin"
    setupLayoutContainer(layoutContainer)
    layoutContainer.updateBody { self.body }
  }

  override func viewDidLayout() {
    super.viewDidLayout()
    updateLayoutContainer(layoutContainer)
  }

  @LayoutBuilder var body: some Layout {
    VStack(alignment: .center, spacing: 16) {
      name.ui().size(width: 300, height: 34)
      start.ui().size(width: 280, height: 50)
    }
  }
}

/// A label and a box below it.
private final class Greeting: BaseViewController {
  let label = NSTextField(labelWithString: "")

  override func viewDidLoad() {
    super.viewDidLoad()
    label.stringValue = "Twelve chars"
  }

  override func setLayout() {
    layoutContainer.updateBody { [label] in
      VStack(spacing: 24) {
        label.ui()
        Rectangle().size(width: 240, height: 50)
      }
    }
  }
}

@MainActor
@Suite(.serialized)
struct AppKitControllerTests {
  private func window(_ controller: NSViewController) -> NSWindow {
    let window = NSWindow(size: .zero)
    window.contentViewController = controller
    window.setContentSize(CGSize(width: 390, height: 844))
    window.layoutIfNeeded()
    return window
  }

  @Test("The quick start's controller, with AppKit's labels and buttons", .promises("F013"))
  func quickStart() {
    let welcome = Welcome()
    let window = window(welcome)
    #expect(window.contentView === welcome.view)
    #expect(welcome.name.frame == CGRect(x: 45, y: 372, width: 300, height: 34))
    #expect(
      welcome.start.alignmentRect(forFrame: welcome.start.frame) == CGRect(x: 55, y: 422, width: 280, height: 50))
    #expect(welcome.name.superview === welcome.layoutContainer)
    #expect(welcome.layoutContainer.autoresizingMask == [.width, .height])
  }

  @Test("The base controller makes its view, as large as its preferred size", .promises("F013"))
  func base() {
    let greeting = Greeting()
    greeting.preferredContentSize = CGSize(width: 300, height: 200)
    #expect(greeting.view.frame.size == CGSize(width: 300, height: 200))
    let window = window(greeting)
    // 12 characters of 6.5 points and 4 for the cell; the text was set after super.viewDidLoad.
    #expect(greeting.label.frame.width == 82)
    window.setContentSize(CGSize(width: 844, height: 390))
    window.layoutIfNeeded()
    #expect(greeting.label.frame.minX == 381)
  }
}
