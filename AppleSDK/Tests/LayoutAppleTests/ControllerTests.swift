import Foundation
import TestPromises
import Testing

@testable import LayoutApple

/// A controller that makes its own view, which UIKit's do anyway.
private class ViewController: PlatformViewController {
  override func loadView() { view = PlatformView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
}

/// The quick start: a controller that is its own layout.
private final class Welcome: ViewController, @MainActor Layout {
  let layoutContainer = LayoutContainer()
  let titleView = PlatformView()
  let startView = PlatformView()

  override func viewDidLoad() {
    super.viewDidLoad()
    setupLayoutContainer(layoutContainer)
    layoutContainer.updateBody { self.body }
  }

  @LayoutBuilder var body: some Layout {
    VStack(alignment: .center, spacing: 16) {
      titleView.ui().size(width: 300, height: 34)
      startView.ui().size(width: 280, height: 50)
    }
  }
}

/// The content is declared in one place, and the base class does the rest.
private final class Greeting: BaseViewController, @MainActor Layout {
  let view1 = MeasuredView(CGSize(width: 10, height: 10))
  var layouts = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view1.size = CGSize(width: 102, height: 22)
  }

  override func setLayout() {
    layouts += 1
    layoutContainer.updateBody { self.body }
  }

  @LayoutBuilder var body: some Layout {
    VStack(spacing: 24) {
      view1.ui()
      Rectangle().size(width: 240, height: 50)
    }
  }
}

/// Sets up the container that it has from the base class once more, as code does that was written for another base.
private final class Cards: BaseViewController {
  let cards = (0..<4).map { _ in PlatformView() }

  override func viewDidLoad() {
    super.viewDidLoad()
    setupLayoutContainer(layoutContainer)
    layoutContainer.updateBody { [cards] in
      VStack(spacing: 12) {
        HStack(spacing: 12) {
          cards[0].ui().size(width: 100, height: 80)
          cards[1].ui().size(width: 100, height: 80)
        }
        HStack(spacing: 12) {
          cards[2].ui().size(width: 100, height: 80)
          cards[3].ui().size(width: 100, height: 80)
        }
      }
    }
  }
}

private final class Filed: BaseViewController {}

@MainActor
@Suite(.serialized)
struct ControllerTests {
  private func window(_ controller: PlatformViewController) -> PlatformWindow {
    let window = PlatformWindow(width: 390, height: 844)
    window.show(controller)
    window.layoutIfNeeded()
    return window
  }

  @Test("A controller that is a layout shows its body in its own views", .promises("F005", "F013"))
  func quickStart() {
    let welcome = Welcome()
    let window = window(welcome)
    #expect(welcome.view.window === window)
    #expect(welcome.titleView.frame == CGRect(x: 45, y: 372, width: 300, height: 34))
    #expect(welcome.startView.frame == CGRect(x: 55, y: 422, width: 280, height: 50))
    #expect(welcome.titleView.superview === welcome.layoutContainer)
  }

  @Test(
    "A container that is set up fills the controller's view and follows its size; twice is once",
    .promises("F006", "F013"))
  func setup() {
    let (controller, container) = (ViewController(), LayoutContainer())
    controller.setupLayoutContainer(container)
    controller.setupLayoutContainer(container)
    #expect(controller.view.subviews.count == 1)
    #expect(container.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(container.autoresizingMask == .filling)
    controller.view.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
    #expect(container.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
  }

  @Test("A container that is brought up to date has the size of the controller's view", .promises("F007", "F013"))
  func update() {
    let (controller, container) = (ViewController(), LayoutContainer())
    controller.view.addSubview(container)
    controller.updateLayoutContainer(container)
    #expect(container.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    // The same size again causes no call.
    let frames = Simulation.frames
    controller.updateLayoutContainer(container)
    #expect(Simulation.frames == frames)
  }

  @Test(
    "The base controller has its container in its view and sets the layout once, after viewDidLoad",
    .promises("F009", "F013"))
  func base() {
    let greeting = Greeting()
    let window = window(greeting)
    #expect(greeting.layoutContainer.superview === greeting.view)
    #expect(greeting.layouts == 1)
    // The size was set after super.viewDidLoad.
    #expect(greeting.view1.frame.width == 102)
    window.resize(width: 844, height: 390)
    window.layoutIfNeeded()
    #expect(greeting.layouts == 1)
    #expect(greeting.view1.frame.minX == 371)
  }

  @Test("A subclass sets up the container that it has from the base class: it is there once", .promises("F010", "F013"))
  func tree() {
    let cards = Cards()
    let window = window(cards)
    #expect(cards.view.window === window)
    #expect(cards.view.subviews.count == 1)
    #expect(
      cards.cards.map(\.frame) == [
        CGRect(x: 89, y: 336, width: 100, height: 80), CGRect(x: 201, y: 336, width: 100, height: 80),
        CGRect(x: 89, y: 428, width: 100, height: 80), CGRect(x: 201, y: 428, width: 100, height: 80),
      ])
  }

  @Test(
    "A base controller whose class has a file shows the view in there; one without makes its own",
    .promises("F009", "F013"))
  func nib() throws {
    let folder = try Nibs(["Filed", "Short"])
    let filed = Filed(nibName: nil, bundle: folder.bundle)
    #expect(filed.view is NibView)
    #expect(filed.layoutContainer.superview === filed.view)
    #expect(!(Filed().view is NibView))
    #expect(Filed(nibName: "Short", bundle: folder.bundle).view is NibView)
  }
}
