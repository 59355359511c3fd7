import Foundation
import LayoutUIKit
import Testing
import UIKit

/// The quick start: a controller that is its own layout.
private final class Welcome: UIViewController, @MainActor Layout {
  let layoutContainer = LayoutContainer()
  let titleLabel = UILabel()
  let startButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = "Good morning"
    startButton.setTitle("Begin", for: .normal)
    setupLayoutContainer(layoutContainer)
    layoutContainer.updateBody { self.body }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    updateLayoutContainer(layoutContainer)
  }

  @LayoutBuilder var body: some Layout {
    VStack(alignment: .center, spacing: 16) {
      titleLabel.layout().size(width: 300, height: 34)
      startButton.layout().size(width: 280, height: 50)
    }
  }
}

/// What is shown is said in one place, and the base class does the rest.
private final class Greeting: BaseViewController, @MainActor Layout {
  let label = UILabel()
  var layouts = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "Twelve chars"
  }

  override func setLayout() {
    layouts += 1
    layoutContainer.updateBody { self.body }
  }

  @LayoutBuilder var body: some Layout {
    VStack(spacing: 24) {
      label.layout()
      Rectangle().size(width: 240, height: 50)
    }
  }
}

/// Sets up the container that it has from the base class once more, as code does that was written for another base.
private final class Cards: BaseViewController {
  let cards = (0..<4).map { _ in UIView() }

  override func viewDidLoad() {
    super.viewDidLoad()
    setupLayoutContainer(layoutContainer)
    layoutContainer.updateBody { [cards] in
      VStack(spacing: 12) {
        HStack(spacing: 12) {
          cards[0].layout().size(width: 100, height: 80)
          cards[1].layout().size(width: 100, height: 80)
        }
        HStack(spacing: 12) {
          cards[2].layout().size(width: 100, height: 80)
          cards[3].layout().size(width: 100, height: 80)
        }
      }
    }
  }
}

@MainActor
@Suite(.serialized)
struct ControllerTests {
  private func window(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.layoutIfNeeded()
    return window
  }

  @Test("F005 A controller that is a layout shows its body in its own views")
  func quickStart() {
    let welcome = Welcome()
    let window = window(welcome)
    #expect(window.rootViewController === welcome)
    #expect(welcome.titleLabel.frame == CGRect(x: 45, y: 372, width: 300, height: 34))
    #expect(welcome.startButton.frame == CGRect(x: 55, y: 422, width: 280, height: 50))
    #expect(welcome.titleLabel.superview === welcome.layoutContainer)
  }

  @Test("F006 A container that is set up fills the controller's view and follows its size; twice is once")
  func setup() {
    let controller = UIViewController()
    let container = LayoutContainer()
    controller.setupLayoutContainer(container)
    controller.setupLayoutContainer(container)
    #expect(controller.view.subviews.count == 1)
    #expect(container.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(container.autoresizingMask == [.flexibleWidth, .flexibleHeight])
    controller.view.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
    #expect(container.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
  }

  @Test("F007 A container that is brought up to date has the size of the controller's view")
  func update() {
    let controller = UIViewController()
    let container = LayoutContainer()
    controller.view.addSubview(container)
    controller.updateLayoutContainer(container)
    #expect(container.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    // The same size again is told to nobody.
    let frames = Simulation.frames
    controller.updateLayoutContainer(container)
    #expect(Simulation.frames == frames)
  }

  @Test("F009 The base controller has its container in its view and asks once for the layout, after viewDidLoad")
  func base() {
    let greeting = Greeting()
    let window = window(greeting)
    #expect(greeting.layoutContainer.superview === greeting.view)
    #expect(greeting.layouts == 1)
    // 12 characters of 8.5 points, on whole pixels; the text was set after super.viewDidLoad.
    #expect(greeting.label.frame.width == 102)
    window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
    window.layoutIfNeeded()
    #expect(greeting.layouts == 1)
    #expect(greeting.label.frame.minX == 371)
  }

  @Test("F010 A subclass sets up the container that it has from the base class: it is there once")
  func tree() {
    let cards = Cards()
    let window = window(cards)
    #expect(window.rootViewController === cards)
    #expect(cards.view.subviews.count == 1)
    #expect(
      cards.cards.map(\.frame) == [
        CGRect(x: 89, y: 336, width: 100, height: 80), CGRect(x: 201, y: 336, width: 100, height: 80),
        CGRect(x: 89, y: 428, width: 100, height: 80), CGRect(x: 201, y: 428, width: 100, height: 80),
      ])
  }

  @Test("F155 A view is configured in passing and stays of its own type")
  func configure() {
    let label: UILabel = UILabel().configure {
      $0.text = "Configured"
      $0.textAlignment = .center
    }
    #expect(label.text == "Configured")
    #expect(label.textAlignment == .center)
  }
}
