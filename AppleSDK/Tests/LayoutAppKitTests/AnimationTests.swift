import AppKit
import Foundation
import HostSuite
import Testing

@testable import LayoutApple
@testable import LayoutAppKit

@MainActor
@Suite(.serialized)
struct AnimationTests {
  /// A box that moves, and one that comes and goes.
  @MainActor
  private final class Page {
    let probe = AppKitProbe(width: 200, height: 100)
    let box = NSView()
    let other = NSView()
    var x = 0.0
    var hasOther = false

    init() {
      probe.container.updateBody { [unowned self] in
        ZStack {
          box.ui().size(width: 20, height: 20).position(x: 10 + x, y: 10)
          if hasOther { other.ui().size(width: 30, height: 30) }
        }
      }
      Simulation.moves = []
    }

    func go(_ x: Double) {
      self.x = x
      probe.container.updateBody()
    }
  }

  private func move(_ animation: LayoutAnimation) -> Simulation.Move? {
    let page = Page()
    page.probe.container.animate(animation) { page.go(50) }
    Simulation.finishAnimations()
    return Simulation.moves.first
  }

  @Test("F120 A change is laid out in a group of NSAnimationContext, with the layout's duration and curve")
  func animate() {
    let page = Page()
    var ends: [Bool] = []
    page.probe.container.animate(.easeInOut(duration: 0.4)) {
      page.go(50)
    } completion: {
      ends.append($0)
    }
    #expect(Simulation.moves.count == 1)
    #expect(Simulation.moves.first?.view === page.box)
    #expect(Simulation.moves.first?.from == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(Simulation.moves.first?.to == CGRect(x: 50, y: 0, width: 20, height: 20))
    #expect(Simulation.moves.first?.duration == 0.4)
    #expect(Simulation.moves.first?.curve == "0.42 0.0 0.58 1.0")
    #expect(page.box.frame.minX == 50)
    #expect(ends == [])
    Simulation.finishAnimations()
    #expect(ends == [true])
  }

  @Test("F120 A model that changes inside the group is laid out inside it; frames that a turn sets in any group glide")
  func insideAppKit() {
    let page = Page()
    page.probe.container.animate(.linear(duration: 1)) {
      page.x = 30
      page.probe.container.root.rebuildLayoutTree()
    }
    #expect(Simulation.moves.map(\.duration) == [1])
    Simulation.moves = []
    NSAnimationContext.runAnimationGroup { context in
      context.duration = 0.25
      context.allowsImplicitAnimation = true
      page.go(60)
    }
    #expect(Simulation.moves.map(\.duration) == [0.25])
    #expect(Simulation.moves.map(\.to.minX) == [60])
    Simulation.finishAnimations()
  }

  @Test("F120 Only what the change causes glides: what was due before is there at once, and what comes does not fly in")
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
    Simulation.finishAnimations()
  }

  @Test("F120 Each curve has Core Animation's control points; springs, delays and repeats run by the layout's clock")
  func everyCurve() {
    #expect(move(.linear(duration: 1))?.curve == "0.0 0.0 1.0 1.0")
    #expect(move(.easeIn(duration: 1))?.curve == "0.42 0.0 1.0 1.0")
    #expect(move(.easeOut(duration: 1))?.curve == "0.0 0.0 0.58 1.0")
    let custom = LayoutAnimation(duration: 1, timingFunction: .custom(x1: -1, y1: 2, x2: 3, y2: .nan))
    #expect(move(custom)?.curve == "0.0 2.0 1.0 0.0")
    for animation in [
      LayoutAnimation.spring(duration: 1), LayoutAnimation(duration: 1, delay: 0.5),
      LayoutAnimation(duration: 1, repeatCount: 2),
    ] {
      let page = Page()
      var ends: [Bool] = []
      let clocks = TestClock.running.count
      page.probe.container.animate(animation) {
        page.go(50)
      } completion: {
        ends.append($0)
      }
      #expect(Simulation.moves.isEmpty)
      #expect(TestClock.running.count == clocks + 1)
      TestClock.frame(at: 10)
      #expect(page.box.frame.minX == 0)
      TestClock.frame(at: 20)
      #expect(page.box.frame.minX == 50)
      #expect(ends == [true])
      #expect(TestClock.running.count == clocks)
    }
  }

  @Test(
    "F120 Where a person wants little motion, or no time is given, the change is there at once",
    arguments: [true, false])
  func littleMotion(reducesMotion: Bool) {
    let page = Page()
    page.probe.container.environment.reducesMotion = reducesMotion
    var ends: [Bool] = []
    page.probe.container.animate(.linear(duration: reducesMotion ? 1 : 0)) {
      page.go(50)
    } completion: {
      ends.append($0)
    }
    #expect(ends == [true])
    #expect(page.box.frame.minX == 50)
    #expect(Simulation.moves.isEmpty)
  }

  @Test("F120 A view that somebody else animates is left alone, and goes to its place afterwards")
  func protection() {
    let page = Page()
    page.probe.container.startAnimating(page.box)
    #expect(page.probe.container.isAnimating(page.box))
    page.probe.container.animate(.linear(duration: 1)) { page.go(50) }
    #expect(page.box.frame.minX == 0)
    #expect(Simulation.moves.isEmpty)
    page.probe.container.stopAnimating(page.box)
    #expect(page.box.frame.minX == 50)
    #expect(!page.probe.container.isAnimating)
    Simulation.finishAnimations()
  }

  @Test("A transition fades, moves and scales a view around its middle, by the clock of the window's display")
  func transition() {
    let probe = AppKitProbe(width: 200, height: 100)
    var isThere = false
    probe.container.updateBody {
      VStack {
        if isThere {
          Rectangle().size(width: 50, height: 30)
            .transition(.opacity.combined(with: .scale(0.5)).combined(with: .move(edge: .leading)))
        }
      }
    }
    let clocks = TestClock.running.count
    withAnimation(.linear(duration: 1)) {
      isThere = true
      probe.container.updateBody()
    }
    let box = probe.views.first as? NSView
    #expect(box?.alphaValue == 0)
    #expect(TestClock.running.count == clocks + 1)
    TestClock.frame(at: 10)
    TestClock.frame(at: 10.5)
    #expect(box?.alphaValue == 0.5)
    // Half the way back from a width to the left; the corner that the layer is anchored at moves in by half of the rest.
    #expect(box?.frame == CGRect(x: 50, y: 35, width: 50, height: 30))
    #expect(
      box?.layer?.affineTransform() == CGAffineTransform(a: 0.75, b: 0, c: 0, d: 0.75, tx: 6.25, ty: 3.75))
    TestClock.frame(at: 11)
    #expect(box?.alphaValue == 1)
    #expect(box?.frame == CGRect(x: 75, y: 35, width: 50, height: 30))
    #expect(box?.layer?.affineTransform() == .identity)
    #expect(TestClock.running.count == clocks)
  }

  @Test("The display's clock runs in a window only; what moves when the view leaves it is at its end")
  func window() {
    let page = Page()
    let clocks = TestClock.running.count
    withAnimation(.linear(duration: 1)) { page.go(50) }
    #expect(TestClock.running.count == clocks + 1)
    #expect(page.box.frame.minX == 0)
    page.probe.container.removeFromSuperview()
    #expect(TestClock.running.count == clocks)
    #expect(page.box.frame.minX == 50)
    withAnimation(.linear(duration: 1)) { page.go(80) }
    #expect(TestClock.running.count == clocks)
    page.probe.window.contentView?.addSubview(page.probe.container)
    #expect(TestClock.running.count == clocks + 1)
    page.probe.container.removeFromSuperview()
    #expect(page.box.frame.minX == 80)
  }
}
