import Foundation
import HostSuite
import Testing
import UIKit

@testable import LayoutApple
@testable import LayoutUIKit

@MainActor
@Suite(.serialized)
struct AnimationTests {
  /// A box that moves, and one that comes and goes.
  @MainActor
  private final class Page {
    let probe = UIKitProbe(width: 200, height: 100)
    let box = UIView()
    let other = UIView()
    var x = 0.0
    var hasOther = false

    init() {
      probe.container.updateBody { [unowned self] in
        ZStack {
          box.layout().size(width: 20, height: 20).position(x: 10 + x, y: 10)
          if hasOther { other.layout().size(width: 30, height: 30) }
        }
      }
      Simulation.moves = []
    }
  }

  private func curves(_ animation: LayoutAnimation) -> Simulation.Motion? {
    let page = Page()
    page.probe.container.animate(animation) {
      page.x = 50
      page.probe.container.updateBody()
    }
    defer { Simulation.moves = [] }
    return Simulation.moves.first?.motion
  }

  @Test("F119 A change is laid out inside of UIKit's animation, with the layout's duration, delay and curve")
  func animate() {
    let page = Page()
    var ends: [Bool] = []
    let animator = page.probe.container.animate(.easeInOut(duration: 0.4)) {
      page.x = 50
      page.probe.container.updateBody()
    } completion: {
      ends.append($0)
    }
    #expect(Simulation.moves.count == 1)
    #expect(Simulation.moves.first?.view === page.box)
    #expect(Simulation.moves.first?.from == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(Simulation.moves.first?.to == CGRect(x: 50, y: 0, width: 20, height: 20))
    #expect(Simulation.moves.first?.motion == Simulation.Motion(duration: 0.4, curve: "0.42 0.0 0.58 1.0"))
    #expect(page.box.frame.minX == 50)
    #expect(ends == [])
    animator?.finish()
    #expect(ends == [true])
    #expect(Simulation.motion == nil)
    Simulation.moves = []
  }

  @Test("F119 Frames that a turn sets inside of UIView.animate glide, as with views that are set by hand")
  func insideUIKit() {
    let page = Page()
    UIView.animate(withDuration: 0.25) {
      page.x = 30
      page.probe.container.updateBody()
    }
    #expect(Simulation.moves.map(\.motion.duration) == [0.25])
    // A pass that comes later animates nothing.
    Simulation.moves = []
    UIView.animate(withDuration: 0.25) {
      page.x = 60
      page.probe.container.root.rebuildLayoutTree()
    }
    page.probe.pass()
    #expect(page.box.frame.minX == 60)
    #expect(Simulation.moves.isEmpty)
  }

  @Test("F119 Only what the change causes glides: what was due before is there at once, and what comes does not fly in")
  func onlyTheChange() {
    let page = Page()
    page.x = 50
    page.probe.container.root.rebuildLayoutTree()
    page.probe.container.animate(.linear(duration: 1)) {
      page.hasOther = true
      page.probe.container.updateBody()
    }
    #expect(page.box.frame.minX == 50)
    #expect(page.other.frame == CGRect(x: 85, y: 35, width: 30, height: 30))
    #expect(Simulation.moves.isEmpty)
  }

  @Test("F119 Each curve has UIKit's parameters; a spring's velocity counts in seconds; the delay is UIKit's")
  func everyCurve() {
    #expect(curves(.linear(duration: 1))?.curve == "0.0 0.0 1.0 1.0")
    #expect(curves(.easeIn(duration: 1))?.curve == "0.42 0.0 1.0 1.0")
    #expect(curves(.easeOut(duration: 1))?.curve == "0.0 0.0 0.58 1.0")
    #expect(curves(.spring(damping: 0.5, velocity: 3, duration: 2))?.curve == "spring 0.5 1.5 0.0")
    let custom = LayoutAnimation(duration: 1, timingFunction: .custom(x1: -1, y1: 2, x2: 3, y2: -1))
    #expect(curves(custom)?.curve == "0.0 2.0 1.0 -1.0")
    #expect(
      curves(LayoutAnimation(duration: 1, delay: 0.5, timingFunction: .linear))
        == Simulation.Motion(duration: 1, delay: 0.5, curve: "0.0 0.0 1.0 1.0"))
  }

  @Test("F119 Runs are repeated by the layout's own clock, which UIKit's animators do not, and the end is told")
  func repeats() {
    let page = Page()
    var ends: [Bool] = []
    let animation = LayoutAnimation(duration: 1, timingFunction: .linear, repeatCount: 2)
    let animator = page.probe.container.animate(animation) {
      page.x = 50
      page.probe.container.updateBody()
    } completion: {
      ends.append($0)
    }
    #expect(animator == nil)
    #expect(Simulation.moves.isEmpty)
    TestClock.frame(at: 10)
    TestClock.frame(at: 11.5)
    #expect(page.box.frame.minX == 25)
    #expect(ends == [])
    TestClock.frame(at: 12)
    #expect(page.box.frame.minX == 50)
    #expect(ends == [true])
  }

  @Test(
    "Where a person wants little motion, or no time is given, the change is there at once", arguments: [true, false])
  func littleMotion(reducesMotion: Bool) {
    let page = Page()
    page.probe.container.environment.reducesMotion = reducesMotion
    var ends: [Bool] = []
    let animator = page.probe.container.animate(.linear(duration: reducesMotion ? 1 : 0)) {
      page.x = 50
      page.probe.container.updateBody()
    } completion: {
      ends.append($0)
    }
    #expect(animator == nil)
    #expect(ends == [true])
    #expect(page.box.frame.minX == 50)
    #expect(Simulation.moves.isEmpty)
  }

  @Test("A view that UIKit moves by hand is left alone inside of an animation too")
  func protection() {
    let page = Page()
    page.probe.container.startAnimating(page.box)
    page.probe.container.animate(.linear(duration: 1)) {
      page.x = 50
      page.probe.container.updateBody()
    }
    #expect(page.box.frame.minX == 0)
    #expect(Simulation.moves.isEmpty)
    page.probe.container.stopAnimating(page.box)
    #expect(page.box.frame.minX == 50)
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

  @Test("F119 The display's clock runs in a window only; what moves when the view leaves it is at its end")
  func window() {
    let page = Page()
    let clocks = TestClock.running.count
    func go(_ x: Double) {
      withAnimation(.linear(duration: 1)) {
        page.x = x
        page.probe.container.updateBody()
      }
    }
    go(50)
    #expect(TestClock.running.count == clocks + 1)
    #expect(page.box.frame.minX == 0)
    page.probe.container.removeFromSuperview()
    #expect(TestClock.running.count == clocks)
    #expect(page.box.frame.minX == 50)
    go(80)
    #expect(TestClock.running.count == clocks)
    page.probe.window.addSubview(page.probe.container)
    #expect(TestClock.running.count == clocks + 1)
    page.probe.container.removeFromSuperview()
    #expect(page.box.frame.minX == 80)
  }

  @Test("A clock whose container is gone stops by itself")
  func clockOfNobody() {
    let clocks = TestClock.running.count
    var isThere = false
    var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    weak var gone: LayoutContainer?
    do {
      let container = LayoutContainer(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      gone = container
      window?.addSubview(container)
      container.updateBody { VStack { if isThere { Rectangle().transition(.opacity) } } }
      withAnimation(.linear(duration: 1)) {
        isThere = true
        container.updateBody()
      }
    }
    #expect(TestClock.running.count == clocks + 1)
    window = nil
    #expect(window == nil)
    #expect(gone == nil)
    TestClock.frame(at: 1)
    #expect(TestClock.running.count == clocks)
  }
}
