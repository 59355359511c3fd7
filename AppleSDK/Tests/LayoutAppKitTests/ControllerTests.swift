import AppKit
import Foundation
import LayoutAppKit
import Testing

/// A controller that is its own layout, and makes its own view.
private final class Welcome: NSViewController, @MainActor Layout {
  let layoutContainer = LayoutContainer()
  let title1 = NSTextField(labelWithString: "Good morning")
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
      title1.ui().size(width: 300, height: 34)
      start.ui().size(width: 280, height: 50)
    }
  }
}

/// What is shown is said in one place, and the base class does the rest.
private final class Greeting: BaseViewController, @MainActor Layout {
  let label = NSTextField(labelWithString: "")
  var layouts = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    label.stringValue = "Twelve chars"
  }

  override func setLayout() {
    layouts += 1
    layoutContainer.updateBody { self.body }
  }

  @LayoutBuilder var body: some Layout {
    VStack(spacing: 24) {
      label.ui()
      Rectangle().size(width: 240, height: 50)
    }
  }
}

@MainActor
@Suite(.serialized)
struct ControllerTests {
  private func window(_ controller: NSViewController) -> NSWindow {
    let window = NSWindow(size: .zero)
    window.contentViewController = controller
    window.setContentSize(CGSize(width: 390, height: 844))
    window.layoutIfNeeded()
    return window
  }

  @Test("F013 A controller of AppKit's that is a layout shows its body in its own views")
  func quickStart() {
    let welcome = Welcome()
    let window = window(welcome)
    #expect(window.contentView === welcome.view)
    #expect(welcome.title1.frame == CGRect(x: 45, y: 372, width: 300, height: 34))
    #expect(
      welcome.start.alignmentRect(forFrame: welcome.start.frame) == CGRect(x: 55, y: 422, width: 280, height: 50))
    #expect(welcome.title1.superview === welcome.layoutContainer)
  }

  @Test("F013 A container that is set up fills the controller's view and follows its size; twice is once")
  func setup() {
    let (controller, container) = (NSViewController(), LayoutContainer())
    controller.view = NSView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    controller.setupLayoutContainer(container)
    controller.setupLayoutContainer(container)
    #expect(controller.view.subviews.count == 1)
    #expect(container.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(container.autoresizingMask == [.width, .height])
    controller.view.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
    #expect(container.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    // The same size again is told to nobody.
    let frames = Simulation.frames
    controller.updateLayoutContainer(container)
    #expect(Simulation.frames == frames)
  }

  @Test("F013 The base controller makes its view, and asks once for the layout, after viewDidLoad")
  func base() {
    let greeting = Greeting()
    greeting.preferredContentSize = CGSize(width: 300, height: 200)
    #expect(greeting.view.frame.size == CGSize(width: 300, height: 200))
    let window = window(greeting)
    #expect(greeting.layoutContainer.superview === greeting.view)
    #expect(greeting.layouts == 1)
    // 12 characters of 6.5 points and 4 for the cell; the text was set after super.viewDidLoad.
    #expect(greeting.label.frame.width == 82)
    window.setContentSize(CGSize(width: 844, height: 390))
    window.layoutIfNeeded()
    #expect(greeting.layouts == 1)
    #expect(greeting.label.frame.minX == 381)
  }
}
