import LayoutUIKit
import TestPromises
import Testing
import UIKit

/// The quick start with UIKit's words: a controller that is its own layout, and is not kept from the container by a base.
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

private final class FiledController: BaseViewController {}

@MainActor
@Suite(.serialized)
struct UIKitControllerTests {
  @Test("The quick start's controller, with UIKit's labels and buttons", .promises("F005", "F006", "F007"))
  func quickStart() {
    let welcome = Welcome()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = welcome
    window.layoutIfNeeded()
    #expect(welcome.titleLabel.frame == CGRect(x: 45, y: 372, width: 300, height: 34))
    #expect(welcome.startButton.frame == CGRect(x: 55, y: 422, width: 280, height: 50))
    #expect(welcome.titleLabel.superview === welcome.layoutContainer)
    #expect(welcome.layoutContainer.autoresizingMask == [.flexibleWidth, .flexibleHeight])
  }

  @Test("A controller's file may be called like its class without the last word", .promises("F009"))
  func nib() throws {
    let folder = try Nibs(["Filed"])
    #expect(FiledController(nibName: nil, bundle: folder.bundle).view is NibView)
  }

  @Test("A view is configured in passing and stays of its own type", .promises("F155"))
  func configure() {
    let label: UILabel = UILabel().configure {
      $0.text = "Configured"
      $0.textAlignment = .center
    }
    #expect(label.text == "Configured")
    #expect(label.textAlignment == .center)
  }
}
