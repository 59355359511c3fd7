import Layout
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

@MainActor
@Suite(.serialized)
struct ContainerExampleTests {
  @Test("F026 F027 F028 F029 F030 A view that is moved by hand keeps its frame; the rest goes on")
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
    #expect(ends == [true])
    #expect(!layoutContainer.isAnimating)
    #expect(close(screen.box.frame, 145, 372, 100, 50))
  }

  @Test("F017 F018 F019 F020 F021 The ways to bring a container up to date")
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

  @Test("F031 F032 F033 The rules by which a container is laid out anew")
  func rules() {
    let rules = LayoutInvalidationRules.default
    #expect(rules.shouldInvalidate(for: .hierarchyChanged))
    #expect(rules.priority(for: .sizeChanged) == 3)
    let container = LayoutContainer()
    #expect(container.invalidationRules.priority(for: .sizeChanged) == 3)
  }

  @Test("F041 F044 F047 F074 F076 The document's pieces with UIKit's views in them")
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
