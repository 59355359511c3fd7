import LayoutReference
import TestPromises
import Testing

/// A screen whose box the application moves itself for a while.
private final class BoxScreen: BaseViewController, @MainActor Layout {
  let box = UIView()
  let below = UIView()
  var height = 20.0

  override func setLayout() {
    layoutContainer.updateBody { self.body }
  }

  @LayoutBuilder var body: some Layout {
    VStack(spacing: 10) {
      box.layout().size(width: 100, height: 50)
      below.layout().size(width: 100, height: height)
    }
  }
}

/// Two labels that measure themselves and one that is given a size.
private final class TitleScreen: BaseViewController, @MainActor Layout {
  let titleLabel = CountedLabel()
  let subtitleLabel = CountedLabel()
  let sizedLabel = CountedLabel()
  let button = UIButton(type: .system)

  override func setLayout() {
    titleLabel.text = "four"
    subtitleLabel.text = "below"
    button.setTitle("Get Started", for: .normal)
    button.backgroundColor = UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1)
    layoutContainer.updateBody { self.body }
  }

  @LayoutBuilder var body: some Layout {
    VStack(spacing: 10) {
      titleLabel.layout()
      subtitleLabel.layout().size(height: 30)
      sizedLabel.layout().size(width: 100, height: 24)
    }
  }
}

@MainActor
@Suite(.serialized)
struct ContainerExampleTests {
  @Test(
    "A view that is moved by hand keeps its frame; the rest goes on", .promises("F026", "F027", "F028", "F029", "F030"))
  func protection() {
    let screen = BoxScreen()
    _ = show(screen)
    let layoutContainer = screen.layoutContainer
    #expect(close(screen.box.frame, 145, 382, 100, 50))

    layoutContainer.startAnimating(screen.box)
    #expect(layoutContainer.isAnimating)
    withAnimation(.easeInOut(duration: 0.3)) {
      screen.box.frame.size = CGSize(width: 300, height: 200)
    }
    let moved = screen.box.frame
    screen.height = 40
    layoutContainer.updateBody()
    #expect(screen.box.frame == moved)
    #expect(close(screen.below.frame, 145, 432, 100, 40))

    var ends: [Bool] = []
    withAnimation(
      .easeInOut(duration: 0.3),
      {
        screen.box.frame.size = CGSize(width: 310, height: 210)
      },
      completion: { finished in
        ends.append(finished)
        layoutContainer.stopAnimating(screen.box)
      })
    layoutContainer.layoutIfNeeded()
    #expect(ends == [])
    #expect(layoutContainer.isAnimating)
    UIViewPropertyAnimator.started.last?.finish()
    #expect(ends == [true])
    #expect(!layoutContainer.isAnimating)
    #expect(close(screen.box.frame, 145, 372, 100, 50))
  }

  @Test("The ways to bring a container up to date", .promises("F017", "F018", "F019", "F020", "F021"))
  func updates() {
    let screen = BoxScreen()
    let window = show(screen)
    let layoutContainer = screen.layoutContainer
    screen.height = 30
    layoutContainer.setBody { screen.body }
    #expect(screen.below.frame.height == 20)
    layoutContainer.updateBody()
    #expect(screen.below.frame.height == 30)
    screen.height = 40
    layoutContainer.updateBody { screen.body }
    #expect(screen.below.frame.height == 40)

    screen.height = 60
    layoutContainer.rebuildLayoutTree()
    layoutContainer.setNeedsLayout()
    #expect(screen.below.frame.height == 40)
    layoutContainer.layoutIfNeeded()
    #expect(screen.below.frame.height == 60)

    window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
    screen.view.layoutIfNeeded()
    layoutContainer.updateLayoutForOrientationChange()
    #expect(close(screen.box.frame, 372, 135, 100, 50))
  }

  /// The document's ways to bring a container up to date.
  enum Remedy: String, CaseIterable {
    case newBody, updateBody, forced, turned, invalidated, rebuilt
  }

  @MainActor
  private func apply(_ remedy: Remedy, to screen: TitleScreen) {
    let layoutContainer = screen.layoutContainer
    switch remedy {
    case .newBody: layoutContainer.updateBody { screen.body }
    case .updateBody: layoutContainer.updateBody()
    case .forced: layoutContainer.setNeedsLayout()
    case .turned: layoutContainer.updateLayoutForOrientationChange()
    case .invalidated: layoutContainer.invalidateLayoutTree()
    case .rebuilt: layoutContainer.rebuildLayoutTree()
    }
    layoutContainer.layoutIfNeeded()
  }

  @Test(
    "A label whose text changed is measured again; each is measured once",
    .promises("F018", "F019", "F020", "F021", "F161", "F162"),
    arguments: Remedy.allCases)
  func remedies(_ remedy: Remedy) {
    let screen = TitleScreen()
    let window = show(screen)
    // 17 points: 8.5 a character, in lines of 21.25.
    #expect(close(screen.titleLabel.frame, 178, 374, 34, 22))
    let views = [screen.titleLabel, screen.subtitleLabel, screen.sizedLabel]
    for text in ["four", "longest!"] {
      screen.titleLabel.text = text
      let (requested, frames) = (views.map(\.measurements), Simulation.frames)
      apply(remedy, to: screen)
      #expect(zip(views, requested).map { $0.measurements - $1 } == [1, 1, 1])
      // An equal response sets no frame, another one that of its label.
      #expect(Simulation.frames - frames == (text == "four" ? 0 : 1))
    }
    #expect(close(screen.titleLabel.frame, 161, 374, 68, 22))
    window.layoutIfNeeded()
    #expect(close(screen.titleLabel.frame, 161, 374, 68, 22))
  }

  @Test(
    "A frame that other code set is put right, except where the view is protected",
    .promises("F018", "F019", "F020", "F021", "F029", "F161", "F162"),
    arguments: Remedy.allCases)
  func misplaced(_ remedy: Remedy) {
    let screen = TitleScreen()
    _ = show(screen)
    let frames = [screen.titleLabel.frame, screen.sizedLabel.frame]
    let elsewhere = CGRect(x: 1, y: 2, width: 3, height: 4)
    screen.layoutContainer.startAnimating(screen.titleLabel)
    for label in [screen.titleLabel, screen.sizedLabel] { label.frame = elsewhere }
    let before = Simulation.frames
    apply(remedy, to: screen)
    #expect([screen.titleLabel.frame, screen.sizedLabel.frame] == [elsewhere, frames[1]])
    #expect(Simulation.frames == before + 1)
    screen.layoutContainer.stopAnimating(screen.titleLabel)
    #expect([screen.titleLabel.frame, screen.sizedLabel.frame] == frames)
    // A view that is scaled has its centre and its size, and keeps the scale.
    screen.sizedLabel.transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)
    screen.sizedLabel.center = .zero
    apply(remedy, to: screen)
    #expect(screen.sizedLabel.center == CGPoint(x: frames[1].midX, y: frames[1].midY))
    #expect(screen.sizedLabel.transform.a == 2)
  }

  @Test("The hierarchy of a container contains the facts of its views", .promises("F205", "F206"))
  func hierarchy() {
    let screen = TitleScreen()
    _ = show(screen)
    screen.layoutContainer.frame = CGRect(x: 20, y: 100, width: 350, height: 600)
    screen.layoutContainer.backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    screen.subtitleLabel.isHidden = true
    screen.sizedLabel.alpha = 0.5
    screen.layoutContainer.updateBody {
      VStack(spacing: 16) {
        screen.titleLabel
        screen.subtitleLabel
        Spacer(minLength: 8)
        screen.sizedLabel.layout().size(width: 280, height: 50)
        screen.button.layout().size(width: 280, height: 50)
      }
    }
    let debugger = LayoutDebugger()
    debugger.output = { _ in }
    let text = debugger.analyzeViewHierarchy(screen.layoutContainer, title: "MY LAYOUT").withoutSourceLines
    #expect(
      text == """
        🔍 ===== MY LAYOUT =====
        🔍 LayoutContainer
        ├─ Frame: (20.0, 100.0, 350.0, 600.0)
        ├─ Background: #FFFFFF
        ├─ Hidden: false
        ├─ Alpha: 1.0
        └─ VStack
            ├─ Frame: (35.0, 0.0, 280.0, 600.0)
            ├─ Spacing: 16.0
            ├─ Alignment: center
            ├─ CountedLabel "four"
            │   ├─ Frame: (123.0, 0.0, 34.0, 21.25)
            │   ├─ Font: system 0.0 17.0
            │   ├─ Hidden: false
            │   └─ Alpha: 1.0
            ├─ CountedLabel "below"
            │   ├─ Frame: (140.0, 37.25, 0.0, 0.0)
            │   ├─ Font: system 0.0 17.0
            │   ├─ Hidden: true
            │   └─ Alpha: 1.0
            ├─ Spacer
            │   ├─ Frame: (140.0, 53.25, 0.0, 414.75)
            │   └─ Minimum: 8.0
            ├─ CountedLabel
            │   ├─ Frame: (0.0, 484.0, 280.0, 50.0)
            │   ├─ Font: system 0.0 17.0
            │   ├─ Hidden: false
            │   └─ Alpha: 0.5
            └─ UIButton "Get Started"
                ├─ Frame: (0.0, 550.0, 280.0, 50.0)
                ├─ Font: system 0.0 17.0
                ├─ Background: #007AFF
                ├─ Hidden: false
                └─ Alpha: 1.0
        """)
  }

  @Test("The rules by which a container is laid out anew", .promises("F031", "F032", "F033"))
  func rules() {
    let rules = LayoutInvalidationRules.default
    #expect(rules.shouldInvalidate(for: .hierarchyChanged))
    #expect(rules.priority(for: .sizeChanged) == 3)
    let container = LayoutContainer()
    #expect(container.invalidationRules.priority(for: .sizeChanged) == 3)
  }

  @Test("The document's pieces with UIKit's views in them", .promises("F041", "F044", "F047", "F074", "F076"))
  func pieces() {
    let container = LayoutContainer(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    let (icon, title, subtitle, chevron) = (UIView(), UILabel(), UILabel(), UIView())
    container.updateBody {
      HStack(alignment: .center, spacing: 12) {
        icon.layout()
          .size(width: 44, height: 44)

        VStack(alignment: .leading, spacing: 4) {
          title.layout().size(width: 200, height: 20)
          subtitle.layout().size(width: 200, height: 16)
        }

        Spacer()

        chevron.layout()
          .size(width: 24, height: 24)
      }
      .padding(16)
    }
    #expect(close(icon.frame, 16, 378, 44, 44))
    #expect(close(subtitle.frame, 72, 404, 200, 16))
    #expect(close(chevron.frame, 350, 388, 24, 24))

    let (picture, content, badge) = (UIView(), UIView(), UIView())
    container.updateBody {
      ZStack(alignment: .topTrailing) {
        picture.layout()
          .size(width: 300, height: 200)

        content.layout()
          .size(width: 280, height: 180)

        badge.layout()
          .size(width: 30, height: 30)
          .offset(x: -10, y: 10)
      }
      .padding(UIEdgeInsets(top: 20, left: 16, bottom: 40, right: 16))
    }
    // The stack is in the middle of 390 by 800, 10 higher than without its padding.
    #expect(close(picture.frame, 45, 290, 300, 200))
    #expect(close(content.frame, 65, 290, 280, 180))
    #expect(close(badge.frame, 305, 300, 30, 30))

    let box = UIView()
    let width: Percent = 80%
    container.updateBody { box.layout().size(width: width, height: 100).top(10%).leading(10%) }
    #expect(close(box.frame, 39, 80, 312, 100))
  }
}
