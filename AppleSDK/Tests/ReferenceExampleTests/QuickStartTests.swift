import Layout
import TestPromises
import Testing

/// A screen with a container of its own, as the document begins.
private final class WelcomeScreen: UIViewController, @MainActor Layout {
  let layoutContainer = LayoutContainer()

  let headline = UILabel()
  let tagline = UILabel()
  let startButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()

    headline.text = "Boxes without springs"
    headline.font = .systemFont(ofSize: 28, weight: .bold)

    tagline.text = "Every frame is a number"
    tagline.font = .systemFont(ofSize: 16)
    tagline.textColor = .secondaryLabel

    startButton.setTitle("Begin", for: .normal)
    startButton.backgroundColor = .systemBlue
    startButton.setTitleColor(.white, for: .normal)
    startButton.layer.cornerRadius = 12

    setupLayoutContainer(layoutContainer)
    layoutContainer.updateBody { self.body }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    updateLayoutContainer(layoutContainer)
  }

  @LayoutBuilder var body: some Layout {
    VStack(alignment: .center, spacing: 16) {
      Spacer(minLength: 100)

      headline.layout()
        .size(width: 300, height: 34)

      tagline.layout()
        .size(width: 300, height: 20)

      Spacer(minLength: 40)

      startButton.layout()
        .size(width: 280, height: 50)

      Spacer()
    }
    .padding(20)
  }
}

/// The same by the base class.
private final class BaseScreen: BaseViewController, @MainActor Layout {
  let headline = UILabel()
  let startButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    headline.text = "Welcome"
    startButton.setTitle("Begin", for: .normal)
  }

  override func setLayout() {
    layoutContainer.updateBody { self.body }
  }

  @LayoutBuilder var body: some Layout {
    VStack(alignment: .center, spacing: 24) {
      headline.layout().size(width: 280, height: 30)
      startButton.layout().size(width: 240, height: 50)
    }
  }
}

/// The same by the extension of UIViewController.
private final class ExtensionScreen: UIViewController, @MainActor Layout {
  let layoutContainer = LayoutContainer()
  let headline = UILabel()
  let startButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    headline.text = "Welcome"
    startButton.setTitle("Begin", for: .normal)
    setupLayoutContainer(layoutContainer)
    layoutContainer.updateBody { self.body }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    updateLayoutContainer(layoutContainer)
  }

  @LayoutBuilder var body: some Layout {
    VStack(alignment: .center, spacing: 24) {
      headline.layout().size(width: 280, height: 30)
      startButton.layout().size(width: 240, height: 50)
    }
  }
}

/// What stands in place of Auto Layout's constraints.
private final class MigratedScreen: BaseViewController, @MainActor Layout {
  let headline = UILabel()
  let tagline = UILabel()
  let button = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
  }

  override func setLayout() {
    layoutContainer.updateBody { self.body }
  }

  @LayoutBuilder var body: some Layout {
    VStack(alignment: .center, spacing: 16) {
      Spacer(minLength: 40)

      headline.layout()
        .size(width: 280, height: 30)

      tagline.layout()
        .size(width: 280, height: 20)

      Spacer(minLength: 40)

      button.layout()
        .size(width: 240, height: 50)

      Spacer()
    }
  }
}

@MainActor
@Suite(.serialized)
struct QuickStartTests {
  /// On whole pixels, as a display with three pixels a point shows it.
  @Test(
    "The quick start shows its views in the frames of the document, and follows the window", .promises("F005", "F008"))
  func quickStart() {
    let screen = WelcomeScreen()
    let window = show(screen, scale: 3)
    #expect(close(screen.headline.frame, 45, 242.67, 300, 34))
    #expect(close(screen.tagline.frame, 45, 292.67, 300, 20))
    #expect(close(screen.startButton.frame, 55, 551.33, 280, 50))
    #expect(screen.layoutContainer.superview === screen.view)
    #expect(screen.headline.font == .systemFont(ofSize: 28, weight: .bold))
    #expect(screen.startButton.layer.cornerRadius == 12)
    let known = screen.layoutContainer.subviews.map { ObjectIdentifier($0) }
    window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
    window.layoutIfNeeded()
    // 350 less three views of 104 and five gaps of 16 leave 166; the spacers take 100, 40 and 26.
    #expect(close(screen.headline.frame, 272, 136, 300, 34))
    #expect(close(screen.startButton.frame, 282, 278, 280, 50))
    #expect(screen.layoutContainer.subviews.map { ObjectIdentifier($0) } == known)
  }

  @Test("The base class: a body in setLayout, and nothing else", .promises("F009"))
  func base() {
    let screen = BaseScreen()
    _ = show(screen)
    #expect(close(screen.headline.frame, 55, 370, 280, 30))
    #expect(close(screen.startButton.frame, 75, 424, 240, 50))
    #expect(screen.layoutContainer.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test("The extension: a container that is set up and brought up to date", .promises("F006", "F007"))
  func byExtension() {
    let screen = ExtensionScreen()
    let window = show(screen)
    #expect(close(screen.headline.frame, 55, 370, 280, 30))
    window.frame = CGRect(x: 0, y: 0, width: 400, height: 200)
    window.layoutIfNeeded()
    #expect(screen.layoutContainer.frame == CGRect(x: 0, y: 0, width: 400, height: 200))
    #expect(close(screen.headline.frame, 60, 48, 280, 30))
  }

  @Test("What was constraints: the spacers share the room that is left, and no constraint is made", .promises("F011"))
  func migrated() {
    let screen = MigratedScreen()
    _ = show(screen)
    // 844 less 100 of views and five gaps of 16: three spacers of 221.33, on whole points here.
    #expect(close(screen.headline.frame, 55, 237, 280, 30))
    #expect(close(screen.tagline.frame, 55, 283, 280, 20))
    #expect(close(screen.button.frame, 75, 557, 240, 50))
  }
}
