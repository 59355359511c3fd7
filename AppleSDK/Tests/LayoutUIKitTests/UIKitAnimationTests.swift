import Foundation
import HostSuite
import TestPromises
import Testing
import UIKit

@testable import LayoutApple
@testable import LayoutUIKit

@MainActor
@Suite(.serialized)
struct UIKitAnimationTests {
  /// A box that moves.
  @MainActor
  private final class Page {
    let probe = UIKitProbe(width: 200, height: 100)
    let box = UIView()
    var x = 0.0

    init() {
      probe.container.updateBody { [unowned self] in box.layout().size(width: 20, height: 20).position(x: 10 + x, y: 10)
      }
      Simulation.moves = []
    }
  }

  @Test(
    "A spring's velocity counts in seconds; the delay is UIKit's",
    .promises("F119"),
    arguments: [
      (
        LayoutAnimation.spring(damping: 0.5, velocity: 3, duration: 2),
        Simulation.Motion(duration: 2, curve: "spring 0.5 1.5 0.0")
      ),
      (
        LayoutAnimation(duration: 1, delay: 0.5, timingFunction: .linear),
        Simulation.Motion(duration: 1, delay: 0.5, curve: "0.0 0.0 1.0 1.0")
      ),
    ])
  func parameters(animation: LayoutAnimation, motion: Simulation.Motion) {
    let page = Page()
    page.probe.container.animate(animation) {
      page.x = 50
      page.probe.container.updateBody()
    }
    #expect(Simulation.moves.map(\.motion) == [motion])
    Simulation.moves = []
  }

  @Test(
    "What glides comes with its animator; what does not, or by the layout's own clock, with none", .promises("F119"))
  func animator() {
    let page = Page()
    func animator(_ animation: LayoutAnimation) -> UIViewPropertyAnimator? {
      page.probe.container.animate(animation) {
        page.x += 10
        page.probe.container.updateBody()
      }
    }
    #expect(animator(.linear(duration: 1))?.duration == 1)
    #expect(animator(.linear(duration: 0)) == nil)
    #expect(animator(LayoutAnimation(duration: 1, timingFunction: .linear, repeatCount: 2)) == nil)
    page.probe.root.finishAnimations()
    #expect(page.box.frame.minX == 30)
    page.probe.container.environment.reducesMotion = true
    #expect(animator(.linear(duration: 1)) == nil)
    Simulation.moves = []
  }

  @Test("A view with a transform of its own keeps it, and is placed by its middle")
  func transform() {
    let page = Page()
    let turned = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    page.box.transform = turned
    page.x = 50
    page.probe.container.updateBody()
    #expect(page.box.transform == turned)
    #expect(page.box.center == CGPoint(x: 60, y: 10))
    #expect(page.box.bounds.size == CGSize(width: 20, height: 20))
  }
}
