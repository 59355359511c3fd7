import Foundation
import HostSuite
import TestPromises
import Testing

@testable import LayoutApple

@MainActor
@Suite(.serialized)
struct AnimationTests {
  /// A box that moves, and one that comes and goes.
  @MainActor
  private final class Page {
    let probe = Probe(width: 200, height: 100)
    let box = PlatformView()
    let other = PlatformView()
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

  @Test(
    "A change is laid out inside of the toolkit's animation, with the layout's duration and curve",
    .promises("F119", "F120"))
  func animate() {
    let page = Page()
    var ends: [Bool] = []
    let finish = page.probe.glide(.easeInOut(duration: 0.4)) {
      page.go(50)
    } completion: {
      ends.append($0)
    }
    #expect(Simulation.moves.count == 1)
    #expect(Simulation.moves.first?.view === page.box)
    #expect(Simulation.moves.first?.from == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(Simulation.moves.first?.to == CGRect(x: 50, y: 0, width: 20, height: 20))
    #expect(Simulation.moves.first?.seconds == 0.4)
    #expect(Simulation.moves.first?.words == "0.42 0.0 0.58 1.0")
    #expect(page.box.frame.minX == 50)
    #expect(ends == [])
    finish()
    #expect(ends == [true])
    // What comes later does not glide.
    Simulation.moves = []
    page.go(60)
    #expect(Simulation.moves.isEmpty)
  }

  @Test(
    "Frames that a turn sets inside of any animation of the toolkit's glide, in that animation alone",
    .promises("F119", "F120"))
  func insideToolkit() {
    let page = Page()
    Probe.animating(seconds: 0.25) { page.go(30) }
    #expect(Simulation.moves.map(\.seconds) == [0.25])
    #expect(Simulation.moves.map(\.to.minX) == [30])
    // A pass that comes later animates nothing.
    Simulation.moves = []
    Probe.animating(seconds: 0.25) {
      page.x = 60
      page.probe.container.root.rebuildLayoutTree()
    }
    page.probe.pass()
    #expect(page.box.frame.minX == 60)
    #expect(Simulation.moves.isEmpty)
    page.probe.glide(.linear(duration: 1)) {
      page.x = 80
      page.probe.container.root.rebuildLayoutTree()
    }()
    #expect(Simulation.moves.map(\.seconds) == [1])
    Simulation.moves = []
  }

  @Test(
    "Only what the change causes glides: what was due is there at once, and what comes does not fly in",
    .promises("F119", "F120"),
    arguments: [false, true])
  func onlyTheChange(isInAnother: Bool) {
    let page = Page()
    func change() {
      page.x = 50
      page.probe.container.root.rebuildLayoutTree()
      page.probe.glide(.linear(duration: 1)) {
        page.hasOther = true
        page.probe.container.updateBody()
      }()
    }
    if isInAnother { Probe.animating(seconds: 0.25, change) } else { change() }
    #expect(page.box.frame.minX == 50)
    #expect(page.other.frame == CGRect(x: 85, y: 35, width: 30, height: 30))
    #expect(Simulation.moves.isEmpty)
  }

  @Test(
    "Without motion or time nothing glides, whatever animation is around it",
    .promises("F119", "F120"), arguments: [false, true])
  func withoutMotion(reducesMotion: Bool) {
    let page = Page()
    let view = PlatformView()
    page.probe.container.environment.reducesMotion = reducesMotion
    var ends: [Bool] = []
    Probe.animating(seconds: 1) {
      page.probe.glide(.linear(duration: reducesMotion ? 2 : 0)) {
        view.frame.origin.x = 5
        page.go(50)
      } completion: {
        ends.append($0)
      }()
    }
    #expect(Simulation.moves.isEmpty)
    #expect(view.frame.minX == 5)
    #expect(page.box.frame.minX == 50)
    #expect(ends == [true])
    Simulation.moves = []
  }

  @Test(
    "Each curve has the toolkit's control points, within the limits of curves",
    .promises("F119", "F120"),
    arguments: [
      (LayoutAnimation.linear(duration: 1), "0.0 0.0 1.0 1.0"), (.easeIn(duration: 1), "0.42 0.0 1.0 1.0"),
      (.easeOut(duration: 1), "0.0 0.0 0.58 1.0"), (.easeInOut(duration: 1), "0.42 0.0 0.58 1.0"),
      (LayoutAnimation(duration: 1, timingFunction: .custom(x1: -1, y1: 2, x2: 3, y2: -1)), "0.0 2.0 1.0 -1.0"),
      (LayoutAnimation(duration: 1, timingFunction: .custom(x1: .nan, y1: 0, x2: 1, y2: .nan)), "0.0 0.0 1.0 0.0"),
    ])
  func everyCurve(animation: LayoutAnimation, words: String) {
    let page = Page()
    page.probe.glide(animation) { page.go(50) }()
    #expect(Simulation.moves.map(\.words) == [words])
    Simulation.moves = []
  }

  @Test("Runs are repeated by the layout's own clock, and the completion is called", .promises("F119", "F120"))
  func repeats() {
    let page = Page()
    var ends: [Bool] = []
    let clocks = TestClock.running.count
    let animation = LayoutAnimation(duration: 1, timingFunction: .linear, repeatCount: 2)
    _ = page.probe.glide(animation) {
      page.go(50)
    } completion: {
      ends.append($0)
    }
    #expect(Simulation.moves.isEmpty)
    #expect(TestClock.running.count == clocks + 1)
    TestClock.frame(at: 10)
    TestClock.frame(at: 11.5)
    #expect(page.box.frame.minX == 25)
    #expect(ends == [])
    TestClock.frame(at: 12)
    #expect(page.box.frame.minX == 50)
    #expect(ends == [true])
    #expect(TestClock.running.count == clocks)
  }

  @Test(
    "Where a person wants little motion, or no time is given, the change is there at once",
    .promises("F119", "F120"),
    arguments: [true, false])
  func littleMotion(reducesMotion: Bool) {
    let page = Page()
    page.probe.container.environment.reducesMotion = reducesMotion
    var ends: [Bool] = []
    _ = page.probe.glide(.linear(duration: reducesMotion ? 1 : 0)) {
      page.go(50)
    } completion: {
      ends.append($0)
    }
    #expect(ends == [true])
    #expect(page.box.frame.minX == 50)
    #expect(Simulation.moves.isEmpty)
  }

  @Test(
    "A view that other code animates is left alone inside of an animation, and goes to its place afterwards",
    .promises("F120"))
  func protection() {
    let page = Page()
    page.probe.container.startAnimating(page.box)
    #expect(page.probe.container.isAnimating(page.box))
    page.probe.glide(.linear(duration: 1)) { page.go(50) }()
    #expect(page.box.frame.minX == 0)
    #expect(Simulation.moves.isEmpty)
    page.probe.container.stopAnimating(page.box)
    #expect(page.box.frame.minX == 50)
    #expect(!page.probe.container.isAnimating)
  }

  @Test(
    "The display's clock runs in a window only; what moves when the view leaves it is at its end",
    .promises("F119", "F120"))
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
    page.probe.window.content.addSubview(page.probe.container)
    #expect(TestClock.running.count == clocks + 1)
    page.probe.container.removeFromSuperview()
    #expect(page.box.frame.minX == 80)
  }

  @Test("A clock whose container is gone stops by itself")
  func clockOfNobody() {
    let clocks = TestClock.running.count
    var isThere = false
    var window: PlatformWindow? = PlatformWindow(width: 100, height: 100)
    weak var gone: LayoutContainer?
    do {
      let container = LayoutContainer(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      gone = container
      window?.content.addSubview(container)
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
